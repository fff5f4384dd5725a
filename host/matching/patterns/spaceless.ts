import { areDisjoint, holdsSpace, isSpace, type CharacterSet } from "./character-set.ts";
import { WORD_ASCII } from "./edges.ts";
import { isNullable } from "./reach.ts";
import { EMPTY, visit, type Node, type Repeat } from "./syntax.ts";

/** The tree for a text whose spaces were all taken out: what matches a space may be missing, and words have no edges. */
export function withoutSpaces(tree: Node): Node {
  return visit(tree, {
    text: (node) =>
      node.text === " " ? EMPTY : { kind: "text", text: node.text.replaceAll(" ", "") },
    set: (node) => {
      if (isSpace(node.set)) return EMPTY;
      return holdsSpace(node.set) && !isWide(node.set)
        ? { kind: "repeat", body: node, min: 0, max: 1, lazy: false }
        : node;
    },
    edge: (node) => (node.edge === "boundary" || node.edge === "inside" ? EMPTY : node),
    sequence: (node) => ({ kind: "sequence", parts: node.parts.map(withoutSpaces) }),
    choice: (node) => ({ kind: "choice", options: node.options.map(withoutSpaces) }),
    repeat: (node) => {
      const body = withoutSpaces(node.body);
      return isNullable(body) ? relaxed(node, body) : { ...node, body };
    },
    group: (node) => ({ ...node, body: withoutSpaces(node.body) }),
  });
}

/** A repeat whose body became nullable, as one of a body that is not: `(?:x?)*` is `x*`. */
function relaxed(repeat: Repeat, body: Node): Node {
  if (body.kind === "sequence" && body.parts.length === 0) return EMPTY;
  if (body.kind === "repeat" && body.min === 0 && body.max === 1) {
    return { ...repeat, body: body.body, min: 0 };
  }
  return { ...repeat, body };
}

/** A class that holds letters too, such as `.` or `[^.]`: it stands for a gap. */
function isWide(set: CharacterSet): boolean {
  return !areDisjoint(set, { ascii: WORD_ASCII, beyond: false });
}
