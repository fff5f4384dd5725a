import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { letNothing } from "../amounts/judge-amounts.ts";
import { removed, type Case, type Finding } from "../finding.ts";
import { means, type MeantWord, type Sentence } from "../sentences.ts";
import { isToldByPacks } from "./told-by-packs.ts";

/** Who takes, keeps or holds: not the worker who is spoken to. */
const TAKERS = conceptHashes("employer madam company manager supervisor agency agent lender");
const PAPERS = conceptHashes("passport id-card");
const KEEPS = conceptHashes("keep take-away");
const HURTS = conceptHashes("lock hit threaten rape");
const CHARGES = conceptHashes("fee charge deposit");
const ALLOWS = conceptHashes("may legal rights");
/** What says that it is allowed, and not only that it happens. */
const AS_RIGHT = conceptHashes("legal rights law");
const LAW = conceptHashes("law");
const ILLEGAL = conceptHashes("illegal forbidden");
const DENIES = conceptHashes("not never nobody do-not");
/** Denials in two words of which the concepts know one. */
const DENIES_TOO =
  /(?<!\p{L})(?:pas|jamais|aucun\p{L}*|ningun[oa]?|ningún|nunca|nenhum\p{L}*|não|tidak|không|hindi|не|ні)(?!\p{L})/iu;
/** What makes of it a question, a condition, or a story of what somebody claimed. */
const UNSURE = conceptHashes("if pretend cheat fake fraudster promise consent beware");
/** What somebody may do about it: then that is what is allowed. */
const REMEDIES = conceptHashes(
  "complaint report-it sue help police embassy give-back refund court lawyer government union refuse leave-job compensation",
);

/** Leave that is given in words that have no concept of their own, in the languages that are read. */
const LETS =
  /(?<!\p{L})(?:lets?|allows?|permits|permitted|authori[sz]es?|entitles?|lawfully|legally|hinahayaan|pinapayagan|gitugotan|membolehkan|mengizinkan|membenarkan|autoris\p{L}*|autoriz\p{L}*|permet\p{L}*|permit(?:e|en|em|a|an|ir|ido|ida)|deja|cho phép|inaruhusu|huruhusu|ijazat|anumati)(?!\p{L})|разреша|позволя|дозволя|вправе|تسمح|يسمح|يجيز|تجيز|اجازت|अनुमति|इजाजत|अधिकार|অনুমতি|অধিকার|อนุญาต|ခွင့်ပြု|អនុញ្ញាត|අවසර|அனுமதி|(?<!አ)ይፈ[ቅቀ]|允许|允許|准许|准許/giu;
/** Keeping, and who employs, where their words have other forms than the concepts know. */
const KEEPS_TOO =
  /(?<!\p{L})(?:guard(?:e|en|ar|a|an|em)|conserv\p{L}*|ret(?:en|ien)\p{L}*|tipig\p{L}*|\p{L}*hawak\p{L}*|hupt\p{L}*)(?!\p{L})|เก็บ|ยึด|තබා/giu;
const TAKERS_TOO = /(?<!\p{L})(?:người )?chủ(?! nhật)(?!\p{L})|සේවා ?යෝජක|හාම්පුත|ඒජන්සි/iu;
/** What may happen, and nobody allows. */
const MIGHT = /(?<!\p{L})(?:might|could)(?!\p{L})/iu;

/** So many words with a meaning may stand between what is allowed and that it is. */
const NEAR = 4;

/** Sentences that give leave for what the packs hold that nobody may do to a worker: keep papers, hold or hurt, or charge where all that was looked up lets nothing be charged. */
export function judgePermissions(the: Case): Finding[] {
  return the
    .sentences()
    .filter((sentence) => permits(the, sentence) && !isToldByPacks(the, sentence))
    .map(({ start, end }) => removed("statement", { start, end }, "contradicted"));
}

function permits(the: Case, sentence: Sentence): boolean {
  const { text, words, start } = sentence;
  if (/[?？؟]\W*$/u.test(text) || MIGHT.test(text)) return false;
  const told = words();
  const hasTaker = means(told, TAKERS) || TAKERS_TOO.test(text);
  if ((!hasTaker && !means(told, LAW)) || means(told, UNSURE)) return false;
  const harms = harmsIn(the, sentence, hasTaker);
  if (harms.length === 0) return false;
  if (means(told, ILLEGAL)) return isNoOffence(sentence);
  if (means(told, DENIES) || DENIES_TOO.test(text)) return false;
  const leaves = [
    ...told.filter((word) => means([word], ALLOWS)).map(({ at }) => at),
    ...Array.from(text.matchAll(LETS), ({ index }) => start + index),
  ];
  return harms.some((harm) => leaves.some((leave) => areOne(told, leave, harm)));
}

/** Where it is told what is done. */
function harmsIn(the: Case, { text, words, start }: Sentence, hasTaker: boolean): number[] {
  const told = words();
  const done = (deeds: ReadonlySet<number>) =>
    told.filter((word) => means([word], deeds)).map(({ at }) => at);
  if (means(told, PAPERS))
    return [...done(KEEPS), ...Array.from(text.matchAll(KEEPS_TOO), ({ index }) => start + index)];
  const hurts = hasTaker ? done(HURTS) : [];
  if (hurts.length > 0) return hurts;
  // Where a sum is told, it is the sum that is held against the limit.
  return means(told, AS_RIGHT) && !/\d/.test(text) && letNothing(the) ? done(CHARGES) : [];
}

/** "It is not illegal for an employer to …"; "n'a pas le droit" denies no offence, but is one. */
function isNoOffence({ words, text, start }: Sentence): boolean {
  const told = words();
  return told.some((word, n) => {
    const [next] = told.slice(n + 1, n + 2);
    if (next === undefined || !means([next], ILLEGAL) || !means([word], DENIES)) return false;
    const isDenial = DENIES_TOO.exec(text.slice(next.at - start))?.index === 0;
    return !isDenial && !means([word], ILLEGAL) && !means(told.slice(n + 2), DENIES);
  });
}

/** Whether what is allowed is what is done: near, and nothing that a worker may do about it in between. */
function areOne(told: readonly MeantWord[], leave: number, harm: number): boolean {
  const [from, to] = [Math.min(leave, harm), Math.max(leave, harm)];
  const between = told.filter(({ at }) => at > from && at < to);
  return between.length <= NEAR && !means(between, REMEDIES);
}
