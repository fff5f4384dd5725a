import { alternativeOf, type Pattern } from "./pattern.ts";
import type { CompiledRule } from "./rule.ts";
import { EMPTY, visit, type Node } from "./syntax.ts";

/** Alternatives one rule is taken apart into at most. */
const MOST_VARIANTS = 8;

/**
 * The rule taken apart at the alternatives of its patterns: it matches where any of the variants does.
 * Each variant has literals of its own in their own order, which is a far better filter than what all
 * alternatives have in common. A rule with a threshold stays whole: its groups are numbered.
 */
export function variantsOf(rule: CompiledRule): readonly CompiledRule[] {
  if (rule.threshold !== null) return [rule];
  if (!rule.allRequired) {
    return rule.patterns
      .flatMap(alternativesOf)
      .map((pattern) => ({ ...rule, patterns: [pattern] }));
  }
  let variants: readonly (readonly Pattern[])[] = [[]];
  for (const pattern of rule.patterns) {
    const alternatives = alternativesOf(pattern);
    const fits = variants.length * alternatives.length <= MOST_VARIANTS;
    const next = fits ? alternatives : [pattern];
    variants = variants.flatMap((chosen) => next.map((one) => [...chosen, one]));
  }
  return variants.map((patterns) => ({ ...rule, patterns }));
}

const alternatives = new WeakMap<Pattern, readonly Pattern[]>();

/** Its alternatives, the same ones whoever asks. */
function alternativesOf(pattern: Pattern): readonly Pattern[] {
  const known = alternatives.get(pattern) ?? split(pattern);
  alternatives.set(pattern, known);
  return known;
}

function split(pattern: Pattern): readonly Pattern[] {
  const { length } = treesOf(pattern);
  if (length < 2) return [pattern];
  const parts = Array.from({ length }, (_, at) =>
    alternativeOf(pattern, () => treesOf(pattern)[at] ?? EMPTY),
  );
  // An alternative without literals would run everywhere; the whole has some.
  const isWorse = parts.some(({ clauses }) => clauses.length === 0);
  return isWorse && pattern.clauses.length > 0 ? [pattern] : parts;
}

let lastApart: { readonly tree: Node; readonly trees: readonly Node[] } | null = null;

/** The trees of a pattern's alternatives; those of the last pattern are kept. */
function treesOf(pattern: Pattern): readonly Node[] {
  const tree = pattern.tree();
  if (lastApart?.tree !== tree) lastApart = { tree, trees: takenApart(tree, MOST_VARIANTS) };
  return lastApart.trees;
}

/** Trees that together match what the tree matches, at most `most`. */
function takenApart(tree: Node, most: number): readonly Node[] {
  if (tree.kind === "group") return takenApart(tree.body, most);
  if (tree.kind === "choice") return isPlain(tree) ? [tree] : apart(tree.options, most);
  if (tree.kind !== "sequence") return [tree];
  const at = tree.parts.findIndex((part) => choiceIn(part) !== null);
  const options = choiceIn(tree.parts[at]);
  if (options === null || options.length > most) return [tree];
  const trees = options.map((option) => spliced(tree.parts, at, option));
  return apart(trees, most);
}

/** Each taken apart further, as long as that keeps within `most`. */
function apart(trees: readonly Node[], most: number): readonly Node[] {
  let left = most - trees.length;
  if (left < 0) return trees.length === 0 ? [] : [{ kind: "choice", options: trees }];
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
