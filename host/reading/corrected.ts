import type { CountryMention, Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { after, alternatives, before } from "./beside.ts";

/** Words that deny what stands behind them, in the languages people write of routes in. */
const DENIED_BEHIND =
  "not|bukan|bukannya|hindi|dili|non|pas|não|nao|nie|nu|nicht|не|sio|siyo|không phải|ko phải|ليس|ليست|مش|مو|موش|وليس|ไม่ใช่|មិនមែន|ບໍ່ແມ່ນ|不是|唔係|不在|唔喺";
/** Words that deny what stands before them. */
const DENIED_BEFORE =
  "wrong|was wrong|is wrong|was a mistake|neme|nemei|nemeyi|newei|nevei|illa|illai|nahi|nahin|nahee|nehi|nai|hoina|noy|नहीं|नही|नाही|होइन|हैन|না|নয়|নয়|নই|نہیں|இல்லை|இல்ல|அல்ல|නෙමෙයි|නෙවෙයි|නොවේ|አይደለም|değil|emas|မဟုတ်ဘူး|မဟုတ်|아니고|아니라|아니에요|ではなく|じゃなく";
const BETWEEN =
  "pala|po|pala po|le|les|in|to|from|at|the|en|a|el|de|desde|para|em|no|na|au|aux|à|en|dans|du|di|ke|dari|sa|taga|la|în|w|z|do|в|из|на|у|з|من|في|الى|إلى|ở|đi|là|ที่|នៅ|katika|nchini|kwa";
/** What may stand between a place and its denial: "Kuwait me nahi". */
const CASE = "में|मे|मा|mein|me|maa|ma|তে|এ|میں|ல்|හි";
const JOINED =
  /^[\s,]*(?:or|nor|and|o|ni|y|e|et|ou|und|oder|dan|atau|at|aur|ya|और|या|র|বা|ও|এবং|و|أو|и|или|และ|和|或)(?![\p{L}\p{M}])/u;

/** What stands before a place that somebody states as theirs, from the beginning of the sentence on: "it is", "I meant", "I work in". */
const STATED =
  "it is|it's|its|this is|i am|i'm|im|we are|he is|she is|i am working|i work|we work|i live|i meant|i mean|i said|correction|actually|no|nope|sorry|very sorry|wait|oops|my mistake|i made a mistake|it was a mistake|i am sorry|i'm sorry|excuse me|please|please note|note|oh|so|well|but|ok|thanks|thank you|you are wrong|that is wrong|wrong|hello|sir|madam|the country is|the place is|es|estoy|estamos|trabajo|quise decir|quiero decir|digo|perdon|lo siento|disculpe|en realidad|c'est|ce n'est|je suis|je ne suis|nous sommes|nous ne sommes|je travaille|je voulais dire|desole|pardon|en fait|e|estou|trabalho|quis dizer|desculpa|desculpe|na verdade|itu|saya|saya kerja|saya bekerja|maksud saya|maksudnya|maaf|salah|eh|sebenarnya|nasa|ako|ako ay|ibig kong sabihin|pasensya|sorry po|naa ko|naa|la|toi|toi o|em o|y toi la|xin loi|ni|niko|nipo|samahani|namaanisha|nilimaanisha|main|mai|mera matlab|maaf karna|maaf karo|maaf kijiye|माफ कीजिए|माफ करना|माफ करें|माफ गर्नुस्|माफ गर्नुहोस्|দুঃখিত|মাফ করবেন|معاف کیجیے|معاف کرنا|معذرت|මට සමාවෙන්න|တောင်းပန်ပါတယ်|nahi|nahin|nehi|नहीं|होइन|না|نہیں|não|hindi|bukan|không|нет|ні|لا|不|不对|不對|म|मैं|मेरा मतलब|हम|আমি|মানে|میں|میرا مطلب|انا|أنا|هي|هو|أقصد|قصدي|اقصد|عفوا|آسف|это|я|я работаю|извините|простите|я имел в виду|я имела в виду|це|я працюю|вибачте|я мав на увазі|我|我在|是|我是说|我是說|不好意思|对不起|對不起|คือ|อยู่|ผมอยู่|ฉันอยู่|ขอโทษ|หมายถึง|គឺ|ខ្ញុំ|ខ្ញុំនៅ|សុំទោស|እኔ|ይቅርታ|මම|සමාවෙන්න|நான்|மன்னிக்கவும்|ကျွန်တော်|ကျွန်မ|ဆောရီး|nai|hoina|illa|illai|naha|nae|hapana|नही|இல்லை|இல்ல|නෑ|නැහැ|አይ";
/** What stands before a place that somebody named in error: "I said Kuwait but it is Qatar". */
const SAID =
  "i said|i wrote|i typed|i told you|i put|dije|escribí|puse|j'ai dit|j'ai écrit|disse|eu disse|escrevi|saya bilang|saya tulis|saya sebut|sinabi ko|sabi ko|nilagay ko|tôi nói|tôi viết|tôi ghi|nilisema|nimesema|niliandika|maine kaha|maine likha|मैंने कहा|मैंने लिखा|मैले भनेको|মাফ করবেন আমি বলেছি|আমি বলেছি|আমি লিখেছি|میں نے کہا|میں نے لکھا|قلت|كتبت|я сказал|я сказала|я написал|я написала|я написав|я написала|我说的|我說的|我写的|我寫的|我说|我說";

const FILLED = `(?:(?:${alternatives(BETWEEN)}) ?){0,2}`;
const DENYING_LEFT = before(DENIED_BEHIND, FILLED);
/** "No" denies where a sentence begins or a preposition of Spanish follows: within a sentence of Portuguese it is "in the". */
const NO_LEFT = new RegExp(
  `(?:^|[.,;:!?¡¿…–—-] ?|\\b(?:perdon|sorry|oops) )no (?:${alternatives("en|a|de|in|to|from")} )?$|[^\\p{L}]no en (?:el )?$`,
  "u",
);
const STATED_LEFT = new RegExp(
  `^[\\s,.;:!-]*(?:(?:${alternatives(`${STATED}|${BETWEEN}`)})(?![\\p{L}\\p{M}])[\\s,.;:!-]*){0,5}$`,
  "u",
);
const SAID_LEFT = before(SAID, FILLED);
const DENYING_RIGHT = after(DENIED_BEFORE);
const CASE_RIGHT = after(CASE);

/** UTF-16 units beyond which what stands between two places is no correction of one by the other. */
const CLOSE = 28;
const BESIDE = 24;
const BEFORE = 60;
/** The end of a sentence and what stands before it. */
const EARLIER = /^.*[.?!;\n](?=\s)/su;

/** Countries that a message takes back by naming another in their place: "not Kuwait, Qatar", "Kuwait nahi, Qatar". "Qatar, not Kuwait" and "Qatar hai, Kuwait nahi" do so where before it somebody states no more than that it is so: else it may be what somebody promised. */
export function takenBack({ text, countries, language }: Reading): ReadonlySet<string> {
  const codes = new Set<string>();
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
  const isStated = STATED_LEFT.test(lead.slice(0, denial?.index));
  if (isDenied(gap, language)) return isStated ? right.code : null;
  if (SAID_LEFT.test(lead)) return left.code;
  if (!isStated) return null;
  if (denial !== null || isDeniedBehind(gap)) return left.code;
  return isDeniedBehind(tail) ? right.code : null;
}

function isDeniedBehind(folded: string): boolean {
  return DENYING_RIGHT.test(folded.replace(CASE_RIGHT, ""));
}

function isDenied(folded: string, language: string | null): boolean {
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
