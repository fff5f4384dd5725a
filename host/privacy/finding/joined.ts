import type { PlainText } from "../patterns/plane.ts";
import { signsOf, type Signs } from "../patterns/signs.ts";
import type { Span } from "../span.ts";
import { digitsIn } from "./windows.ts";

const EDGE = 4;
/** Nothing that a pattern could take for a part of a value. */
const BETWEEN = "\u001a\u001a\u001a\u001a";

/** Stretches of a text one behind the other, so that a pattern goes through all of them at once. */
export interface Joined {
  readonly text: string;
  readonly spans: readonly Span[];
  /** Where each stretch begins in `text`. */
  readonly places: readonly number[];
  /** Digits of the stretch that has most. */
  readonly digits: number;
  /** Which characters stand in any of them. */
  readonly signs: Signs;
}

/** Each stretch with some characters around it, so that a pattern knows where words and numbers begin. */
export function joined({ text, placeOf }: PlainText, windows: readonly Span[]): Joined {
  const spans = windows.map(({ start, end }) => ({
    start: Math.max(0, placeOf(start) - EDGE),
    end: Math.min(text.length, placeOf(end) + EDGE),
  }));
  const places: number[] = [];
  let all = "";
  let digits = 0;
  for (const { start, end } of spans) {
    places.push(all.length);
    all += text.slice(start, end) + BETWEEN;
    digits = Math.max(digits, digitsIn(text, start, end));
  }
  return { text: all, spans, places, digits, signs: signsOf(all) };
}

/** A whole text as the one stretch. */
export function alone(text: string): Joined {
  const { length } = text;
  const digits = digitsIn(text, 0, length);
  return { text, spans: [{ start: 0, end: length }], places: [0], digits, signs: signsOf(text) };
}
