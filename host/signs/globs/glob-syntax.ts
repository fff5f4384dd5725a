import { foldLiteral } from "../../matching/folding/fold.ts";

/** A range of code units, both ends included. */
export type Range = readonly [from: number, to: number];

/** One step of a glob; a sequence of steps matches a whole name. */
export type GlobStep =
  | { readonly kind: "unit"; readonly ranges: readonly Range[]; readonly not: boolean }
  /** Any run of units; `*` stops at a slash, `**` does not. */
  | { readonly kind: "star"; readonly crosses: boolean }
  | { readonly kind: "either"; readonly options: readonly (readonly GlobStep[])[] };

export type GlobTree = readonly GlobStep[];

/** Thrown where a glob cannot be read; the message says what would cure it. */
export class GlobError extends Error {}

const SLASH: Range = [0x2f, 0x2f];
const DEEPEST = 8;

/** Reads a glob: `*` `**` `?` `[ab]` `[!a-z]` `{a,b}`, a backslash before a sign meant literally. Letters are folded as texts are. Where `slashes` is "ordinary" a slash divides nothing. Throws a GlobError. */
export function readGlob(source: string, slashes: "divide" | "ordinary" = "divide"): GlobTree {
  const reader = new GlobReader(source, slashes === "ordinary");
  const tree = reader.sequence(0);
  reader.end();
  return tree;
}

class GlobReader {
  readonly #source: string;
  readonly #crosses: boolean;
  #at = 0;

  constructor(source: string, crosses: boolean) {
    this.#source = source;
    this.#crosses = crosses;
  }

  /** Steps up to the end, or up to a `,` or `}` inside braces. */
  sequence(depth: number): GlobStep[] {
    if (depth > DEEPEST)
      throw new GlobError(`nests braces more than ${DEEPEST} deep; write the cases side by side`);
    const steps: GlobStep[] = [];
    for (let sign = this.#peek(); sign !== ""; sign = this.#peek()) {
      if (sign === "}" || (depth > 0 && sign === ",")) break;
      this.#at += 1;
      steps.push(...this.#step(sign, depth));
    }
    return steps;
  }

  end(): void {
    if (this.#at < this.#source.length)
      throw new GlobError("has a } without its {; add the { or write \\}");
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #step(sign: string, depth: number): readonly GlobStep[] {
    if (sign === "*") return [this.#star()];
    if (sign === "?") return [this.#butSlash([])];
    if (sign === "[") return [this.#class()];
    if (sign === "{") return [this.#either(depth)];
    if (sign !== "\\") return literal(sign);
    const escaped = this.#peek();
    if (escaped === "") throw new GlobError("ends in a backslash; write \\\\ or drop it");
    this.#at += 1;
    return literal(escaped);
  }

  #star(): GlobStep {
    let crosses = this.#crosses;
    for (; this.#peek() === "*"; this.#at += 1) crosses = true;
    return { kind: "star", crosses };
  }

  #either(depth: number): GlobStep {
    const options: (readonly GlobStep[])[] = [];
    for (;;) {
      options.push(this.sequence(depth + 1));
      const sign = this.#peek();
      if (sign === "") throw new GlobError("has a { without its }; add the } or write \\{");
      this.#at += 1;
      if (sign === "}") return { kind: "either", options };
    }
  }

  #class(): GlobStep {
    const close = this.#source.indexOf("]", this.#at + 1);
    if (close < 0) throw new GlobError("has a [ without its ]; add the ] or write \\[");
    const not = /[!^]/.test(this.#peek());
    const inside = this.#source.slice(this.#at + Number(not), close);
    this.#at = close + 1;
    if (inside === "") throw new GlobError("has an empty [ ]; write what may stand there");
    const ranges = Array.from(inside.matchAll(/([^])-([^])|([^])/g), ([, from, to, one]) =>
      rangeOf(from ?? one ?? "", to ?? one ?? ""),
    );
    return not ? this.#butSlash(ranges) : { kind: "unit", ranges, not };
  }

  #butSlash(ranges: readonly Range[]): GlobStep {
    return { kind: "unit", ranges: this.#crosses ? ranges : [...ranges, SLASH], not: true };
  }
}

function rangeOf(from: string, to: string): Range {
  const ends: Range = [foldLiteral(from).charCodeAt(0), foldLiteral(to).charCodeAt(0)];
  if (!(ends[0] <= ends[1]))
    throw new GlobError(`has the range ${from}-${to}, which runs backwards; swap its ends`);
  return ends;
}

function literal(sign: string): GlobStep[] {
  return Array.from(foldLiteral(sign).split(""), (folded) => {
    const unit = folded.charCodeAt(0);
    return { kind: "unit", ranges: [[unit, unit]], not: false };
  });
}
