import { writtenProperty, type CharacterSet } from "./character-set.ts";
import { boundaryBetween, WRITTEN } from "./edges.ts";
import { visit, type Node, type Repeat } from "./syntax.ts";

/** For whom a tree is written out: V8 over ASCII texts, V8 over all, or RE2. */
export type Dialect = "ascii" | "unicode" | "re2";

export interface EmissionOptions {
  readonly dialect: Dialect;
  /** Whether the pattern's own groups capture. */
  readonly capture: boolean;
}

const NEVER = "[^\\s\\S]";

/** The tree as a regular expression of the dialect. */
export function writePattern(root: Node, options: EmissionOptions): string {
  return new Writer(options).write(root, { before: null, after: null });
}

interface Context {
  /** What stands before and after in the same sequence, for `\b`. */
  readonly before: Node | null;
  readonly after: Node | null;
}

class Writer {
  readonly #dialect: Dialect;
  readonly #capture: boolean;

  constructor({ dialect, capture }: EmissionOptions) {
    this.#dialect = dialect;
    this.#capture = capture;
  }

  write(tree: Node, context: Context): string {
    return visit(tree, {
      text: (node) => Array.from(node.text, (character) => this.#character(character)).join(""),
      set: (node) => this.#set(node.set),
      edge: (node) => this.#edge(node.edge, context),
      sequence: (node) => this.#sequence(node.parts, context),
      choice: (node) =>
        `(?:${node.options.map((option) => this.write(option, context)).join("|")})`,
      repeat: (node) => this.#repeat(node),
      group: (node) => `${this.#capture ? "(" : "(?:"}${this.write(node.body, context)})`,
    });
  }

  #sequence(parts: readonly Node[], context: Context): string {
    return parts
      .map((part, index) => {
        const before = joined(context.before, parts.slice(0, index));
        const after = joined(null, parts.slice(index + 1), context.after);
        return this.write(part, { before, after });
      })
      .join("");
  }

  #character(character: string): string {
    if (/^[a-z0-9 ]$/.test(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    if (this.#dialect === "ascii") return code < 128 ? byte(code) : NEVER;
    return code < 128 ? byte(code) : character;
  }

  #set(set: CharacterSet): string {
    if (this.#dialect === "ascii") return asciiSet(set.ascii);
    const members = set.members.map((member) => {
      if ("property" in member) {
        if (this.#dialect === "unicode") return writtenProperty(member.property, member.negated);
        return `\\${member.negated ? "P" : "p"}{${member.property}}`;
      }
      return `${this.#code(member.from)}-${this.#code(member.to)}`;
    });
    return `[${set.negated ? "^" : ""}${members.join("")}]`;
  }

  #code(code: number): string {
    return `${this.#dialect === "re2" ? "\\x" : "\\u"}{${code.toString(16)}}`;
  }

  #repeat({ body, min, max, lazy }: Repeat): string {
    // What stands beside it is another round of itself, or whatever follows the last.
    const written = this.write(body, { before: null, after: null });
    const atom = body.kind === "set" || body.kind === "group" ? written : `(?:${written})`;
    return `${atom}{${min},${max === Infinity ? "" : max}}${lazy ? "?" : ""}`;
  }

  #edge(edge: "start" | "end" | "boundary" | "inside", context: Context): string {
    if (edge === "start") return this.#dialect === "re2" ? "\\A" : "^";
    if (edge === "end") return this.#dialect === "re2" ? "\\z" : "$";
    if (this.#dialect !== "unicode") return edge === "boundary" ? "\\b" : "\\B";
    if (edge === "inside") return `(?!${WRITTEN.general})`;
    const boundary = boundaryBetween(context.before, context.after);
    return boundary === null ? "" : WRITTEN[boundary];
  }
}

function joined(
  before: Node | null,
  parts: readonly Node[],
  after: Node | null = null,
): Node | null {
  const all = [before, ...parts, after].filter((part) => part !== null);
  return all.length === 0 ? null : { kind: "sequence", parts: all };
}

function byte(code: number): string {
  return `\\x${code.toString(16).padStart(2, "0")}`;
}

/** An ASCII class written as ranges. */
function asciiSet(bits: bigint): string {
  let ranges = "";
  for (let code = 0; code < 128; code++) {
    if ((bits & (1n << BigInt(code))) === 0n) continue;
    const from = code;
    while (code < 127 && (bits & (1n << BigInt(code + 1))) !== 0n) code++;
    ranges += from === code ? byte(from) : `${byte(from)}-${byte(code)}`;
  }
  return ranges === "" ? NEVER : `[${ranges}]`;
}
