import { visit, type Node } from "./syntax.ts";

/** Trees that together match what the tree matches, at most `most`: it is taken apart at its choices, as each way has literals of its own in their own order. */
export function takenApart(tree: Node, most: number): readonly Node[] {
  if (tree.kind === "group") return takenApart(tree.body, most);
  if (tree.kind === "choice") return isPlain(tree) ? [tree] : apart(tree.options, most);
  if (tree.kind !== "sequence") return [tree];
  const at = tree.parts.findIndex((part) => choiceIn(part) !== null);
  const options = choiceIn(tree.parts[at]);
  if (options === null || options.length > most) return [tree];
  return apart(
    options.map((option) => spliced(tree.parts, at, option)),
    most,
  );
}

/** Each taken apart further, as long as that keeps within `most`. */
function apart(trees: readonly Node[], most: number): readonly Node[] {
  let left = most - trees.length;
  if (left < 0) return [{ kind: "choice", options: trees }];
  return trees.flatMap((tree) => {
    const parts = takenApart(tree, left + 1);
    left -= parts.length - 1;
    return parts;
  });
}

/** The options of a choice that is more than a list of words, or null. */
function choiceIn(node: Node | undefined): readonly Node[] | null {
  if (node === undefined) return null;
  if (node.kind === "group") return choiceIn(node.body);
  return node.kind === "choice" && !isPlain(node) ? node.options : null;
}

/** Whether it matches single words only: those are one clause already. */
function isPlain(tree: Node): boolean {
  return visit(tree, {
    text: ({ text }) => !text.includes(" "),
    set: () => true,
    edge: () => true,
    sequence: ({ parts }) => parts.every(isPlain),
    choice: ({ options }) => options.every(isPlain),
    repeat: ({ body, max }) => (max <= 1 ? isPlain(body) : body.kind === "set"),
    group: ({ body }) => isPlain(body),
  });
}

function spliced(parts: readonly Node[], at: number, option: Node): Node {
  const inner = option.kind === "sequence" ? option.parts : [option];
  return { kind: "sequence", parts: parts.toSpliced(at, 1, ...inner) };
}
