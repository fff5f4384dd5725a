/** Spaces, line ends and characters that nobody sees. */
const BLANK = /^[\s\p{Z}\p{Cf}\p{Cc}]*$/u;

/** Whether a text has nothing that anybody could read: what a request may not leave empty may not be blank either. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
