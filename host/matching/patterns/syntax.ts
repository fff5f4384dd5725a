import type { CharacterSet } from "./character-set.ts";

/** A pattern as a tree, its literals folded. Spaces are single; texts have no other whitespace once folded. */
export type Node =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "set"; readonly set: CharacterSet }
  | { readonly kind: "edge"; readonly edge: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | Repeat
  | { readonly kind: "group"; readonly body: Node; readonly index: number };

/** `max` is Infinity where there is no upper bound. */
export interface Repeat {
  readonly kind: "repeat";
  readonly body: Node;
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
}

/** The tree of a pattern, and which capturing group each name means. */
export interface Syntax {
  readonly root: Node;
  readonly names: ReadonlyMap<string, number>;
  readonly groups: number;
}

/** What the matching of a pattern cannot do, said so that its author can change it. */
export class PatternError extends Error {
  override readonly name = "PatternError";
}

/** A look-around in a pattern; what to write in its place depends on where the pattern stands. */
export class LookAroundError extends PatternError {}

/** Matches nothing but the empty text. */
export const EMPTY: Node = { kind: "sequence", parts: [] };

/** What to do with each kind of node. */
export type Visitor<T> = {
  readonly [K in Node["kind"]]: (node: Extract<Node, { readonly kind: K }>) => T;
};

/** What the visitor makes of the node. */
export function visit<T>(node: Node, visitor: Visitor<T>): T {
  const take = visitor[node.kind] as (node: Node) => T;
  return take(node);
}
