import type { Code } from "./code.ts";

/** Character references of HTML, whose ampersand may be a reference itself; browsers read those with a number without the semicolon, too. */
const ENTITY =
  /&(?:amp;){0,3}(?:#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>\d{1,7}));?|(?<name>[a-z][a-z0-9]{1,23});)/gi;
/** A letter with a mark, `&eacute;`, or of mathematics, `&hopf;`: named after the letter. */
const MARKED =
  /^([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash|strok|breve|macr|ogon|dot|dblac|scr|fr|opf)$/i;

/** Those that stand in ordinary texts, by what HTML calls them. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "\u00a0": "nbsp ensp emsp thinsp puncsp numsp hairsp tab newline",
    "\u00ad": "shy",
    "\u200c": "zwnj zwj lrm rlm zerowidthspace nobreak",
    "&": "amp",
    "<": "lt",
    ">": "gt",
    '"': "quot ldquo rdquo bdquo laquo raquo",
    "'": "apos lsquo rsquo sbquo lsaquo rsaquo prime",
    "-": "ndash mdash hyphen dash minus horbar",
    "…": "hellip",
    "•": "bull",
    "·": "middot",
    "×": "times",
    "°": "deg",
    "€": "euro",
    "£": "pound",
    "¥": "yen",
    "¢": "cent",
    "¤": "curren",
    "§": "sect",
    "!": "excl",
    "¡": "iexcl",
    "?": "quest",
    "¿": "iquest",
    "#": "num",
    $: "dollar",
    "%": "percnt percent",
    "(": "lpar",
    ")": "rpar",
    "*": "ast",
    "+": "plus",
    ",": "comma",
    ".": "period",
    "/": "sol",
    "\\": "bsol",
    ":": "colon",
    ";": "semi",
    "=": "equals",
    "@": "commat",
    _: "lowbar",
    ß: "szlig",
    æ: "aelig",
    œ: "oelig",
    đ: "dstrok eth",
    ı: "inodot imath",
  }).flatMap(([text, names]) => names.split(" ").map((name) => [name, text] as const)),
);

/** What HTML writes as references, `&#72;`, `&#x48;`, `&nbsp;`. */
export function entitiesIn(text: string): readonly Code[] {
  if (!text.includes("&")) return [];
  return text
    .matchAll(ENTITY)
    .flatMap(({ 0: written, index, groups }) => {
      const said = saidBy(groups ?? {});
      return said === null ? [] : [{ start: index, end: index + written.length, text: said }];
    })
    .toArray();
}

type Groups = Readonly<Record<string, string | undefined>>;

function saidBy({ hex, decimal, name }: Groups): string | null {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? MARKED.exec(name)?.[1] ?? null;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
}
