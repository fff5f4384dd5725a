import type { Span } from "../span.ts";

/** A law or a bill named by its number. */
export interface NumberedInstrument extends Span {
  /** Its series and number: `ra 8042`, `c 189`, `law 18`; of a bill `bill` and its number, with what tells its house or reading where that belongs to the number: `bill 16`, `bill c-27`. */
  readonly key: string;
  readonly year: number | null;
}

/** The instrument that a match names, of the year in its group `year`, where it has one. */
export function numberedInstrument(match: RegExpExecArray, key: string): NumberedInstrument {
  const year = match.groups?.["year"];
  return {
    start: match.index,
    end: match.index + match[0].length,
    key,
    year: year === undefined ? null : Number(year),
  };
}

/** A number as keys write it: in small letters, without zeros before it. */
export function numberInKey(written: string): string {
  return written.toLowerCase().replace(/^0+(?=\d)/, "");
}
