import type { CountryMention, Reading } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { after, alternatives, before } from "../terms/beside.ts";
import type { PlacedMention } from "../places/countries.ts";
import { beginsCorrecting, onlyTies } from "./correction-alone.ts";
import { TOLD_BY_OTHERS } from "./correction-words.ts";
import { FARES_WELL, KIN } from "./kin-words.ts";

/** Words that deny what stands behind them, in the languages people write of routes in. */
const DENIED_BEHIND =
  "not|bukan|bukannya|hindi|dili|non|pas|não|nao|nie|nu|nicht|не|sio|siyo|không phải|ko phải|ليس|ليست|مش|مو|موش|وليس|ไม่ใช่|មិនមែន|ບໍ່ແມ່ນ|不是|唔係|不在|唔喺";
/** Words that deny what stands before them. */
const DENIED_BEFORE =
  "wrong|was wrong|is wrong|was a mistake|neme|nemei|nemeyi|newei|nevei|illa|illai|nahi|nahin|nahee|nehi|nai|hoina|noy|नहीं|नही|नाही|होइन|हैन|না|নয়|নয়|নই|نہیں|இல்லை|இல்ல|அல்ல|නෙමෙයි|නෙවෙයි|නොවේ|አይደለም|አይደለሁም|አይደለንም|değil|değilim|değiliz|emasman|emas|မဟုတ်ဘူး|မဟုတ်|아니고|아니라|아니에요|ではなく|じゃなく";
const BETWEEN =
  "pala|po|pala po|le|les|in|to|from|at|the|en|a|el|de|desde|para|em|no|na|au|aux|à|en|dans|du|di|ke|dari|sa|taga|la|în|w|z|do|в|из|на|у|з|من|في|الى|إلى|ở|đi|là|ที่|នៅ|katika|nchini|kwa";
/** What may stand between a place and its denial: "Kuwait me nahi". */
const CASE =
  "में|मे|मा|mein|me|maa|ma|তে|এ|میں|ல்|හි|से|बाट|का|की|को|se|bata|ka|ki|ko|থেকে|سے|کا|کی|dari|இலிருந்து|சேர்ந்தவன்|සිට|က|ကနေ|ከ";
/** How a second place joins the first, so that both are meant. */
export const JOINED =
  /^[\s,]*(?:or|nor|and|o|ni|y|e|et|ou|und|oder|dan|atau|at|aur|ya|और|या|র|বা|ও|এবং|و|أو|и|или|และ|和|或)(?![\p{L}\p{M}])/u;

/** What stands before a place that somebody named in error: "I said Kuwait but it is Qatar". */
const SAID =
  "i said|i wrote|i typed|i told you|i put|dije|escribí|puse|j'ai dit|j'ai écrit|disse|eu disse|escrevi|saya bilang|saya tulis|saya sebut|sinabi ko|sabi ko|nilagay ko|tôi nói|tôi viết|tôi ghi|nilisema|nimesema|niliandika|maine kaha|maine likha|मैंने कहा|मैंने लिखा|मैले भनेको|মাফ করবেন আমি বলেছি|আমি বলেছি|আমি লিখেছি|میں نے کہا|میں نے لکھا|قلت|كتبت|я сказал|я сказала|я написал|я написала|я написав|я написала|我说的|我說的|我写的|我寫的|我说|我說";

const FILLED = `(?:(?:${alternatives(BETWEEN)}) ?){0,2}`;
const DENYING_LEFT = before(DENIED_BEHIND, FILLED);
/** "No" denies where a sentence begins or a preposition of Spanish follows: within a sentence of Portuguese it is "in the". */
const NO_LEFT = new RegExp(
  `(?:^ ?|[.,;:!?¡¿…–—-] ?|\\b(?:perdon|sorry|oops) )no (?:${alternatives("en|a|de|in|to|from")} )?$|[^\\p{L}]no en (?:el )?$`,
  "u",
);
const SAID_LEFT = before(SAID, FILLED);
const DENYING_RIGHT = after(DENIED_BEFORE);
const CASE_RIGHT = after(CASE);
const TOLD = before(TOLD_BY_OTHERS, "[^]*");
/** Up to ten words: "sorry, the job is a factory job in". */
const BRIEF = /^[^\p{L}]*(?:[\p{L}\p{M}'-]+[^\p{L}\p{M}]+){0,10}$/u;

/** "My sister herself is in", with up to three words between. */
const KIN_LEFT = before(KIN, `(?:[\\p{L}\\p{M}']+[ ,]+){0,3}`);
/** "Qatar ma ta mero bhai ho": up to three words before. */
const KIN_RIGHT = new RegExp(
  `^(?: [\\p{L}\\p{M}]{1,6}){0,3} (?:${alternatives(KIN)})(?![\\p{L}\\p{M}])`,
  "u",
);
/** "and is quite all right". */
const WELL_RIGHT = new RegExp(
  `^[ ,]*(?:[\\p{L}\\p{M}']+[ ,]+){0,3}(?:${alternatives(FARES_WELL)})(?![\\p{L}\\p{M}])`,
  "u",
);

/** How people say that they are not, before the country or its people. */
const NOT_MYSELF =
  "i am not|i'm not|im not|am not|i am no|we are not|we're not|we aren't|no soy|no somos|je ne suis pas|je suis pas|j'suis pas|nous ne sommes pas|não sou|nao sou|não somos|nao somos|non sono|nu sunt|nie jestem|ich bin nicht|ich bin kein|ich bin keine|saya bukan|aku bukan|kami bukan|hindi ako|hindi po ako|hindi kami|dili ko|dili mi|tôi không phải|em không phải|mình không phải|mimi si|mimi sio|mimi siyo|sisi si|sisi sio|sitoki|я не|мы не|ми не|لست|لسنا|انا مو|انا مش|أنا مش|أنا مو|احنا مش|我不是|我们不是|我們不是|我唔係|ผมไม่ใช่|ฉันไม่ใช่|หนูไม่ใช่|เราไม่ใช่|ไม่ได้มาจาก|ខ្ញុំមិនមែន|យើងមិនមែន|មិនមែនមកពី|ຂ້ອຍບໍ່ແມ່ນ";
/** Who speaks, where what denies stands behind. */
const MYSELF =
  "main|mai|hum|ham|ma|hami|ami|amra|mama|api|naan|nan|naanga|मैं|मै|हम|म|हामी|আমি|আমরা|میں|ہم|මම|මං|අපි|நான்|நாங்கள்|ကျွန်တော်|ကျွန်မ|ကျနော်|ကျမ|ကျွန်တော်တို့|እኔ|እኛ|ben|biz|men";
/** What may stand between who denies and the country: "I am not from", "hindi po ako taga". */
const OF_ONE =
  "a|an|from|of|the|de|del|du|des|d'|da|do|une|un|din|z|ze|aus|orang|dari|warga|negara|taga|po|galing|sa|người|từ|là|wa|kutoka|mtu|raia|из|з|із|من|来自|來自|从|從|มาจาก|คน|ชาว|មកពី|ជនជាតិ|ជា|ມາຈາກ|ຄົນ";
const NOT_MYSELF_LEFT = before(NOT_MYSELF, `(?:(?:${alternatives(OF_ONE)}) ?){0,3}`);
const MYSELF_LEFT = before(MYSELF);
/** The end of a question and, without a letter of another sentence, what is said behind it. */
const ANSWERED = /[?？؟]+\s*([^?？؟]{1,40})$/u;
const NONE: ReadonlySet<string> = new Set();

/** UTF-16 units beyond which what stands between two places is no correction of one by the other. */
const CLOSE = 40;
const BESIDE = 24;
const BEFORE = 60;
/** The end of a sentence and what stands before it. */
const EARLIER = /^.*[.?!;\n](?=\s)/su;

/** Countries that a message takes back by naming another in their place: "not Kuwait, Qatar", "Kuwait nahi, Qatar". "Qatar, not Kuwait" and "Qatar hai, Kuwait nahi" do so where before it somebody states no more than that it is so: else it may be what somebody promised. */
export function takenBack(told: Told): ReadonlySet<string> {
  const { text, countries, language } = told;
  if (countries.length === 0) return NONE;
  const codes = new Set([...deniedOfOneself(told), ...askedAndDenied(told)]);
  for (const [index, right] of countries.entries()) {
    const left = countries[index - 1];
    if (left === undefined || !isRival(left, right)) continue;
    const gap = foldText(text.slice(left.end, right.start)).folded;
    if (gap.length > CLOSE || gap.includes("?") || JOINED.test(gap)) continue;
    const earlier = text.slice(Math.max(0, left.start - BEFORE), left.start);
    const lead = foldText(earlier.replace(EARLIER, "")).folded;
    const tail = foldText(text.slice(right.end, right.end + BESIDE)).folded;
    const denied = deniedOf({ left, right, gap, lead, tail, language });
    if (denied !== null) codes.add(denied);
  }
  return new Set([...codes].filter((code) => isNamedOnce(countries, code)));
}

/** What a message says, with its countries. */
interface Told extends Pick<Reading, "text" | "language"> {
  readonly countries: readonly PlacedMention[];
}

/** "I am not from Mexico", "म भारतको होइन": a country that people leave and somebody says they are not of, whether or not another is named. */
function* deniedOfOneself({ text, countries }: Told): Generator<string> {
  for (const { code, role, usual, start, end } of countries) {
    // "I am not from Kuwait, I only work there".
    if (role !== "origin" || usual === "destination") continue;
    const left = foldText(text.slice(Math.max(0, start - BEFORE), start)).folded;
    if (NOT_MYSELF_LEFT.test(left)) yield code;
    const right = foldText(text.slice(end, end + BESIDE)).folded;
    if (MYSELF_LEFT.test(left) && isDeniedBehind(right)) yield code;
  }
}

/** "Filipino?? No, I am from Ukraine": what somebody asks, or is asked, and answers with no and another country on the same side. */
function* askedAndDenied({ text, countries }: Told): Generator<string> {
  if (!text.includes("?") && !text.includes("؟") && !text.includes("？")) return;
  for (const [index, right] of countries.entries()) {
    const left = countries
      .slice(0, index)
      .findLast((other) => other.role === right.role && !isOnlyThere(other));
    if (left === undefined || left.code === right.code) continue;
    const [, answer] = ANSWERED.exec(text.slice(left.end, right.start)) ?? [];
    const said = answer === undefined ? "" : foldText(answer).folded;
    if (beginsCorrecting(said) && onlyTies(said)) yield left.code;
  }
}

/** Of a country that somebody is only said to be in habit tells whether they come from there. */
function isOnlyThere({ direction, marked }: PlacedMention): boolean {
  return direction === "in" && !marked;
}

/** Countries where a message that takes something back says that somebody close is and fares well: "Sorry, it is her friend. My sister is in Oman and fine". */
export function whereOthersFareWell({ text, folded, countries }: Reading): ReadonlySet<string> {
  if (countries.length === 0 || !beginsCorrecting(folded.folded)) return new Set();
  const well = countries.filter(({ start, end }) => {
    const left = foldText(text.slice(Math.max(0, start - BEFORE), start)).folded;
    const right = foldText(text.slice(end, end + BESIDE)).folded;
    return KIN_LEFT.test(left) && WELL_RIGHT.test(right);
  });
  return new Set(well.map(({ code }) => code).filter((code) => isNamedOnce(countries, code)));
}

interface Pair {
  readonly left: CountryMention;
  readonly right: CountryMention;
  /** What stands between them, what before the first and what behind the second, folded. */
  readonly gap: string;
  readonly lead: string;
  readonly tail: string;
  readonly language: string | null;
}

function deniedOf({ left, right, gap, lead, tail, language }: Pair): string | null {
  const denial = denialIn(lead, language);
  const isStated = isStatedBehind(lead.slice(0, denial?.index));
  if (isDenied(gap, language)) return isStated ? right.code : null;
  if (isStated && isOfKin(gap, tail) && beginsCorrecting(lead)) return right.code;
  if (SAID_LEFT.test(lead)) return left.code;
  if (!isStated) return null;
  if (denial !== null || isDeniedBehind(gap)) return left.code;
  return isDeniedBehind(tail) ? right.code : null;
}

function isOfKin(gap: string, tail: string): boolean {
  return KIN_LEFT.test(gap) || KIN_RIGHT.test(tail);
}

/** Whether what stands before a place says no more than that it is so, or takes something back and tells of nobody who said so. */
function isStatedBehind(lead: string): boolean {
  return onlyTies(lead) || (beginsCorrecting(lead) && BRIEF.test(lead) && !TOLD.test(lead));
}

function isDeniedBehind(folded: string): boolean {
  return DENYING_RIGHT.test(folded.replace(CASE_RIGHT, ""));
}

/** Whether what stands between two places denies the second: "Qatar, not Kuwait". */
export function isDenied(folded: string, language: string | null): boolean {
  return denialIn(folded, language) !== null;
}

/** The denial at the end of what stands left of a place. */
function denialIn(folded: string, language: string | null): RegExpExecArray | null {
  return DENYING_LEFT.exec(folded) ?? (language === "pt" ? null : NO_LEFT.exec(folded));
}

/** Of two countries on one side of the way the one may stand in the other's place. */
function isRival(left: CountryMention, right: CountryMention): boolean {
  if (left.code === right.code) return false;
  return left.role === right.role || left.role === "unknown" || right.role === "unknown";
}

function isNamedOnce(countries: readonly CountryMention[], code: string): boolean {
  return countries.filter((mention) => mention.code === code).length === 1;
}
