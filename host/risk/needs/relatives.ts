import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { KIN } from "../../reading/corrections/kin-words.ts";
import { before, foldedWords } from "../../reading/terms/beside.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { meanAny } from "../../wording/concepts/concepts.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { isAddressed, isBehindMine } from "./addressed.ts";
import {
  BESIDE,
  END,
  ENDS,
  isBeside,
  isFirstPerson,
  means,
  MY_BEHIND,
  ONESELF,
  toldIn,
  type Told,
} from "./told-words.ts";
import { BLOWS, VIOLENCE } from "../deeds.ts";

/** Concepts of whom people worry about. */
const RELATIONS = conceptHashes("mother father spouse child sibling grandparent family neighbour");
/** What the same word means elsewhere: then it names nobody. */
const ELSE = conceptHashes("i home-country old-person");
/** An employer has one, too: it counts where it is somebody's own. */
const FAMILY = conceptHashes("family");
const OTHERS = conceptHashes("he-she they");
const EMPLOYER = conceptHashes("employer madam");
const CARE = conceptHashes("care guard");
const FRIEND = conceptHashes("friend");
const WORK = conceptHashes("work maid employer");
const DEEDS = conceptHashes(`${VIOLENCE} threaten force help`);
/** What is done to a relative by who holds them, and the subjects of it. */
const HURT = conceptHashes(BLOWS);
const ATTACKED = ["violence", "confinement", "abused"] as const;

/** Concepts of a woman or a man, and languages in which the word may be part of the one before it. */
const SEX = conceptHashes("girl-woman man-boy");
const WRITTEN_TOGETHER: ReadonlySet<string | null> = new Set(["km", "th", "my"]);

/** Languages in which whose something is stands behind it: "anak majikan", "hijo de la señora". */
const OWNER_BEHIND: ReadonlySet<string | null> = new Set(
  "id ms tl ceb vi th km es fr pt ru uk ar sw".split(" "),
);
/** Those in which "my" stands before what is somebody's, though an owner stands behind. */
const MY_BEFORE: ReadonlySet<string | null> = new Set("es fr pt ru uk".split(" "));
/** Those in which "my family" is one word. */
const MY_WITHIN: ReadonlySet<string | null> = new Set(["ar", "am"]);

/** The end of a word, or a particle, by which what stands before owns what follows. */
const OWNS = /(?:['’]s|s['’]| ka| ke| ki| का| के| की| को| کا| کے| کی| ko|को|র|ගේ|ගෙ|ရဲ့|的) ?$/u;
/** Whose a relative is that is somebody else's: before it, and behind it. */
const THEIRS_BEFORE = before(
  "his|her|their|su|sus|son|sa|ses|leur|leurs|seu|sua|seus|suas|его|её|ее|их|його|її|їх|їхній|uska|uski|uske|unka|unki|unke|उसका|उसकी|उसके|उनका|उनकी|उनके|اس کا|اس کی|اس کے|ان کا|ان کی|ان کے|তার|তাদের|ওনার|ඇගේ|එයාගේ|ඔහුගේ|eyage|அவரோட|அவங்க|他|她|他的|她的|他们的|他們的|雇主|僱主|老板|老闆|သူ့|የእሱ|የእሷ",
);
const BEHIND = "niya|nila|nya|nyang|của họ|họ|bà ấy|ông ấy|wake|wao";
const THEIRS_BEHIND = new RegExp(
  `^(?:\\p{L}+nya|[\\p{L}\\p{M}]+ (?:${foldedWords(BEHIND).join("|")})|[\\p{L}\\p{M}]+ ?(?:${foldedWords("ของเขา|របស់គាត់").join("|")}))(?!\\p{L})`,
  "u",
);
/** Nephews and nieces, for whom the lists of concepts have no word. */
const nephews = once(
  () =>
    new WordsWithin(
      "niece|nephew|sobrina|sobrino|nièce|neveu|sobrinha|sobrinho|племянница|племянник|племянницу|племянника|племінниця|племінник|племінницю|keponakan|ponakan|anak saudara|pamangkin|cháu gái|cháu trai|หลานสาว|หลานชาย|ក្មួយស្រី|ក្មួយប្រុស|တူမ|भतीजी|भतीजा|भांजी|भांजा|भान्जी|भतिजी|भदा|bhanji|bhatiji|bhatija|bhanja|بھتیجی|بھتیجا|بھانجی|بھانجا|ভাতিজি|ভাগ্নি|ভাতিজা|ভাগ্নে|侄女|侄子|外甥|外甥女|mpwa|mpwa wangu|بنت اخي|بنت اختي|ابن اخي|ابن اختي",
    ),
);
/** Whom somebody may write of who is no relative, or for whom no list of concepts has a word. */
const OTHER_KIN = `${KIN}|chị|anh|con|bạn|mẹ|bố|dì|cô|chú|cháu|แฟน|พี่|น้อง|ลูก|แม่|พ่อ|เมีย|ผัว|ibu|bapak|pacar|tetangga|boyfriend|girlfriend|novia|novio|copine|copain|jowa|bf|gf`;
const KIN_BEFORE = before(OTHER_KIN);
const kin = once(() => new WordsWithin(OTHER_KIN));
/** "我妹", for which no list has a word of its own. */
const CHINESE_KIN = /我[老小大]?[妹弟哥姐姊姨姑舅叔媽妈爸侄甥表堂孙孫]/u;
/** Of whom a message tells: whether of a relative, and not of one whom it only addresses, who is of the employer's family or cared for at work; and whether somebody speaks of their own work or what befalls themselves. */
export function whoIsToldOf(reading: Pick<Reading, "folded" | "language">): {
  readonly isRelative: boolean;
  readonly isOneself: boolean;
} {
  const all = toldIn(reading);
  const { text, told } = all;
  const relative = told.findIndex((_, at) => isRelative(all, at));
  const own = told.findIndex((_, at) => isOwnEmployer(all, at) || isOwnWork(all, at));
  return {
    isRelative: relative !== -1 || CHINESE_KIN.test(text) || bengaliKinAt(all) !== -1,
    isOneself: relative === -1 ? own !== -1 || isChildOfCountry(all) : own !== -1 && own < relative,
  };
}

/** "I" and whose, and a word of being at most between them. */
const SAYS_WHOSE =
  /^(?:我[是係]\S{1,2}|\p{L}[\p{L}\p{M}']* (?:(?:am|soy|suis|sou|estoy) )?\S+ (?:का |की |کا |کی )?)$/u;
/** A relative's word and one of being, and the end of the clause. */
const NOTHING_ELSE = new RegExp(
  `^[\\p{L}\\p{M}]+(?: (?:${foldedWords("हूँ|हूं|हु|ہوں|हुँ|hoon|hun|hu").join("|")}))? ?(?:${END}|$)`,
  "u",
);

/** Whether who writes says whose relative or friend they are: "я её сестра", "मैं उसका भाई हूँ", "我是她姐姐". */
export function isTheirRelative(reading: Pick<Reading, "folded" | "language">): boolean {
  const all = toldIn(reading);
  const { text, told, starts } = all;
  return told.some((_, at) => {
    if (!means(all, at, RELATIONS) && !means(all, at, FRIEND)) return false;
    const start = starts[at] ?? 0;
    if (!THEIRS_BEFORE.test(text.slice(Math.max(0, start - BESIDE), start))) return false;
    if (!NOTHING_ELSE.test(text.slice(start))) return false;
    return [at - 1, at - 2].some(
      (one) => isFirstPerson(all, one, "who") && SAYS_WHOSE.test(text.slice(starts[one], start)),
    );
  });
}

/** "I am a child of Ethiopia" tells in Amharic where somebody comes from. */
const OF_COUNTRY = /(?:^|[\s፣።])(?:ልጅ|ሰው|ዜጋ) ?ነኝ/u;

function isChildOfCountry({ text, language }: Told): boolean {
  return language === "am" && OF_COUNTRY.test(text);
}

/** Whether it tells of the writer's own relative abroad whom somebody hurts or holds, or of whom nothing was heard, and of nobody else between: "asawa ko ... kinulong ng amo". */
export function isOwnRelativeHurt(reading: Reading): boolean {
  return ofOwnRelative(reading) !== null;
}

/** Whether it tells that somebody hurts or holds them. */
export function isOwnRelativeAttacked(reading: Reading): boolean {
  return ofOwnRelative(reading) === "attacked";
}

function ofOwnRelative(reading: Reading): "attacked" | "out-of-reach" | null {
  const { folded, countries, topics } = reading;
  if (!countries.some(({ role }) => role === "destination")) return null;
  const all = toldIn(reading);
  const { told } = all;
  const relative = relativeIn(all);
  const own = told.findIndex((_, at) => isOwnEmployer(all, at) || isOwnWork(all, at));
  if (relative === -1 || own !== -1) return null;
  const isBehindMy = isBeside(all, relative - 1) && means(all, relative - 1, ONESELF);
  const last = lastWordOf(all, relative);
  const possessor = last + (!isBehindMy && means(all, last + 1, ONESELF) ? 2 : 1);
  const deed = told.findIndex((word, at) => at > relative && meanAny([word], HURT));
  if (deed !== -1) {
    const behind = Math.min(told.length, deed + 3, clauseEnd(all, deed));
    return isOfOneself(told.slice(possessor, behind)) ? null : "attacked";
  }
  if (isOfOneself(told.slice(possessor))) return null;
  if (hasAny(topics, ATTACKED)) return "attacked";
  return isOutOfReach({ folded }) ? "out-of-reach" : null;
}

/** Where the writer's own relative is named; where nobody speaks of themselves, whose it is need not be said. */
function relativeIn(all: Told): number {
  const isBare = all.language !== null && !meanAny(all.told, ONESELF);
  const named = all.told.findIndex(
    (_, at) => isRelative(all, at) && (isBare || isTheirOwn(all, at)),
  );
  if (named !== -1) return named;
  return nephews().test(all.text) ? ownAt(all) : bengaliKinAt(all);
}

/** Bengali in Latin letters, for whose relatives no list has a word. */
const BENGALI_KIN =
  /(?<!\p{L})(?:amar|amader) (?:boro |choto |chhoto |ek )?(?:bhai|vai|bon|apa|chele|meye|shami|sami|swami|jamai|bou|bow|stri|baba|abba|ma|amma)(?:ke|r)?(?!\p{L})/u;

/** Who speaks of themselves there. */
const BENGALI_I = /(?<!\p{L})(?:ami|amra|amake|amare|amaro)(?!\p{L})/u;

/** Where "my brother" stands in it, and who writes speaks of nothing of their own; -1 where none does. */
function bengaliKinAt({ text, starts, language }: Told): number {
  if (language !== "bn" || BENGALI_I.test(text)) return -1;
  const found = BENGALI_KIN.exec(text);
  return found === null ? -1 : starts.findIndex((start) => start >= found.index);
}

function isOfOneself(told: Told["told"]): boolean {
  return told.some((word) => meanAny([word], ONESELF) && !meanAny([word], EMPLOYER));
}

/** The first word for whose somebody is; none where a message does not begin so. */
function ownAt({ told }: Told): number {
  return told.findIndex((word, at) => at < 2 && meanAny([word], ONESELF));
}

/** The first word of the next clause. */
function clauseEnd({ text, starts }: Told, at: number): number {
  const start = starts[at] ?? 0;
  const length = text.slice(start).search(ENDS);
  const next = length === -1 ? -1 : starts.findIndex((each) => each > start + length);
  return next === -1 ? starts.length : next;
}

function isRelative(all: Told, at: number): boolean {
  if (!means(all, at, RELATIONS) || means(all, at, ELSE)) return false;
  if (means(all, at, FAMILY) && !isTheirOwn(all, at)) return false;
  if (isChildOfCountry(all) && isBeside(all, at) && means(all, at + 1, ONESELF)) return false;
  if (isSexOfEmployer(all, at)) return false;
  return !isAddressed(all, at) && !isOfOthers(all, at) && !isCaredFor(all, at);
}

/** Words for a husband or wife that are also those for a man or woman: "majikan laki", "la jefa, mujer". */
const MAN_OR_WOMAN = /^(?:laki|lelaki|bini|mujer|femme|mulher|mke|mume)(?!\p{L})/u;

/** Whether the word there says only that an employer is a man or a woman. */
function isSexOfEmployer(all: Told, at: number): boolean {
  const { text, starts } = all;
  if (!MAN_OR_WOMAN.test(text.slice(starts[at] ?? 0))) return false;
  return isBeside(all, at - 1) && means(all, at - 1, EMPLOYER);
}

function isTheirOwn(all: Told, at: number): boolean {
  if (MY_WITHIN.has(all.language) || isBehindMine(all, at)) return true;
  if (isBeside(all, at - 1) && means(all, at - 1, ONESELF)) return true;
  const last = lastWordOf(all, at);
  return isBeside(all, last) && means(all, last + 1, ONESELF);
}

/** A sister is an elder sibling and a woman where words are written together: "បងស្រីខ្ញុំ". */
function lastWordOf(all: Told, at: number): number {
  return WRITTEN_TOGETHER.has(all.language) && means(all, at + 1, SEX) ? at + 1 : at;
}

/** Whether it is a relative of the employer, or of somebody else who is not named. */
function isOfOthers(all: Told, at: number): boolean {
  const { text, starts, language } = all;
  const start = starts[at] ?? 0;
  if (THEIRS_BEFORE.test(text.slice(Math.max(0, start - BESIDE), start))) return true;
  if (!OWNER_BEHIND.has(language)) {
    const owner = text.slice(starts[at - 1] ?? 0, start);
    return means(all, at - 1, EMPLOYER) && OWNS.test(owner);
  }
  const isOwned = isBeside(all, at) && means(all, at + 1, EMPLOYER);
  return isOwned || THEIRS_BEHIND.test(text.slice(start, start + BESIDE));
}

/** Whether it is who is cared for at work: "jaga nenek". */
function isCaredFor(all: Told, at: number): boolean {
  if (!isBeside(all, at - 1) || !means(all, at - 1, CARE)) return false;
  return !(isBeside(all, at) && means(all, at + 1, ONESELF));
}

/** "My boss", "amo ko": who writes of a relative speaks of hers. */
function isOwnEmployer(all: Told, at: number): boolean {
  const { language } = all;
  if (!means(all, at, EMPLOYER)) return false;
  if (!OWNER_BEHIND.has(language) || MY_BEFORE.has(language)) {
    const isTheirs = isBeside(all, at - 1) && means(all, at - 1, ONESELF);
    return isTheirs && !(at > 1 && means(all, at - 2, RELATIONS));
  }
  return isBeside(all, at) && means(all, at + 1, ONESELF);
}

/** Who is hurt within the word of the deed: "يضربني", "ananipiga", "ይመታኛል". */
const ONESELF_WITHIN: Readonly<Record<string, RegExp>> = {
  ar: /^[\p{L}\p{M}]+ني(?![\p{L}\p{M}])/u,
  am: /^[\p{L}\p{M}]*(?:ኝ|ኛል|ኛለች|ኛሉ|ኝም|ኛት|ናል|ኑን)(?![\p{L}\p{M}])/u,
  es: /^(?:me|nos) /u,
  fr: /^(?:me |m'|nous )/u,
  pt: /^(?:me|nos) /u,
  sw: /^(?:h[au]|[auw]|wa)\p{L}{0,4}ni\p{L}{3,}/u,
};

/** Whether somebody says that they are hurt or held themselves, by whomever: a husband who beats the one who writes is nobody whom they miss. */
export function isHurtOneself(reading: Pick<Reading, "folded" | "language">): boolean {
  const all = toldIn(reading);
  const { told, text, starts, language } = all;
  const within = ONESELF_WITHIN[language ?? ""];
  return told.some((word, at) => {
    if (!meanAny([word], HURT)) return isOwnHurt(all, at);
    if (within?.test(wordFrom(text, starts[at] ?? 0)) === true) return true;
    return isBeside(all, at) && isFirstPerson(all, at + 1, "any") && !isPossessor(all, at + 1);
  });
}

/** "मुझे मारता है", "me pega": who is hurt stands before the deed, and nobody else between. */
function isOwnHurt(all: Told, at: number): boolean {
  if (!isFirstPerson(all, at, "any") || isPossessor(all, at)) return false;
  // "Me" itself is a mother, without the signs of Vietnamese.
  const clause = clauseTo(all, at, HURT)?.replace(/^\S+/u, "");
  return clause !== undefined && isOfNobodyElse(clause);
}

/** The word within which a unit of the text stands, from its beginning. */
function wordFrom(text: string, at: number): string {
  const [begun = ""] = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, at - BESIDE), at)) ?? [];
  return text.slice(at - begun.length, at + BESIDE);
}

/** So many words with a meaning may stand between who works, or whom it befalls, and what is told. */
const NEAR = 3;

function isOwnWork(all: Told, at: number): boolean {
  const isWho = isFirstPerson(all, at, "who");
  if ((!isWho && !isFirstPerson(all, at, "any")) || isPossessor(all, at)) return false;
  const clause = clauseTo(all, at, isWho ? WORK : DEEDS);
  return clause !== undefined && isOfNobodyElse(clause);
}

/** From who is meant to what is told of them, few words with a meaning on; undefined where nothing is, or a word of somebody else stands between. */
function clauseTo(all: Told, at: number, concepts: ReadonlySet<number>): string | undefined {
  const { told, starts, text } = all;
  const behind = told.slice(at + 1, at + 1 + NEAR);
  const nth = behind.findIndex((word) => meanAny([word], concepts));
  const between = behind.slice(0, Math.max(0, nth));
  if (nth === -1 || meanAny(between, RELATIONS) || meanAny(between, OTHERS)) return undefined;
  return text.slice(starts[at] ?? 0, starts[at + 1 + nth] ?? 0);
}

/** Whether neither the end of a clause nor a relative whom no concept names stands in it. */
function isOfNobodyElse(clause: string): boolean {
  return !ENDS.test(clause) && !kin().test(clause);
}

/** Whether "I" means "my" there, as it stands behind a relative. */
function isPossessor(all: Told, at: number): boolean {
  if (!MY_BEHIND.has(all.language)) return false;
  return (isBeside(all, at - 1) && means(all, at - 1, RELATIONS)) || isBehindOther(all, at);
}

/** "Chị mình giúp việc": whom no concept names. */
function isBehindOther({ text, starts }: Told, at: number): boolean {
  const start = starts[at] ?? 0;
  return KIN_BEFORE.test(text.slice(Math.max(0, start - BESIDE), start));
}
