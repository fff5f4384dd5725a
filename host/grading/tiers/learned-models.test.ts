import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { objects } from "../../verification/library.fixture.ts";
import { buildSpeaking } from "../statements/speaking.ts";
import { learnModels } from "./learned-models.ts";
import { teachApart } from "./teach-apart.ts";
import { teach } from "./teaching.ts";

const graded = objects.filter(
  (object) => (object as KnowledgeObject<"evaluation_prompt">).extensions?.tiers !== undefined,
);
/** The library with so few graded prompts that nothing is kept. */
const few = [
  ...objects.filter(({ knowledge_object_type: leaf }) => leaf !== "evaluation_prompt"),
  ...graded.slice(0, 2),
];
const library = snapshotOf(few);

/** A library, the leaves that were read of it, and whether it was learned from. */
function watched(source: Snapshot) {
  const seen = new Set<Leaf>();
  const made = new Map<unknown, unknown>();
  const knowledge: Snapshot = {
    ...source,
    all: (leaf) => {
      seen.add(leaf);
      return source.all(leaf);
    },
    derive: <T>(build: (snapshot: Snapshot) => T): T => {
      if (!made.has(build)) made.set(build, build(knowledge));
      return made.get(build) as T;
    },
  };
  return { seen, knowledge, isLearnedFrom: () => made.has(buildSpeaking) };
}

/** One of the leaf with another id and other words. */
function anotherOf(leaf: Leaf, change: (object: KnowledgeObject) => object): KnowledgeObject {
  const one = few.find(({ knowledge_object_type }) => knowledge_object_type === leaf);
  if (one === undefined) throw new Error(`the library has no ${leaf}`);
  return { ...one, id: "of-a-test", ...change(one) };
}

/** Whether the library with more in it has its graded answers learned from once more. */
async function isLearnedAnew(more: KnowledgeObject): Promise<boolean> {
  const { knowledge, isLearnedFrom } = watched(snapshotOf([...few, more]));
  await learnModels(knowledge);
  return isLearnedFrom();
}

test("all that it learns from is read before its first turn, so that a change of any of it is learned anew", async () => {
  const { seen, knowledge } = watched(library);
  const learning = learnModels(knowledge);
  const atOnce = [...seen];
  await learning;
  expect([...seen].toSorted()).toEqual(atOnce.toSorted());
});

test("grades that come meanwhile, also of another snapshot, wait for the same learning", async () => {
  const more = [...few, ...graded.slice(2, 3)];
  const contact = anotherOf("ngo_directory", () => ({}));
  const [one, other] = [watched(snapshotOf(more)), watched(snapshotOf([...more, contact]))];
  await Promise.all([learnModels(one.knowledge), learnModels(other.knowledge)]);
  expect([one.isLearnedFrom(), other.isLearnedFrom()]).toEqual([true, false]);
});

test.for([
  ["grep_rule", { extensions: { citation: "Zanzibar Lantern Ordinance 1877" } }],
  ["ngo_directory", {}],
  ["rag_doc", { content: { title: "Lanterns", text: "A lantern of the zebra is lit at noon." } }],
] as const)(
  "a new %s that has nothing of the graded answers teaches nothing new",
  async ([leaf, change]) => {
    await learnModels(library);
    expect(await isLearnedAnew(anotherOf(leaf, () => change))).toBe(false);
  },
);

test("a document that holds a graded answer is learned from anew, and so is another graded answer", async () => {
  await learnModels(library);
  const [prompt] = graded as KnowledgeObject<"evaluation_prompt">[];
  const text = prompt?.extensions?.tiers?.map((tier) => tier.text).join(" ");
  const copied = anotherOf("rag_doc", ({ content }) => ({ content: { ...content, text } }));
  expect(await isLearnedAnew(copied)).toBe(true);
  expect(await isLearnedAnew({ ...graded[2], id: "of-a-test" } as KnowledgeObject)).toBe(true);
});

test("a thread of its own learns the very same", async () => {
  const [apart, here] = [await teachApart(library, null), await teach(library)];
  expect(isDeepStrictEqual(apart, here)).toBe(true);
});
