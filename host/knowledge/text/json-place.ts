/** A place in a text as editors count it: lines and columns from 1, columns in UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const CHARACTERS = String.raw`(?:[ !#-\[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*`;
const STRING = new RegExp(`"${CHARACTERS}"`, "uy");
const STRING_SO_FAR = new RegExp(`"${CHARACTERS}`, "uy");
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

/** What may stand next: a value, a name, the first of either (or the end of what is empty), a colon, or what ends a value. */
type Wanted = "value" | "first value" | "name" | "first name" | "colon" | "end";
type Kind = "[" | "]" | "{" | "}" | "," | ":" | "string" | "scalar";

const VALUE = { "[": "first value", "{": "first name", string: "end", scalar: "end" } as const;
/** What is wanted behind each kind where that may stand. Behind a comma it is a name within braces. */
const BEHIND: Readonly<Record<Wanted, Partial<Record<Kind, Wanted>>>> = {
  value: VALUE,
  "first value": { ...VALUE, "]": "end" },
  name: { string: "colon" },
  "first name": { string: "colon", "}": "end" },
  colon: { ":": "value" },
  end: { ",": "value", "]": "end", "}": "end" },
};
const OPENED = { "]": "[", "}": "{" } as const;

/** Where a text ceases to be JSON (RFC 8259); its end where nothing but more is missing. Linear in the text, and repeats nothing of it. */
export function wrongAt(text: string): TextPlace {
  const at = wrongUnit(text);
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function wrongUnit(text: string): number {
  const open: Kind[] = [];
  let wanted: Wanted = "value";
  let at = endOf(SPACE, text, 0) ?? 0;
  for (let unit = text[at]; unit !== undefined; unit = text[at]) {
    const kind = kindOf(unit);
    const next: Wanted | undefined = BEHIND[wanted][kind];
    if (next === undefined || !isNested(kind, open)) return at;
    const end = endOfToken(kind, text, at);
    if (end === null) return kind === "string" ? (endOf(STRING_SO_FAR, text, at) ?? at) : at;
    wanted = kind === "," && open.at(-1) === "{" ? "name" : next;
    at = endOf(SPACE, text, end) ?? end;
  }
  return at;
}

function kindOf(unit: string): Kind {
  if (unit === '"') return "string";
  return "[]{},:".includes(unit) ? (unit as Kind) : "scalar";
}

/** Whether it may stand in what is open, which it opens or closes. */
function isNested(kind: Kind, open: Kind[]): boolean {
  if (kind === "[" || kind === "{") open.push(kind);
  if (kind === "]" || kind === "}") return open.pop() === OPENED[kind];
  return kind !== "," || open.length > 0;
}

function endOfToken(kind: Kind, text: string, at: number): number | null {
  if (kind === "string") return endOf(STRING, text, at);
  return kind === "scalar" ? endOf(SCALAR, text, at) : at + 1;
}

function endOf(token: RegExp, text: string, at: number): number | null {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : null;
}
