/** White space other than single spaces. */
const UNEVEN = /[^\S ]| {2}/;

/** The text with a space for every stretch of white space; most texts have no other, and are not written anew. */
export function onOneLine(text: string): string {
  return UNEVEN.test(text) ? text.replaceAll(/\s+/g, " ") : text;
}
