const UNREAD = new Set(["script", "style", "noscript", "template", "svg", "head", "nav", "footer"]);
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
const TAG_NAME = /\/?([a-z][a-z0-9]*)/iy;
const ENTITY =
  /&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|rdquo|ldquo);/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
};

/** The title of an HTML page, or an empty string. */
export function pageTitle(html: string): string {
  const open = lowered(html).indexOf("<title");
  const start = open < 0 ? -1 : html.indexOf(">", open);
  if (start < 0) return "";
  const end = html.indexOf("<", start);
  return flatten(decode(html.slice(start + 1, end < 0 ? start + 300 : end)));
}

/** The words of an HTML page: markup, scripts and navigation gone, one line per block. One pass, whatever is left unclosed. */
export function pageText(html: string): string {
  const lower = lowered(html);
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    parts.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const { end, gap } = skipTag(lower, open);
    parts.push(gap);
    at = end;
  }
  return decode(parts.join(""))
    .split("\n")
    .map(flatten)
    .filter((line) => line !== "")
    .join("\n");
}

/** Where reading goes on behind the tag at `open`, and what stands in its place. */
function skipTag(lower: string, open: number): { end: number; gap: string } {
  if (lower.startsWith("<!--", open)) return { end: behind(lower, "-->", open), gap: " " };
  TAG_NAME.lastIndex = open + 1;
  const name = TAG_NAME.exec(lower)?.[1];
  if (name === undefined && !lower.startsWith("<!", open)) return { end: open + 1, gap: " " };
  const unread = name !== undefined && UNREAD.has(name) && lower[open + 1] !== "/";
  const close = unread ? behind(lower, `</${name}`, open) : open;
  return { end: behind(lower, ">", close), gap: INLINE.has(name ?? "") ? "" : "\n" };
}

function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** ASCII letters in lower case; unlike `toLowerCase` it never changes the length. */
function lowered(text: string): string {
  return text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}

function flatten(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

function decode(text: string): string {
  return text.replace(ENTITY, (whole: string, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? whole;
    const code = Number(
      name.startsWith("#x") || name.startsWith("#X") ? `0${name.slice(1)}` : name.slice(1),
    );
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
