import { foldText } from "../matching/fold.ts";

/** What the words around a place say: the way from it, the way to it, or only being there. */
export type Direction = "from" | "to" | "in";

const FROM_BEFORE =
  "from|leaving|left|galing|galing sa|mula|mula sa|taga|taga-|dari|asal|asal dari|desde|de|depuis|tu|từ|kutoka|toka|od|iz|из|з|із|من|از|จาก|ពី|来自|來自|从|從|hailing from|native of|citizen of|nationals of|come from|national of|born in|passport of|recruited in|recruited from|hired from|family in|home in|village in|back home in|land in";
const TO_BEFORE =
  "to|towards|bound for|going to|go to|travel to|fly to|flew to|deployed to|sent to|work in|working in|works in|worked in|job in|jobs in|employer in|employed in|here in|live in|maid in|helper in|helpers in|worker in|workers in|ofw in|boss in|factory in|visa for|arrived in|reached|papunta|papuntang|papunta sa|pa|pa-|punta|punta sa|patungong|dito sa|nasa|trabaho sa|ke|menuju|kerja di|bekerja di|majikan di|di|hacia|rumbo a|a|para|al|au|aux|vers|en partance pour|sang|di|đi|tai|tại|o|ở|kwenda|nchini|huko|do|nach|в|во|до|إلى|الى|به|ไป|ที่|ทำงานที่|ទៅ|去|到|赴|在";
const IN_BEFORE =
  "in|at|sa|in the|of|within|around|en|em|no|na|dans|a|katika|w|у|في|فى|here|for|per|untuk";
const FROM_AFTER = "से|बाट|থেকে|থেকে|से आया|से हूँ|سے|origin|ကနေ|မှ|에서|から|dan";
const TO_AFTER =
  "में|मा|जाने|जाना|जान|যেতে|যাওয়ার|যাব|গিয়ে|जाकर|मे|mein|me|میں|جانے|येण|जाने के|မှာ|သို့|မှာအလုပ်|에|で|へ|bound";
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

/** Which way the words right before and after `folded[start, end)` point, in the languages people write of routes in; null when none does. */
export function directionAt(folded: string, start: number, end: number): Direction | null {
  const left = folded.slice(Math.max(0, start - 28), start);
  const right = folded.slice(end, end + 14);
  const word = folded.slice(start, end);
  if (FROM_RIGHT.test(right) || /(थেকে|बाट)$/u.test(word)) return "from";
  if (TO_RIGHT.test(right) || /^(?:بال|لل|[بل])\p{L}{3}|(?:मा)$/u.test(word)) return "to";
  if (TO_LEFT.test(left)) return "to";
  if (FROM_LEFT.test(left)) return "from";
  return IN_LEFT.test(left) ? "in" : null;
}

function alternatives(words: string): string {
  return words
    .split("|")
    .toSorted((a, b) => b.length - a.length)
    .map((word) => foldText(word).folded)
    .join("|");
}
