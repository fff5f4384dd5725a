import type { FoldedText } from "../../contract/reading.ts";
import { grown } from "../index/number-lists.ts";
import { foldCharacter } from "./fold-character.ts";
import { disguisedLetters, isForeignLetter } from "./script.ts";
import { foldByStretches } from "./segments.ts";
import { UnitList } from "./unit-list.ts";
import { composes, expansionOf, foldedUnit, SPECIAL } from "./unit-table.ts";
import { mappedView, sameLengthView } from "./view.ts";

const SPACE = 0x20;

/** The matching view of `text`, with offsets back into it. Pure, linear in the length. */
export function foldText(text: string): FoldedText {
  // eslint-disable-next-line no-control-regex -- printable ASCII is what the fast path is for
  if (!/[^\x20-\x7e]/.test(text)) {
    const lower = text.toLowerCase();
    if (!lower.includes("  ")) return sameLengthView(text, lower);
  }
  return foldByStretches(text) ?? new Folding(text).view();
}

/** The fold of a pattern's literal: character by character, no guess about look-alikes. */
export function foldLiteral(literal: string): string {
  let folded = "";
  for (const character of literal) folded += foldCharacter(character);
  return folded;
}

class Folding {
  readonly #text: string;
  readonly #units: UnitList;
  /** Where each unit begins in the text, and behind it where it ends. */
  #origins: Int32Array;
  #foreign = false;

  constructor(text: string) {
    this.#text = text;
    this.#units = new UnitList(text.length);
    this.#origins = new Int32Array(2 * text.length + 32);
  }

  view(): FoldedText {
    this.#walk();
    const units = this.#units;
    if (this.#foreign) disguisedLetters(units.all(), { text: this.#text, origins: this.#origins });
    return mappedView({ original: this.#text, folded: units.toString() }, this.#origins);
  }

  #walk(): void {
    const text = this.#text;
    for (let i = 0; i < text.length; i++) {
      const folded = foldedUnit(text.charCodeAt(i));
      if (folded === SPECIAL) {
        i = this.#expand(i);
      } else if (folded !== 0) {
        this.#push(folded, i, i + 1);
      }
    }
  }

  #push(unit: number, start: number, end: number): void {
    const units = this.#units;
    const { length } = units;
    if (unit === SPACE && length > 0 && units.at(length - 1) === SPACE) {
      this.#origins[2 * length - 1] = end;
      return;
    }
    if (unit >= 0x0370 && isForeignLetter(unit)) this.#foreign = true;
    if (2 * length === this.#origins.length) this.#origins = grown(this.#origins);
    units.push(unit);
    this.#origins[2 * length] = start;
    this.#origins[2 * length + 1] = end;
  }

  /** Folds the code point at `i` that becomes several units, a composition or is astral; gives its last index. */
  #expand(i: number): number {
    const codePoint = this.#text.codePointAt(i) ?? 0;
    const end = codePoint > 0xffff ? i + 2 : i + 1;
    const folded = expansionOf(codePoint);
    if (this.#composed(folded, end)) return end - 1;
    for (let k = 0; k < folded.length; k++) this.#push(folded.charCodeAt(k), i, end);
    return end - 1;
  }

  #composed(mark: string, end: number): boolean {
    const last = this.#units.length - 1;
    if (last < 0 || !composes(mark)) return false;
    const both = (String.fromCharCode(this.#units.at(last)) + mark).normalize("NFC");
    if (both.length !== 1) return false;
    this.#units.put(last, both.charCodeAt(0));
    this.#origins[2 * last + 1] = end;
    return true;
  }
}
