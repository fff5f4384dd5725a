import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { TextMemo } from "../folding/text-memo.ts";
import type { Stretch } from "../sentence.ts";
import { brokenWords } from "./broken.ts";
import { camelCase } from "./camel-case.ts";
import { decodedView } from "./codes/decoded.ts";
import { edited, movedBy, overlapsAny, widened, type Edit, type Edited } from "./edit.ts";
import { withHabit } from "./leet-habit.ts";
import { leetWords } from "./leet.ts";
import { maskedWords } from "./masked.ts";
import type { Vocabulary } from "./lexicon.ts";
import { misspeltCries } from "./misspelt.ts";
import { spelledWords, type Spelled } from "./spelled.ts";
import { stretchedWords } from "./stretched.ts";
import { tornWords } from "./torn.ts";
import { underscored } from "./underscored.ts";

/** A text with its disguises undone; nothing is changed where it has none. */
export interface Undone extends Edited {
  /** The same with spelled-out and broken words joined, and leetspeak as it was. */
  readonly joined: Edited;
  /** Whether words were spelled out whose ends are lost. */
  readonly isWordless: boolean;
}

/** Undoes codes of pages, mails and programs, words spelled letter by letter, cut into pieces, written together or drawn out, and those of a cry for help written by ear, then leetspeak and masked letters, where words of the vocabulary come out. Of what seems spelled out only what `isSpelled` takes for that. */
export function* undone(
  text: FoldedText,
  vocabulary: Vocabulary,
  isSpelled: (edit: Edit) => boolean = () => true,
): Steps<Undone> {
  const { view: said, changed: coded } = decodedView(text);
  const { spelled, spaced, misspelt } = yield* byForm(said);
  const broken = yield* brokenWords(said, vocabulary);
  const stretched = stretchedWords(said.folded, vocabulary);
  const torn = tornWords(said, vocabulary);
  const edits = [broken, torn, spaced, stretched, misspelt].reduce(
    besides,
    spelled.edits.filter(isSpelled),
  );
  const joined = edits.length === 0 ? { view: said, changed: [] } : edited(said, edits);
  const changed = merged(joined.changed, movedBy(edits, coded));
  const { folded } = joined.view;
  const known = besides(yield* leetWords(joined.view, vocabulary), maskedWords(folded, vocabulary));
  const leet = withHabit(folded, known);
  const isWordless = spelled.wordless.length > 0;
  if (leet.length === 0) return { view: joined.view, changed, joined, isWordless };
  return {
    view: edited(joined.view, leet).view,
    changed: merged(changed, leet),
    joined,
    isWordless,
  };
}

/** What is told by its form alone, whatever the vocabulary. */
interface ByForm {
  readonly spelled: Spelled;
  /** Spaces for underscores and capitals. */
  readonly spaced: readonly Edit[];
  /** Words of a cry for help that is written by ear. */
  readonly misspelt: readonly Edit[];
}

const told = new TextMemo<ByForm>();

/** Rules and reading undo the same text: what needs no vocabulary is looked for once. */
function* byForm(text: FoldedText): Steps<ByForm> {
  const known = told.get(text);
  if (known !== undefined) return known;
  const spelled = yield* spelledWords(text);
  const found = {
    spelled,
    spaced: besides(underscored(text), camelCase(text)),
    misspelt: misspeltCries(text.folded),
  };
  told.set(text, found);
  return found;
}

/** Edits in order with those of the others that overlap none of them. */
function besides(edits: readonly Edit[], others: readonly Edit[]): readonly Edit[] {
  const added = others.filter((other) => !overlapsAny(edits, other));
  return added.length === 0 ? edits : [...edits, ...added].toSorted((a, b) => a.start - b.start);
}

/** Leet edits keep lengths, so that both lists mean the same units. */
function merged(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  const all = [...a, ...b].toSorted((x, y) => x.start - y.start);
  return widened(all, 0, Infinity);
}
