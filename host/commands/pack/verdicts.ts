import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { isInForce } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { compileObject } from "../../matching/grep-rule.ts";
import { Scanner } from "../../matching/scanner.ts";
import type { ObjectChange } from "../../packs/difference.ts";
import type { PackContent } from "../../packs/archives/pack-content.ts";

/** A sample text on which other rules fire than before. */
export interface VerdictChange {
  readonly text: string;
  /** Rules that fire now and did not. */
  readonly gained: readonly string[];
  /** Rules that fired and no longer do. */
  readonly lost: readonly string[];
}

export interface Verdicts {
  readonly n_texts: number;
  readonly changes: readonly VerdictChange[];
}

/** Runs the rules that differ, old and new, over the sample texts of both packs: what rules prove, and what evaluation asks. */
export async function verdictChanges(
  changes: readonly ObjectChange[],
  packs: readonly PackContent[],
  onProgress: (done: number, total: number) => void,
): Promise<Verdicts> {
  const before = rulesOf(changes.flatMap((change) => ("before" in change ? [change.before] : [])));
  const after = rulesOf(changes.flatMap((change) => ("after" in change ? [change.after] : [])));
  const texts = before.names.length + after.names.length === 0 ? [] : samplesOf(packs);
  const found: VerdictChange[] = [];
  for (const [index, text] of texts.entries()) {
    const [was, is] = [await firedOn(text, before), await firedOn(text, after)];
    const gained = [...is.difference(was)];
    const lost = [...was.difference(is)];
    if (gained.length + lost.length > 0) found.push({ text, gained, lost });
    onProgress(index + 1, texts.length);
  }
  return { n_texts: texts.length, changes: found };
}

interface Rules {
  readonly scanner: Scanner;
  readonly names: readonly string[];
}

/** Only rules that act: reviewed, compiled, not on trial. */
function rulesOf(objects: readonly KnowledgeObject[]): Rules {
  const acting = objects.filter(isGrepRule).flatMap((object) => {
    const { rule } = compileObject(object);
    const acts = isInForce(object) && (object.extensions?.mode ?? "enforce") === "enforce";
    return acts && rule !== undefined ? [{ rule, name: object.content.rule_id }] : [];
  });
  return {
    scanner: new Scanner(acting.map(({ rule }) => rule)),
    names: acting.map(({ name }) => name),
  };
}

async function firedOn(text: string, { scanner, names }: Rules): Promise<Set<string>> {
  const hits = await scanner.scan(foldText(text));
  return new Set(hits.flatMap(({ rule }) => names[rule] ?? []));
}

function samplesOf(packs: readonly PackContent[]): string[] {
  const texts = new Set<string>();
  for (const { object } of packs.flatMap(({ objects }) => objects)) {
    if (isGrepRule(object))
      for (const text of [
        ...(object.content.examples ?? []),
        ...(object.extensions?.negative_examples ?? []),
      ])
        texts.add(text);
    if (isPrompt(object)) texts.add(object.content.question);
  }
  return [...texts];
}

function isGrepRule(object: KnowledgeObject): object is KnowledgeObject<"grep_rule"> {
  return object.knowledge_object_type === "grep_rule";
}

function isPrompt(object: KnowledgeObject): object is KnowledgeObject<"evaluation_prompt"> {
  return object.knowledge_object_type === "evaluation_prompt";
}
