import type { FoldedText } from "../contract/reading.ts";
import type { Edit } from "./edit.ts";
import type { Stretch } from "./sentence.ts";

const UNIT = /[\p{L}\p{N}@$]\p{M}*|\p{M}+/uy;
const LONGEST_GAP = 5;
const FEWEST_UNITS = 3;
/** What spells at least so many letters without a word end may hold several words. */
const SEVERAL_WORDS = 7;

/** Words spelled letter by letter: the edits that join them, and which of these have lost their word ends. */
export interface Spelled {
  readonly edits: readonly Edit[];
  /** Stretches of the old view whose letters may be several words. */
  readonly wordless: readonly Stretch[];
}

/** Finds words spelled `p.a.y`, `p a y`, `p - a - y` …: runs of at least three single letters with one kind of gap between; a rarer, wider gap is a word end. Looks from `from` on. */
export function spelledWords(view: FoldedText, from: number): Spelled {
  const edits: Edit[] = [];
  const wordless: Stretch[] = [];
  for (const run of runsOf(view.folded, from)) {
    const joined = joinRun(view, run);
    if (joined === null) continue;
    edits.push(joined.edit);
    if (joined.wordless) wordless.push({ start: joined.edit.start, end: joined.edit.end });
  }
  return { edits, wordless };
}

/** Single letters one after another; each is a stretch of the view. */
type Run = readonly Stretch[];

function* runsOf(text: string, from: number): Generator<Run> {
  let run: Stretch[] = [];
  for (const unit of singleUnits(text, from)) {
    const last = run.at(-1);
    if (last !== undefined && unit.start - last.end > LONGEST_GAP) {
      if (run.length >= FEWEST_UNITS) yield run;
      run = [];
    } else if (last !== undefined && hasWord(text, last.end, unit.start)) {
      if (run.length >= FEWEST_UNITS) yield run;
      run = [];
    }
    run.push(unit);
  }
  if (run.length >= FEWEST_UNITS) yield run;
}

/** Letters, digits and the like that stand alone. */
function* singleUnits(text: string, from: number): Generator<Stretch> {
  let at = from;
  while (at < text.length) {
    UNIT.lastIndex = at;
    const start = at;
    let units = 0;
    let end = at;
    while (UNIT.test(text)) {
      units++;
      end = UNIT.lastIndex;
    }
    if (units === 1) yield { start, end };
    at = units > 0 ? end : at + 1;
    UNIT.lastIndex = at;
  }
}

function hasWord(text: string, from: number, to: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.slice(from, to));
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
