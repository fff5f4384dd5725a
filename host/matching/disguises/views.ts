import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { edited, overlapsAny, widened, type Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";
import { LONGEST_MATCH } from "../patterns/derivation.ts";
import type { Stretch } from "../sentence.ts";
import { undone } from "./undone.ts";

/** One reading of a text that rules run on. */
export interface View {
  readonly folded: FoldedText;
  /** What it reads, as `folded` has it. */
  readonly text: string;
  /** What of it is worth a look. */
  readonly stretches: readonly Stretch[];
  /** Whether word edges are known: not where spaces were taken out. */
  readonly hasWords: boolean;
  /** Where it differs from the plain view, in order; null for the plain view itself. A match must overlap one of these, else the plain view tells it. */
  readonly changed: readonly Stretch[] | null;
}

/** Share of a match that must be spelled out before a missing space is believed. */
const MOSTLY = 0.6;

/** The plain view, and where the text gives cause: one with disguises undone, and one without spaces where word ends are lost. */
export function* viewsOf(text: FoldedText, vocabulary: Vocabulary): Steps<readonly View[]> {
  const plain = plainView(text);
  const { view, changed, joined, isWordless } = yield* undone(text, vocabulary);
  if (changed.length === 0) return [plain];
  yield null;
  const views = [plain, changedView(view, changed)];
  if (!isWordless) return views;
  yield null;
  return [...views, spacelessView(joined.view, joined.changed, vocabulary)];
}

/** Whether a match tells something that the plain view does not. */
export function tellsMore({ changed, hasWords }: View, match: Stretch): boolean {
  if (changed === null) return true;
  if (hasWords) return overlapsAny(changed, match);
  let spelled = 0;
  for (const { start, end } of changed) {
    spelled += Math.max(0, Math.min(end, match.end) - Math.max(start, match.start));
  }
  return spelled >= MOSTLY * (match.end - match.start);
}

function plainView(folded: FoldedText): View {
  const stretches = [{ start: 0, end: folded.folded.length }];
  return { folded, text: folded.folded, stretches, hasWords: true, changed: null };
}

function changedView(folded: FoldedText, changed: readonly Stretch[]): View {
  const text = folded.folded;
  const stretches = widened(changed, LONGEST_MATCH, text.length);
  return { folded, text, stretches, hasWords: true, changed };
}

/** The view with every space taken out and disguised letters of known words undone in what was spelled. */
function spacelessView(
  view: FoldedText,
  spelled: readonly Stretch[],
  vocabulary: Vocabulary,
): View {
  const edits: Edit[] = [];
  let at = 0;
  const text = view.folded;
  const keepWithoutSpaces = (end: number): void => {
    for (let i = text.indexOf(" ", at); i >= 0 && i < end; i = text.indexOf(" ", i + 1)) {
      edits.push({ start: i, end: i + 1, text: "", sources: [] });
    }
    at = end;
  };
  for (const stretch of spelled) {
    keepWithoutSpaces(stretch.start);
    edits.push(readSpelled(text, stretch, vocabulary));
    at = stretch.end;
  }
  keepWithoutSpaces(text.length);
  const { view: folded, changed } = edited(view, edits);
  const runs = changed.filter(({ start, end }) => end > start);
  const stretches = widened(runs, LONGEST_MATCH, folded.folded.length);
  const spaceless = folded.folded;
  return { folded, text: spaceless, stretches, hasWords: false, changed: runs };
}

function readSpelled(text: string, { start, end }: Stretch, vocabulary: Vocabulary): Edit {
  const units = Array.from({ length: end - start }, (_, i) => start + i);
  const sources = units.filter((i) => text[i] !== " ");
  const letters = sources.map((i) => text[i] ?? "").join("");
  let read = "";
  while (read.length < letters.length) {
    const word = vocabulary.longestAt(letters, read.length);
    read += word === "" ? (letters[read.length] ?? "") : word;
  }
  return { start, end, text: read, sources };
}
