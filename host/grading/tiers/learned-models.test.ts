import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { objects } from "../../verification/library.fixture.ts";
import { learnModels } from "./learned-models.ts";

const graded = objects.filter(
  (object) => (object as KnowledgeObject<"evaluation_prompt">).extensions?.tiers !== undefined,
);
/** The library with so few graded prompts that nothing is kept. */
const library = snapshotOf([
  ...objects.filter(({ knowledge_object_type: leaf }) => leaf !== "evaluation_prompt"),
  ...graded.slice(0, 2),
]);

/** The library, and the leaves that were read of it. */
function watched(): { readonly seen: ReadonlySet<Leaf>; readonly knowledge: Snapshot } {
  const seen = new Set<Leaf>();
  const made = new Map<unknown, unknown>();
  const knowledge: Snapshot = {
    ...library,
    all: (leaf) => {
      seen.add(leaf);
      return library.all(leaf);
    },
    derive: <T>(build: (snapshot: Snapshot) => T): T => {
      if (!made.has(build)) made.set(build, build(knowledge));
      return made.get(build) as T;
    },
  };
  return { seen, knowledge };
}

test("all that it learns from is read before its first turn, so that a change of any of it is learned anew", async () => {
  const { seen, knowledge } = watched();
  const learning = learnModels(knowledge);
  const atOnce = [...seen];
  await learning;
  expect([...seen].toSorted()).toEqual(atOnce.toSorted());
});
