import type { Node } from "./syntax.ts";

const EDGE: Node = { kind: "edge", edge: "boundary" };

/** The parts of a sequence, where a choice between word edges (or spaces) has them in each of its options, so that the options' literals know theirs. */
export function edgesInside(
  parts: readonly Node[],
  isGap: (node: Node) => boolean,
): readonly Node[] {
  const isEdge = (node: Node | undefined): boolean =>
    node !== undefined && ((node.kind === "edge" && node.edge === "boundary") || isGap(node));
  return parts.map((part, at) => {
    const begins = isEdge(parts[at - 1]);
    const ends = isEdge(parts[at + 1]);
    const options = begins || ends ? optionsOf(part) : null;
    if (options === null) return part;
    const bounded = options.map((option): Node => ({
      kind: "sequence",
      parts: [...(begins ? [EDGE] : []), ...partsOf(option), ...(ends ? [EDGE] : [])],
    }));
    return { kind: "choice", options: bounded };
  });
}

function optionsOf(node: Node): readonly Node[] | null {
  if (node.kind === "group") return optionsOf(node.body);
  return node.kind === "choice" ? node.options : null;
}

function partsOf(node: Node): readonly Node[] {
  return node.kind === "sequence" ? node.parts : [node];
}
