/** Units of a text that no recognizer finds anything in. */
const SHORTEST = 3;

/** The same text, held in two bytes a unit whatever its letters; null where it is too short to hold anything. V8 makes a pattern's code once for texts of Latin letters and again for all others: for the recognizers that was half a second and 14 MB more with the first text of another script. */
export function wide(text: string): string | null {
  // The rest of a text keeps its width (V8's sliced strings), but for one of two units.
  return text.length < SHORTEST ? null : `\u4e00${text}`.slice(1);
}
