import type { CountryMention, Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { after, alternatives, before } from "./beside.ts";

/** Words that deny what stands behind them, in the languages people write of routes in. */
const DENIED_BEHIND =
  "not|bukan|bukannya|hindi|dili|non|pas|não|nao|nie|nu|nicht|не|sio|siyo|không phải|ko phải|ليس|ليست|مش|مو|موش|وليس|ไม่ใช่|មិនមែន|ບໍ່ແມ່ນ|不是|唔係|不在|唔喺";
/** Words that deny what stands before them. */
const DENIED_BEFORE =
  "nahi|nahin|nahee|nehi|nai|hoina|noy|नहीं|नही|नाही|होइन|हैन|না|নয়|নয়|নই|نہیں|இல்லை|இல்ல|அல்ல|නෙමෙයි|නෙවෙයි|නොවේ|አይደለም|değil|emas|မဟုတ်ဘူး|မဟုတ်|아니고|아니라|아니에요|ではなく|じゃなく";
const BETWEEN =
  "pala|po|pala po|in|to|from|at|the|en|a|el|de|desde|para|em|no|na|au|aux|à|en|dans|du|di|ke|dari|sa|taga|la|în|w|z|do|в|из|на|у|з|من|في|الى|إلى|ở|đi|là|ที่|នៅ|katika|nchini|kwa";
/** What may stand between a place and its denial: "Kuwait me nahi". */
const CASE = "में|मे|मा|mein|me|maa|ma|তে|এ|میں|ல்|හි";
const JOINED =
  /^[\s,]*(?:or|nor|and|o|ni|y|e|et|ou|und|oder|dan|atau|at|aur|ya|और|या|র|বা|ও|এবং|و|أو|и|или|และ|和|或)(?![\p{L}\p{M}])/u;

const FILLED = `(?:(?:${alternatives(BETWEEN)}) ?){0,2}`;
const DENYING_LEFT = before(DENIED_BEHIND, FILLED);
/** "No" denies where a sentence begins or a preposition of Spanish follows: within a sentence of Portuguese it is "in the". */
const NO_LEFT = new RegExp(
  `(?:^|[.,;:!?¡¿…–—-] ?|\\b(?:perdon|sorry|oops) )no (?:${alternatives("en|a|de|in|to|from")} )?$|[^\\p{L}]no en (?:el )?$`,
  "u",
);
const DENYING_RIGHT = after(DENIED_BEFORE);
const CASE_RIGHT = after(CASE);

/** UTF-16 units beyond which what stands between two places is no correction of one by the other. */
const CLOSE = 28;
const BESIDE = 24;

/** Countries that a message takes back by naming another in their place: "not Kuwait, Qatar", "Kuwait nahi, Qatar". "Qatar, not Kuwait" does so where nothing stands before it: else it may be what somebody promised. */
export function takenBack({ text, countries, language }: Reading): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const [index, right] of countries.entries()) {
    const left = countries[index - 1];
    if (left === undefined || !isRival(left, right)) continue;
    const gap = foldText(text.slice(left.end, right.start)).folded;
    if (gap.length > CLOSE || gap.includes("?") || JOINED.test(gap)) continue;
    const lead = foldText(text.slice(Math.max(0, left.start - BESIDE), left.start)).folded;
    const denied = deniedOf({ left, right, gap, lead, language });
    if (denied !== null) codes.add(denied);
  }
  return new Set([...codes].filter((code) => isNamedOnce(countries, code)));
}

interface Pair {
  readonly left: CountryMention;
  readonly right: CountryMention;
  /** What stands between them, and what before the first, folded. */
  readonly gap: string;
  readonly lead: string;
  readonly language: string | null;
}

function deniedOf({ left, right, gap, lead, language }: Pair): string | null {
  if (isDenied(gap, language)) return lead.trim() === "" ? right.code : null;
  const behind = gap.replace(CASE_RIGHT, "");
  return isDenied(lead, language) || DENYING_RIGHT.test(behind) ? left.code : null;
}

function isDenied(folded: string, language: string | null): boolean {
  return DENYING_LEFT.test(folded) || (language !== "pt" && NO_LEFT.test(folded));
}

/** Of two countries on one side of the way the one may stand in the other's place. */
function isRival(left: CountryMention, right: CountryMention): boolean {
  if (left.code === right.code) return false;
  return left.role === right.role || left.role === "unknown" || right.role === "unknown";
}

function isNamedOnce(countries: readonly CountryMention[], code: string): boolean {
  return countries.filter((mention) => mention.code === code).length === 1;
}
