import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { GlobAutomaton } from "./glob-automaton.ts";
import { GlobError, readGlob, type GlobTree } from "./glob-syntax.ts";
import { scarcityOf } from "../labels/scarcity.ts";

type GlobObject = KnowledgeObject<"glob_rule">;

/** A rule's glob, or why it cannot be read. In a line of text a slash divides nothing. */
export function treeOf({
  content,
}: GlobObject): { readonly tree: GlobTree } | { readonly problem: string } {
  const slashes = content.applies_to === "text_line" ? "ordinary" : "divide";
  try {
    return { tree: readGlob(content.glob, slashes) };
  } catch (error) {
    if (error instanceof GlobError) return { problem: error.message };
    throw error;
  }
}

/** What is wrong with a glob rule: its glob, then its evidence. Every example must match as a whole name, no negative example may. */
export function globProblems(
  object: GlobObject,
): readonly { readonly path: string; readonly message: string }[] {
  const read = treeOf(object);
  if ("problem" in read) return [{ path: "content.glob", message: read.problem }];
  const automaton = new GlobAutomaton([read.tree]);
  const matches = (name: string) => automaton.matching(foldText(name).folded).length > 0;
  const { examples } = object.content;
  const negatives = object.extensions?.negative_examples ?? [];
  return [
    ...examples.flatMap((name, index) =>
      matches(name)
        ? []
        : [{ path: `content.examples.${index}`, message: `does not match: ${quoted(name)}` }],
    ),
    ...negatives.flatMap((name, index) =>
      matches(name)
        ? [{ path: `${NEGATIVES}.${index}`, message: `matches, but must not: ${quoted(name)}` }]
        : [],
    ),
    ...scarcityOf(object),
  ];
}

const NEGATIVES = "extensions.negative_examples";

function quoted(name: string): string {
  return JSON.stringify(name.length > 80 ? `${name.slice(0, 79)}…` : name);
}
