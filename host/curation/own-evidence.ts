import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { FieldProblem } from "../contract/curation.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { tryOnTexts, untried, type RunLayers } from "./dry-run.ts";

/** The texts by which a rule proves itself: of each, where it stands and whether the rule has to fire. */
interface Evidence {
  readonly path: string;
  readonly text: string;
  readonly fires: boolean;
}

/** What a heuristic's own examples say against it among the rules it would stand beside; other rules are judged by theirs without any. One that never runs proves nothing, and one whose trial was stopped is not proven. */
export async function unprovenBy(
  object: KnowledgeObject,
  { knowledge, run }: { readonly knowledge: Snapshot; readonly run: RunLayers },
): Promise<FieldProblem[]> {
  const { knowledge_object_type: leaf, tags = [], extensions } = object;
  const isOff = extensions?.mode === "off" || tags.includes("status:deprecated");
  if (leaf !== "heuristic_rule" || isOff) return [];
  const evidence = evidenceOf(object as KnowledgeObject<"heuristic_rule">);
  const texts = evidence.map(({ text }) => text);
  const { results, stopped } = await tryOnTexts(object, texts, { knowledge, run });
  if (stopped !== null) return [untried(stopped)];
  return results.flatMap(({ text_index, fired }) => {
    const tried = evidence[text_index];
    return tried === undefined || tried.fires === fired ? [] : [problemOf(tried)];
  });
}

function evidenceOf({ content, extensions }: KnowledgeObject<"heuristic_rule">): Evidence[] {
  const { negative_examples: negatives = [] } = extensions ?? {};
  return [
    ...content.examples.map((text, index) => ({
      path: `content.examples.${index}`,
      text,
      fires: true,
    })),
    ...negatives.map((text, index) => ({
      path: `extensions.negative_examples.${index}`,
      text,
      fires: false,
    })),
  ];
}

function problemOf({ path, text, fires }: Evidence): FieldProblem {
  const shown = JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
  return {
    path,
    message: fires
      ? `does not fire beside the rules in force: ${shown}; correct the condition or the example`
      : `fires, but must not: ${shown}; narrow the condition`,
  };
}
