import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../../reading/terms/beside.ts";
import { meanAny } from "../../wording/concepts/concepts.ts";
import {
  BESIDE,
  END,
  ENDS,
  isBeside,
  isFirstPerson,
  means,
  MY_BEHIND,
  ONESELF,
  saysFirstPerson,
  type Told,
} from "./told-words.ts";
import { BLOWS } from "../deeds.ts";

/** Concepts by which strangers are called, too: "sister", "mother". */
const ADDRESSED = conceptHashes("mother father child sibling");
/** Languages in which "my" stands behind and is no word for "I". */
const MINE_BEHIND: ReadonlySet<string | null> = new Set(["tl", "ceb"]);
const PLEA = conceptHashes("help please");

/** Words and endings by which somebody is called and not told of. */
const CALLED =
  /^(?:bhaiya|bhaijan|भैया|अक्के|අක්කේ|අයියේ|මල්ලියේ|නංගියේ|அண்ணே|[\u1000-\u109f]+(?:ရေ|တို့)|姐妹|兄弟|(?:ate|kuya|manang|manong|dai)(?: (?:gud|good|ask|tanong|haru|po|may|magtatanong|pa|pwede)|(?:pak|bu|buk|min|gan) (?:saya|aku|mau|tanya)|(?:mbak|mas|kak|bang|om|tante) (?:mau|tanya|ijin|izin|numpang)))(?![\p{L}\p{M}]*(?:ko|namin))/u;
/** A word, and no more than a particle of politeness, before such an end; in a script without spaces few letters are one. */
const CALLED_ALONE = new RegExp(
  `^(?:[^\\P{L}\u0e00-\u109f\u1780-\u17ff\u3400-\u9fff][\\p{L}\\p{M}]*(?: [\\p{L}\\p{M}]{1,2})?|[\\p{L}\\p{M}]{1,3}) ?${END}`,
  "u",
);

/** "My" where it stands before what is somebody's: behind a form of address it owns what follows. */
const MINE: Readonly<Record<string, string>> = {
  en: "my|our",
  es: "mi|mis|nuestro|nuestra",
  fr: "mon|ma|mes|notre|nos",
  pt: "meu|minha|meus|minhas|o meu|a minha|nosso|nossa",
  ru: "мой|моя|мои|мою|у меня|наш|наша",
  uk: "мій|моя|мої|мою|у мене|наш|наша",
  hi: "mera|meri|mere|hamara|hamari|hamare|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे",
  ur: "میرا|میری|میرے|ہمارا|ہماری|ہمارے",
  ne: "mero|mera|meri|hamro|मेरो|मेरा|मेरी|हाम्रो|हाम्रा",
  bn: "amar|amader|আমার|আমাদের",
  si: "mage|ape|මගේ|අපේ",
  ta: "en|ennoda|enga|என்|என்னோட|எங்க|என்னுடைய",
};
const mine = once(() => patternsOf(MINE, (some) => `^(?:${some})(?![\\p{L}\\p{M}])`));
const behindMine = once(() => patternsOf(MINE, (some) => `(?<![\\p{L}\\p{M}])(?:${some}) $`));

/** Whether "my" stands right before the word there. */
export function isBehindMine({ text, starts, language }: Told, at: number): boolean {
  const before = text.slice(Math.max(0, (starts[at] ?? 0) - BESIDE), starts[at]);
  return (
    behindMine()
      .get(language ?? "")
      ?.test(before) === true
  );
}

/** Endings by which a verb says that it befalls who speaks. */
const BEFALLS_ME: Readonly<Record<string, RegExp>> = {
  ar: /\p{L}{3}ني(?!\p{L})/u,
  am: /\p{L}(?:ኛል|ኛለች|ኛሉ|ኝም|ኝ)(?!\p{L})/u,
};

/** What stands behind, or ends, a word for somebody of whom is told, where most languages have an order of words; and that somebody is somewhere. */
const OF_WHOM =
  /^[\p{L}\p{M}]*(?:(?:ले|लाई|को|का|की|के|ने|सँग|संग|ने|से|কে|রে|র|ের|কো|کو|نے|کا|کی|کے)(?![\p{L}\p{M}])| (?:lai|le|ko|ka|ki|ke|ne|se|sanga|sita|ra|er|re|na si|ay|को|का|की|के|ने|से|और|र|কে|আর|কো|کو|نے|کا|کی|کے|اور)(?![\p{L}\p{M}]))/u;
const IS_THERE =
  /(?<![\p{L}\p{M}])(?:(?:ma|maa|me|mein|mai|man) (?:cha|chha|chhan|chan|xa|xan|hunuhun\p{L}*|thiyo|gayeko|basnu\p{L}*|hai|hain|tha|thi|kaam kart\p{L}+|rehta|rehti)|(?:मा|में) (?:छ|छन्|हुनुहुन्छ|थियो|है|हैं|था|थी|काम|रहता|रहती)|[\p{L}\p{M}]+मा (?:छ|छन्|हुनुहुन्छ|थियो|काम)|میں (?:ہے|ہیں|تھا|تھی|کام)|nasa|nandon|nandoon|naa sa|thake|thaken|থাকে|থাকেন|আছে|আছেন)(?![\p{L}\p{M}])/u;

/** Languages in which people begin what they tell a stranger so, and name a relative of theirs as theirs. */
const BEGUN_SO: ReadonlySet<string | null> = new Set(["ne", "hi", "ur", "bn"]);
const HURT = conceptHashes(`${BLOWS} threaten kill`);
/** Languages that few words in Latin letters may be in where nothing tells which. */
const TYPED = ["bn", "hi", "ne", "si", "ta", "tl"] as const;

function patternsOf(
  said: Readonly<Record<string, string>>,
  pattern: (some: string) => string,
): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(said).map(([language, some]) => [
      language,
      new RegExp(pattern(foldedWords(some).join("|")), "u"),
    ]),
  );
}

/** Whether somebody is only called so: "sister, ...", "didi main ...", "kuya sinasaktan ako", "ভাই আমারে বাঁচান". */
export function isAddressed(all: Told, at: number): boolean {
  if (!means(all, at, ADDRESSED)) return false;
  const { text, starts } = all;
  const start = starts[at] ?? 0;
  const left = text.slice(Math.max(0, start - 3), start).trimEnd();
  if (left !== "" && !ENDS.test(left.slice(-1))) return false;
  const right = text.slice(start);
  if (CALLED.test(right) || CALLED_ALONE.test(right)) return true;
  if (isBeside(all, at) && means(all, at + 1, PLEA)) return true;
  return !isOwned(all, at) && (speaksOfOneself(all, right) || beginsSo(all, right));
}

/** Whether who speaks owns whom the word names: behind it, or within. */
function isOwned(all: Told, at: number): boolean {
  if (all.language === "am" || all.language === "ar") return false;
  if (MY_BEHIND.has(all.language)) return true;
  return MINE_BEHIND.has(all.language) && isBeside(all, at) && means(all, at + 1, ONESELF)
    ? !isFirstPerson(all, at + 1, "any")
    : false;
}

/** Whether the clause goes on with "my", or tells of who speaks: of a relative nobody says so without a word of whose. */
function speaksOfOneself({ language }: Told, right: string): boolean {
  if (OF_WHOM.test(right)) return false;
  const [clause = ""] = right.split(ENDS, 1);
  const behind = clause.replace(/^[\p{L}\p{M}]+ ?/u, "");
  const languages = language === null ? TYPED : [language];
  return languages.some(
    (each) =>
      mine().get(each)?.test(behind) === true ||
      BEFALLS_ME[each]?.test(clause) === true ||
      saysFirstPerson(behind, each),
  );
}

/** Whether a message begins so and goes on with what befell no one in particular: "dai qatar ma company le talab diyena". */
function beginsSo({ language, text, told }: Told, right: string): boolean {
  if (!BEGUN_SO.has(language) || right.length < text.trimStart().length) return false;
  return !OF_WHOM.test(right) && !IS_THERE.test(right) && !meanAny(told, HURT);
}
