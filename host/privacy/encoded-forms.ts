// Letters, digits and the signs of numbers and e-mail addresses, as HTML, web addresses and JSON write them.
const ENTITY = "&(?:#\\d{2,6}|#[xX][0-9a-fA-F]{2,5}|commat|period|plus|nbsp|lowbar|hyphen|dash);";
const PERCENT = [
  String.raw`(?<=[\p{L}\p{N}.])%(?:25)?40(?=[\p{L}\p{N}])`,
  "%(?:25)?(?:2[bB])(?=[\\d%])",
  String.raw`(?<=%[0-9A-Fa-f]{2})%3\d|%3\d(?=%[2-7][0-9A-Fa-f])`,
  String.raw`(?<=\d)%(?:25)?(?:20|2[dD])(?=[\d%])`,
].join("|");
// Letters beyond ASCII in UTF-8, and the spaces and commas between words, as addresses and forms write them (RFC 3986, HTML forms).
const UTF_8 = "%[cdCD][0-9a-fA-F]%[89abAB][0-9a-fA-F]|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F]){2}";
const LETTER_BEFORE = String.raw`(?<=\p{L}|%[89abAB][0-9a-fA-F]|\p{L}(?:%2[cC]|[,.]))`;
const LETTER_BEHIND = String.raw`(?=\p{L}|%[c-eC-E][0-9a-fA-F])`;
// A web address goes on behind what shows as a space: its fields are read in `fields/query-fields.ts`.
const OUTSIDE_ADDRESSES = String.raw`(?<!(?::\/\/|www\.|\.me\/|\.com\/)[^\s<>"'{}|^]{0,300})`;
const BETWEEN_WORDS = [
  String.raw`${LETTER_BEFORE}%(?:25)?20${LETTER_BEHIND}${OUTSIDE_ADDRESSES}`,
  String.raw`(?<=\p{L})%2[cC](?=\p{L}|\+|%20)`,
  // A plus is one in a field of a form alone, and none in an e-mail address.
  String.raw`(?<=(?:^|[\s?&;"'/])[\p{L}\p{N}_.[\]-]{1,40}=[^\s&=]{0,60})${LETTER_BEFORE}\+${LETTER_BEHIND}(?![^\s&]{0,64}(?:@|%40))${OUTSIDE_ADDRESSES}`,
].join("|");
const ESCAPE = String.raw`\\u00(?:2[bBdDeE]|3\d|4[0-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aA])`;
// What shows a part of a number in bold or as code.
const MARKUP = [
  String.raw`(?<=\d)<\/?(?:b|i|u|em|strong|span|font|mark|small|big|wbr)[ ]?\/?>(?=\d)`,
  String.raw`(?<=\d[ .-]?)\*\*(?=\d)|(?<=\d)\*\*(?=[ .-]?\d)`,
  "(?<=\\d`?[ .-]?)`(?=\\d)|(?<=\\d)`(?=[ .-]?`?\\d)",
].join("|");

/** Several characters that a reader sees as one, or as none, as a pattern without groups. */
export const ENCODED = `${ENTITY}|${UTF_8}|${BETWEEN_WORDS}|${PERCENT}|${ESCAPE}|${MARKUP}`;

/** One such run where it is known that nothing else stands there. */
export const ENCODED_UNIT = String.raw`&[^;]{2,8};|${UTF_8}|%(?:25)?[0-9A-Fa-f]{2}|\\u00[0-9A-Fa-f]{2}|<[^>]{1,9}>|\*\*`;

const NAMED: Readonly<Record<string, string>> = {
  commat: "@",
  period: ".",
  plus: "+",
  nbsp: " ",
  lowbar: "_",
  hyphen: "-",
  dash: "-",
};

/** The one character that such a run shows, or nothing; where it would show another kind of sign, the run as it is. */
export function decoded(run: string): string {
  if (run.startsWith("&#")) return shown(run, codeOf(run.slice(2, -1)));
  if (run.startsWith("&")) return NAMED[run.slice(1, -1)] ?? run;
  if (run === "+") return " ";
  if (/^%[c-eC-E]/.test(run)) return ofUtf8(run);
  if (run.startsWith("%") || run.startsWith("\\"))
    return shown(run, Number.parseInt(run.slice(-2), 16));
  return "";
}

function ofUtf8(run: string): string {
  try {
    return shown(run, decodeURIComponent(run).codePointAt(0) ?? 0);
  } catch {
    return run;
  }
}

function codeOf(reference: string): number {
  return /^x/i.test(reference)
    ? Number.parseInt(reference.slice(1), 16)
    : Number.parseInt(reference, 10);
}

function shown(run: string, code: number): string {
  if (code === 0xa0) return " ";
  const character = code <= 0xff_ff ? String.fromCharCode(code) : "";
  return /^[\p{L}\p{M}\p{N} @+,._()-]$/u.test(character) ? character : run;
}
