import type { FoldedText } from "../../contract/reading.ts";
import { foldCharacter, isNoCharacter } from "./fold-character.ts";
import { FoldedView } from "./view.ts";

/** What plain ASCII with single spaces is interrupted by: anything else, with the spaces around it. */
// eslint-disable-next-line no-control-regex -- controls are among what interrupts
const INTERRUPTION = / *[^\x20-\x7e]+ *| {2,}/g;
/** Interruptions beyond this share of a text are folded unit by unit instead. */
const MOST_SHARE = 16;

const folds = new Map<string, string>();

/** The fold of a text that is ASCII but for a few characters: whole stretches at a time. Null where the text is not of that kind, or a character needs its neighbours to be folded. */
export function foldByStretches(
  text: string,
  needsNeighbours: (folded: string) => boolean,
): FoldedText | null {
  const most = (text.length + 64) / MOST_SHARE;
  const found: RegExpExecArray[] = [];
  for (const each of text.matchAll(INTERRUPTION)) if (found.push(each) > most) return null;
  const stretches = new Stretches(text);
  for (const { 0: interruption, index } of found) {
    stretches.copyTo(index);
    const end = index + interruption.length;
    if (/^ +$/.test(interruption)) stretches.put(" ", index, end);
    else if (!putEach(stretches, { interruption, index, needsNeighbours })) return null;
    stretches.skipTo(end);
  }
  stretches.copyTo(text.length);
  return stretches.view();
}

interface Interruption {
  readonly interruption: string;
  readonly index: number;
  readonly needsNeighbours: (folded: string) => boolean;
}

/** Puts the characters one by one; false when one needs its neighbours to be folded. */
function putEach(
  stretches: Stretches,
  { interruption, index, needsNeighbours }: Interruption,
): boolean {
  let at = index;
  for (const character of interruption) {
    const folded = foldOf(character);
    if (needsNeighbours(folded)) return false;
    stretches.put(folded, at, at + character.length);
    at += character.length;
  }
  return true;
}

function foldOf(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = isNoCharacter(character) ? "" : foldCharacter(character);
  if (folds.size < 4096) folds.set(character, folded);
  return folded;
}

/** Puts a folded text together of copied stretches and single characters, each with its origin. */
class Stretches {
  readonly #original: string;
  readonly #from: number[] = [];
  readonly #at: number[] = [];
  /** Where the origin of a single character ends; 0 for a copied stretch. */
  readonly #end: number[] = [];
  #folded = "";
  #done = 0;
  #endsInSpace = false;

  constructor(original: string) {
    this.#original = original;
  }

  copyTo(end: number): void {
    if (end > this.#done) {
      this.#add(this.#done, 0);
      this.#folded += this.#original.slice(this.#done, end).toLowerCase();
      this.#endsInSpace = this.#original.charCodeAt(end - 1) === 0x20;
    }
    this.#done = end;
  }

  skipTo(end: number): void {
    this.#done = end;
  }

  put(folded: string, start: number, end: number): void {
    if (folded === "") return;
    if (folded === " " && this.#endsInSpace) {
      this.#end[this.#end.length - 1] = end;
      return;
    }
    for (const unit of folded) {
      this.#add(start, end);
      this.#folded += unit;
    }
    this.#endsInSpace = folded.endsWith(" ");
  }

  #add(at: number, end: number): void {
    this.#from.push(this.#folded.length);
    this.#at.push(at);
    this.#end.push(end);
  }

  view(): FoldedText {
    const [from, at, end] = [this.#from, this.#at, this.#end];
    const folded = this.#folded;
    const original = this.#original;
    const originOf = (index: number): Origin => {
      const i = lastAtMost(from, index);
      const base = at[i] ?? 0;
      const single = end[i] ?? 0;
      const copied = base + index - (from[i] ?? 0);
      return single > 0 ? { start: base, end: single } : { start: copied, end: copied + 1 };
    };
    return new FoldedView({
      original,
      folded,
      startOf: (index) => (index < folded.length ? originOf(index).start : original.length),
      endOf: (index) => (index > 0 ? originOf(index - 1).end : 0),
    });
  }
}

interface Origin {
  readonly start: number;
  readonly end: number;
}

/** Position of the last of the ascending numbers that is at most `most`. */
function lastAtMost(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
