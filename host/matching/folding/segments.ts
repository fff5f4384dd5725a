import { lastAtMost } from "./last-at-most.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { isForeignLetter } from "./script.ts";
import { composes, expansionOf, foldedUnit, SPECIAL } from "./unit-table.ts";
import { FoldedView } from "./view.ts";

/** What plain ASCII with single spaces is interrupted by: anything else, with the spaces around it. */
// eslint-disable-next-line no-control-regex -- controls are among what interrupts
const INTERRUPTION = / *[^\x20-\x7e]+ *| {2,}/g;
/** Interruptions beyond this share of a text are folded unit by unit instead. */
const MOST_SHARE = 16;

/** The fold of a text that is ASCII but for a few characters: whole stretches at a time. Null where the text is not of that kind, or a character needs its neighbours to be folded. */
export function foldByStretches(text: string): FoldedText | null {
  const most = (text.length + 64) / MOST_SHARE;
  const found: RegExpExecArray[] = [];
  INTERRUPTION.lastIndex = 0;
  for (let each = INTERRUPTION.exec(text); each !== null; each = INTERRUPTION.exec(text))
    if (found.push(each) > most) return null;
  const stretches = new Stretches(text);
  for (const { 0: interruption, index } of found) {
    stretches.copyTo(index);
    const end = index + interruption.length;
    if (!putEach(stretches, text, { start: index, end })) return null;
    stretches.skipTo(end);
  }
  stretches.copyTo(text.length);
  return stretches.view();
}

/** Puts the characters one by one; false when one needs its neighbours to be folded. */
function putEach(stretches: Stretches, text: string, { start, end }: Origin): boolean {
  for (let at = start; at < end;) {
    const unit = foldedUnit(text.charCodeAt(at));
    const codePoint = unit === SPECIAL ? (text.codePointAt(at) ?? 0) : 0;
    const behind = codePoint > 0xffff ? at + 2 : at + 1;
    if (unit === SPECIAL) {
      const folded = expansionOf(codePoint);
      if (needsNeighbours(folded)) return false;
      stretches.put(folded, at, behind);
    } else if (unit !== 0) {
      if (isForeignLetter(unit)) return false;
      stretches.put(String.fromCharCode(unit), at, behind);
    }
    at = behind;
  }
  return true;
}

/** Whether what a character folds to depends on the letters around it. */
function needsNeighbours(folded: string): boolean {
  for (let i = 0; i < folded.length; i++) {
    if (isForeignLetter(folded.charCodeAt(i))) return true;
  }
  return composes(folded);
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
      this.#add(this.#folded.length, this.#done, 0);
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
    const from = this.#folded.length;
    for (let i = 0; i < folded.length; i++) this.#add(from + i, start, end);
    this.#folded += folded;
    this.#endsInSpace = folded.endsWith(" ");
  }

  #add(from: number, at: number, end: number): void {
    this.#from.push(from);
    this.#at.push(at);
    this.#end.push(end);
  }

  view(): FoldedText {
    const [from, at, end] = [this.#from, this.#at, this.#end];
    const folded = this.#folded;
    const original = this.#original;
    const startOf = (index: number): number => {
      const i = lastAtMost(from, index);
      const base = at[i] ?? 0;
      return (end[i] ?? 0) > 0 ? base : base + index - (from[i] ?? 0);
    };
    const endOf = (index: number): number => {
      const i = lastAtMost(from, index);
      const single = end[i] ?? 0;
      return single > 0 ? single : (at[i] ?? 0) + index - (from[i] ?? 0) + 1;
    };
    return new FoldedView({
      original,
      folded,
      startOf: (index) => (index < folded.length ? startOf(index) : original.length),
      endOf: (index) => (index > 0 ? endOf(index - 1) : 0),
    });
  }
}

interface Origin {
  readonly start: number;
  readonly end: number;
}
