import { ANY } from "./character-set.ts";
import { readClass, readEscapedCharacter, readEscapedSet, type Cursor } from "./class-reader.ts";
import { foldLiteral } from "../folding/fold.ts";
import { EMPTY, LookAroundError, PatternError, type Node, type Syntax } from "./syntax.ts";

/** RE2 refuses more; so do we. */
const MOST_REPEATS = 1000;
const DEEPEST = 100;

/** Reads RE2 syntax into a tree, its literals folded as texts are. Throws a PatternError that says what to change. */
export function readPattern(pattern: string): Syntax {
  return new PatternReader(pattern).read();
}

class PatternReader {
  readonly #cursor: Cursor;
  readonly #names = new Map<string, number>();
  #groups = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#cursor = { pattern: pattern.normalize("NFC"), at: 0 };
  }

  read(): Syntax {
    const root = this.#choice();
    if (this.#peek() !== "") throw new PatternError('has a ")" without "("; escape it as \\)');
    return { root, names: this.#names, groups: this.#groups };
  }

  #peek(): string {
    return this.#cursor.pattern[this.#cursor.at] ?? "";
  }

  #take(text: string): boolean {
    if (!this.#cursor.pattern.startsWith(text, this.#cursor.at)) return false;
    this.#cursor.at += text.length;
    return true;
  }

  #matched(expression: RegExp): RegExpExecArray | null {
    const found = expression.exec(this.#cursor.pattern.slice(this.#cursor.at));
    if (found !== null) this.#cursor.at += found[0].length;
    return found;
  }

  #choice(): Node {
    if (++this.#depth > DEEPEST) throw new PatternError("nests too deeply; flatten its groups");
    const options = [this.#sequence()];
    while (this.#take("|")) options.push(this.#sequence());
    this.#depth--;
    return options.length === 1 ? (options[0] ?? EMPTY) : { kind: "choice", options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    for (
      let next = this.#peek();
      next !== "" && next !== "|" && next !== ")";
      next = this.#peek()
    ) {
      const atom = this.#repeated(this.#atom());
      if (!isDoubledSpace(parts.at(-1), atom)) parts.push(atom);
    }
    return parts.length === 1 ? (parts[0] ?? EMPTY) : { kind: "sequence", parts };
  }

  #atom(): Node {
    if (this.#take("(")) return this.#group();
    if (this.#take("[")) return { kind: "set", set: readClass(this.#cursor) };
    if (this.#take(".")) return { kind: "set", set: ANY };
    if (this.#take("^")) return { kind: "edge", edge: "start" };
    if (this.#take("$")) return { kind: "edge", edge: "end" };
    if (this.#take("\\")) return this.#escape();
    if (/^[*+?]$/.test(this.#peek())) {
      throw new PatternError(`has a "${this.#peek()}" that repeats nothing; escape it`);
    }
    const character = String.fromCodePoint(this.#cursor.pattern.codePointAt(this.#cursor.at) ?? 0);
    this.#cursor.at += character.length;
    return literal(character);
  }

  #escape(): Node {
    const quoted = this.#matched(/^Q([\s\S]*?)(?:\\E|$)/);
    if (quoted !== null) {
      return { kind: "sequence", parts: Array.from(quoted[1] ?? "", (c) => literal(c)) };
    }
    const edges = { b: "boundary", B: "inside", A: "start", z: "end", Z: "end" } as const;
    const edge = edges[this.#peek() as keyof typeof edges];
    if (edge !== undefined) {
      this.#cursor.at++;
      return { kind: "edge", edge };
    }
    const set = readEscapedSet(this.#cursor);
    return set === null ? literal(readEscapedCharacter(this.#cursor)) : { kind: "set", set };
  }

  #group(): Node {
    const look = this.#matched(/^\?(?:[=!]|<[=!])/);
    if (look !== null) {
      throw new LookAroundError(`has the look-around "(${look[0]}", which RE2 has not`);
    }
    const flags = this.#matched(/^\?([imsU]*)(?:-([imsU]+))?([:)])/);
    if (flags !== null) return this.#flagged(flags);
    const name = this.#matched(/^\?P?<([A-Za-z_]\w*)>/);
    if (name === null && this.#peek() === "?") {
      throw new PatternError('has an unknown group "(?…"; use (…), (?:…) or (?P<name>…)');
    }
    const index = ++this.#groups;
    if (name !== null) this.#names.set(name[1] ?? "", index);
    return { kind: "group", body: this.#closed(), index };
  }

  /** Texts are folded and lines joined, so `i`, `s` and `m` change nothing; `U` would. */
  #flagged(flags: RegExpExecArray): Node {
    if (flags[1]?.includes("U") === true) {
      throw new PatternError("has the flag U; write lazy repeats as *? or +?");
    }
    if (flags[1]?.includes("m") === true) {
      throw new PatternError("has the flag m, but line breaks are spaces here; leave it out");
    }
    return flags[3] === ")" ? EMPTY : this.#closed();
  }

  #closed(): Node {
    const body = this.#choice();
    if (!this.#take(")")) throw new PatternError('has a "(" without ")"; close the group');
    return body;
  }

  #repeated(atom: Node): Node {
    const found = this.#matched(/^(?:([*+?])|\{(\d{1,6})(,(\d{0,6}))?\})(\??)/);
    if (found === null) return atom;
    const [min, max] = boundsOf(found);
    if (/^[*+?]/.test(this.#peek())) {
      throw new PatternError(`repeats a repeat at "${found[0]}${this.#peek()}"; use a group`);
    }
    if (atom.kind === "edge" || (atom.kind === "sequence" && atom.parts.length === 0)) return atom;
    return { kind: "repeat", body: atom, min, max, lazy: found[5] === "?" };
  }
}

function boundsOf(found: RegExpExecArray): [min: number, max: number] {
  const simple = { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] }[found[1] ?? ""];
  const min = simple?.[0] ?? Number(found[2]);
  const open = found[3] === undefined ? min : found[4] === "" ? Infinity : Number(found[4]);
  const max = simple?.[1] ?? open;
  if (max < min) throw new PatternError(`repeats {${min},${max}}, backwards; swap the bounds`);
  if (min > MOST_REPEATS || (max > MOST_REPEATS && max !== Infinity)) {
    throw new PatternError(`repeats more than ${MOST_REPEATS} times; lower the bound`);
  }
  return [min, max];
}

function literal(character: string): Node {
  const folded = foldLiteral(character);
  return folded === "" ? EMPTY : { kind: "text", text: folded };
}

/** Texts never have two spaces in a row, so a pattern that asks for them means one. */
function isDoubledSpace(last: Node | undefined, atom: Node): boolean {
  return last?.kind === "text" && last.text === " " && atom.kind === "text" && atom.text === " ";
}
