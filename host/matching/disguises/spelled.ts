import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { spelledIn } from "./cause.ts";
import type { Edit } from "./edit.ts";
import type { Stretch } from "../sentence.ts";

const UNIT = /[\p{L}\p{N}@$]\p{M}*|\p{M}+/uy;
const LONGEST_GAP = 5;
const FEWEST_UNITS = 3;
/** Letters joined at once; a longer run goes on in the next. */
const LONGEST_RUN = 2000;
/** What spells at least so many letters without a word end may hold several words. */
const SEVERAL_WORDS = 7;

/** Words spelled letter by letter: the edits that join them, and which of these have lost their word ends. */
export interface Spelled {
  readonly edits: readonly Edit[];
  /** Stretches of the old view whose letters may be several words. */
  readonly wordless: readonly Stretch[];
}

/** Finds words spelled `p.a.y`, `p a y`, `p - a - y` …: runs of at least three single letters with one kind of gap between; a rarer, wider gap is a word end. */
export function* spelledWords(view: FoldedText): Steps<Spelled> {
  const edits: Edit[] = [];
  const wordless: Stretch[] = [];
  const causeFrom = spelledIn(view.folded);
  for (let from = causeFrom(0); from >= 0;) {
    const run = runAt(view.folded, from);
    from = causeFrom(run.at(-1)?.end ?? from + 1);
    if (run.length < FEWEST_UNITS) continue;
    yield null;
    const joined = joinRun(view, run);
    if (joined === null) continue;
    edits.push(joined.edit);
    if (joined.wordless) wordless.push({ start: joined.edit.start, end: joined.edit.end });
  }
  return { edits, wordless };
}

/** Single letters one after another; each is a stretch of the view. */
type Run = readonly Stretch[];

/** Units that stand alone, from one that does until a word or a wide gap. */
function runAt(text: string, from: number): Run {
  const run: Stretch[] = [];
  for (let at = from; at < text.length && run.length < LONGEST_RUN;) {
    const end = unitsEnd(text, at);
    if (end === at) {
      at++;
      if (at - (run.at(-1)?.end ?? from) > LONGEST_GAP) break;
      continue;
    }
    UNIT.lastIndex = at;
    UNIT.test(text);
    if (UNIT.lastIndex !== end) break;
    run.push({ start: at, end });
    at = end;
  }
  return run;
}

/** Where letters, digits and the like that begin at `at` end. */
function unitsEnd(text: string, at: number): number {
  let end = at;
  UNIT.lastIndex = at;
  while (end - at < 16 && UNIT.test(text)) end = UNIT.lastIndex;
  return end;
}

interface Joined {
  readonly edit: Edit;
  readonly wordless: boolean;
}

function joinRun(view: FoldedText, run: Run): Joined | null {
  const { folded } = view;
  const letters = run.filter(({ start }) => !/[0-9]/.test(folded[start] ?? "")).length;
  if (letters < 2 || letters * 3 < run.length) return null;
  const gaps = run.slice(1).map((unit, i) => gapBetween(view, run[i]?.end ?? 0, unit.start));
  const usual = mostFrequent(gaps);
  let text = "";
  const sources: number[] = [];
  for (const [index, unit] of run.entries()) {
    const gap = index === 0 ? usual : gaps[index - 1];
    if (gap !== usual) {
      text += " ";
      sources.push(unit.start - 1);
    }
    for (let i = unit.start; i < unit.end; i++) sources.push(i);
    text += folded.slice(unit.start, unit.end);
  }
  const edit = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, text, sources };
  const longest = Math.max(...text.split(" ").map((word) => word.length));
  return { edit, wordless: longest >= SEVERAL_WORDS };
}

/** The gap as written: collapsed spaces count by their width. */
function gapBetween(view: FoldedText, from: number, to: number): string {
  const gap = view.folded.slice(from, to);
  if (!gap.includes(" ")) return gap;
  const at = from + gap.indexOf(" ");
  return view.endOf(at + 1) - view.startOf(at) > 1 ? `${gap}+` : gap;
}

function mostFrequent(gaps: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  let best = gaps[0] ?? "";
  for (const [gap, count] of counts) if (count > (counts.get(best) ?? 0)) best = gap;
  return best;
}
