import { foldText } from "../matching/fold.ts";

/** What the words around a place say: the way from it, the way to it, or only being there. */
export type Direction = "from" | "to" | "in";

const FROM_BEFORE =
  "from|leaving|left|galing|galing sa|mula|mula sa|taga|taga-|dari|asal|asal dari|desde|de|depuis|tu|từ|kutoka|toka|od|iz|из|з|із|من|از|จาก|ពី|来自|來自|从|從|hailing from|native of|citizen of|nationals of|come from|national of|born in|passport of|recruited in|recruited from|hired from|family in|home in|village in|back home in|land in";
const TO_BEFORE =
  "to|towards|bound for|going to|go to|travel to|fly to|flew to|deployed to|sent to|work in|working in|works in|worked in|job in|jobs in|employer in|employed in|maid in|helper in|helpers in|worker in|workers in|ofw in|boss in|factory in|visa for|arrived in|reached|papunta|papuntang|papunta sa|pa|pa-|punta|punta sa|patungong|trabaho sa|ke|menuju|kerja di|bekerja di|majikan di|hacia|rumbo a|a|para|al|vers|en partance pour|sang|kwenda|do|nach|в|до|إلى|الى|ไป|ทำงานที่|ទៅ|去|到|赴";
const IN_BEFORE =
  "in|at|sa|in the|of|within|around|here in|live in|dito sa|nasa|di|en|em|no|na|dans|au|aux|à|tại|ở|o|katika|nchini|huko|w|у|во|في|به|ที่|នៅ|在|here|for|per|untuk";
const FROM_AFTER = "से|बाट|থেকে|से आया|से हूँ|سے|origin|ကနေ|에서|から|dan";
const TO_AFTER =
  "जाने|जाना|जान|जाने के|जाकर|যেতে|যাওয়ার|যাব|গিয়ে|নেওয়ার|جانے|သွား|သို့|へ|bound|jane|jaane|jana";
const IN_AFTER = "में|मा|मे|mein|me|میں|မှာ|မှာအလုပ်|에|で";
const PLACE_BEFORE = "the|kingdom of|state of|city of|bansang|negara|nchi ya|país|country";

const before = (words: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{M}])(?:${alternatives(words)})[ -]?(?:(?:${alternatives(PLACE_BEFORE)}) )?$`,
    "u",
  );
const after = (words: string) =>
  new RegExp(`^[ -]?(?:${alternatives(words)})(?![\\p{L}\\p{M}])`, "u");

const FROM_LEFT = before(FROM_BEFORE);
const TO_LEFT = before(TO_BEFORE);
const IN_LEFT = before(IN_BEFORE);
const FROM_RIGHT = after(FROM_AFTER);
const TO_RIGHT = after(TO_AFTER);
const IN_RIGHT = after(IN_AFTER);
const FROM_ENDING = new Set(["बाट", "থেকে"]);
const TO_PREFIX = new Set(["ل", "لل", "ول", "لال", "ወደ"]);

/** A place in the folded text, and what is written together with its name. */
export interface PlaceSpot {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly behind: string;
}

/** Which way the words and endings around a place point, in the languages people write of routes in; null when none does. */
export function directionAt(folded: string, spot: PlaceSpot): Direction | null {
  const left = folded.slice(Math.max(0, spot.start - 28), spot.start);
  const right = folded.slice(spot.end, spot.end + 14);
  if (FROM_ENDING.has(spot.behind) || FROM_RIGHT.test(right)) return "from";
  if (TO_PREFIX.has(spot.before) || TO_RIGHT.test(right) || TO_LEFT.test(left)) return "to";
  if (FROM_LEFT.test(left)) return "from";
  return IN_LEFT.test(left) || IN_RIGHT.test(right) ? "in" : null;
}

function alternatives(words: string): string {
  return words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map((word) => foldText(word).folded)
    .join("|");
}
