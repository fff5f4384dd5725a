import { UNSPACED_SCRIPTS } from "../../../schemas/unspaced-scripts.ts";
import { once } from "../../../schemas/once.ts";
import { foldText } from "../../matching/folding/fold.ts";
import type { Known } from "../known-texts.ts";

/** Words that sentences are joined by, in the languages of the packs that write them apart. */
const JOINING = [
  "the a an and or of to in on for from with by at as is are was were be been not no may must can will would this that these those it its you your they their them he she his her we our i my me who which what if when than so but do does has have had nobody one any all",
  "ang ng sa na at ay mga mo ko ka si ni kay po para kung hindi ito iyan iyon siya sila nila niya kami kayo ninyo nang pero dahil o kapag huwag lang pa rin din may wala",
  "yang dan di ke dari untuk dengan ini itu tidak tak jangan bukan ada pada oleh atau kalau jika kamu anda saya dia mereka akan bisa boleh sudah belum lagi juga karena sebagai bagi agar nya kerana telah ialah dalam",
  "de la el los las un una y o que en por para con sin no se su sus es son del al lo le les si como mas pero ni esta este eso ese usted ya hay a",
  "o os as um uma e do da dos das em no na nos nas por para com sem que nao se seu sua ao pelo pela ou mas como ele ela isso este esta voce ja ha",
  "le les un une des du et ou que qui en dans pour par avec sans ne pas ce cette ces il elle on vous votre vos nous son sa ses leur est sont au aux sur mais si y d l n c s qu",
  "va la cua khong co cho duoc cac nhung mot nay do em ban chi anh toi de voi o tu khi neu thi ma bi vao ra len cung da se hay phai trong ho nguoi",
  "и в во не на с со по за из от до к у о об для что это как но а или если вы ваш вам вас он она они их его ее мы я бы же ли то так уже та й не на з із у в до від за по що це як але або якщо ви вам вас він вона вони їх його її ми ж ні без",
  "في من على إلى عن مع ما لا أن إن هذا هذه ذلك التي الذي هو هي أو ثم قد كل لم لن ليس بعد قبل حتى إذا كان لك له لها هل بين عند بلا أنت کے کی کا کو میں سے پر اور نہیں ہے ہیں یہ وہ آپ بھی کہ جو نے تو ہو اگر",
  "है हैं का की के को में से पर और या नहीं न यह वह ये वे ने तो भी कि जो कर करें लिए आप आपका आपकी आपके हो होता था थी ही एक इस उस मत अगर कीजिए छ छन् छैन हो र मा को का की ले लाई बाट यो त्यो पनि भने तपाईं तपाईंको गर्न गर्नुहोस् नगर्नुहोस् हुन्छ वा कि लागि",
  "এবং ও আর না নয় এই সেই এটা যে কি তা করে করা জন্য থেকে কে এর আপনি আপনার হয় হবে যদি বা সাথে দিয়ে তার কোনো পারে আছে নেই দেন নিবেন কইরা",
  "ya wa na za la kwa ni si katika hii hiyo huyo yake wako yao au kama lakini ili bila kuwa hata cha vya",
]
  .join(" ")
  .split(" ");
const joins = once<ReadonlySet<string>>(
  () => new Set(JOINING.map((word) => foldText(word).folded.trim())),
);

const SEPARATOR = /[,;|•·\n、，；،؛]|\s[-–—]\s|[.。]\s/u;
/** Begins with words of scripts whose sentences are written without spaces. */
const UNSPACED_SENTENCES = /^[^\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SPACED_TERMS = new RegExp(`${SEPARATOR.source}|\\s+`, "u");
/** Other scripts join words to what they go with, or write none apart. */
const APART = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}]+$/u;
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, "u");
/** The fewest terms of a list, the most words (or signs without spaces between words) of a term, and the share of short terms. */
const LIST = { terms: 6, words: 3, signs: 5, share: 0.75 } as const;
/** No sentence has so many short parts. */
const LONG_LIST = 10;
/** Sentences have more joining words than this; one without a mark between its words, as it names nothing by the way, has more yet. */
const JOINED = { longList: 0.3, list: 0.2, words: 0.1, unmarked: 0.15 } as const;
/** Words from which on a text without joining words is no sentence. */
const LONG = { words: 14, unmarked: 16 } as const;
const MARK = /[^\p{L}\p{M}\p{N}\s'’-]/u;
/** Share of words that must be of known vocabulary, as joining words of other languages are not known. */
const FAMILIAR = 0.6;

/** Whether a text only names things, with commas between them or without: "embassy, hotline, ILO C189, report". */
export function isTerms(text: string, vocabulary: Known<string>): boolean {
  const words = plainWords(text);
  if (words.length === 0) return false;
  const joined = joinedShare(words);
  const terms = text.split(separatorIn(text)).filter((each) => /\p{L}/u.test(each));
  const isListed = terms.length >= LIST.terms && shareOf(terms, isShort) >= LIST.share;
  const fewest = terms.length >= LONG_LIST ? JOINED.longList : JOINED.list;
  if (isListed && joined < fewest) return true;
  return (
    isRun(text, words.length, joined) &&
    APART.test(words.join("")) &&
    shareOf(words, (word) => vocabulary.has(word)) >= FAMILIAR
  );
}

/** What stands between the terms of a list; Chinese and Japanese sentences have no spaces, so in a text of them a space is one, too. */
function separatorIn(text: string): RegExp {
  return UNSPACED_SENTENCES.test(text) ? SPACED_TERMS : SEPARATOR;
}

/** Whether words follow each other without being joined to a sentence. */
function isRun(text: string, words: number, joined: number): boolean {
  if (words >= LONG.words && joined < JOINED.words) return true;
  const isUnmarked = !MARK.test(text.trim().replace(/[.!?।۔؟。…]+$/u, ""));
  return isUnmarked && words >= LONG.unmarked && joined < JOINED.unmarked;
}

/** The share of the words of a text that only join others. */
export function shareJoining(text: string): number {
  return joinedShare(plainWords(text));
}

function joinedShare(words: readonly string[]): number {
  return shareOf(words, (word) => joins().has(word));
}

function plainWords(text: string): readonly string[] {
  return foldText(text).folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function isShort(term: string): boolean {
  if (UNSPACED.test(term)) return term.replaceAll(/[^\p{L}\p{N}]/gu, "").length <= LIST.signs;
  return (term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= LIST.words;
}

function shareOf<T>(items: readonly T[], isOne: (item: T) => boolean): number {
  return items.filter((item) => isOne(item)).length / items.length;
}
