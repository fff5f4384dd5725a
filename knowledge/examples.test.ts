import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { DIMENSIONS } from "../schemas/taxonomy.ts";

const FOLDER = join(import.meta.dirname, "core/evaluation_prompt");
/** The dimensions before the six of recruitment are the ILO's indicators of forced labour. */
const ILO = new Set<string>(DIMENSIONS.slice(0, 11));

const prompts: KnowledgeObject<"evaluation_prompt">[] = await Promise.all(
  (await readdir(FOLDER)).map(async (file) =>
    JSON.parse(await readFile(join(FOLDER, file), "utf8")),
  ),
);
const library = prompts.filter(({ content }) => content.dimension_id === "example-library");
const tagsOf = ({ tags = [] }: (typeof prompts)[number], key: string) =>
  tags.filter((tag) => tag.startsWith(`${key}:`)).map((tag) => tag.slice(key.length + 1));

test("the example library is broad: categories, difficulties, languages, sectors", () => {
  const count = (of: (prompt: (typeof prompts)[number]) => unknown) =>
    new Set(library.map(of)).size;
  expect(library.length).toBeGreaterThanOrEqual(80);
  expect(count(({ extensions }) => extensions?.category)).toBeGreaterThanOrEqual(14);
  expect(count(({ extensions }) => extensions?.difficulty)).toBe(3);
  expect(count((prompt) => tagsOf(prompt, "lang")[0])).toBeGreaterThanOrEqual(11);
  expect(
    library.filter((prompt) => !tagsOf(prompt, "lang").includes("en")).length,
  ).toBeGreaterThanOrEqual(15);
});

test("every dimension is shown by an example", () => {
  const shown = new Set(library.flatMap((prompt) => tagsOf(prompt, "indicator")));
  expect(DIMENSIONS.filter((dimension) => !shown.has(dimension))).toEqual([]);
});

test("no example repeats another, word for word or with other nouns in the same frame", () => {
  const openings = library.map(({ content }) => content.question.slice(0, 40).toLowerCase());
  expect(openings.length - new Set(openings).size).toBe(0);
});

describe("an example", () => {
  test.for(library.map((prompt) => [prompt.id, prompt] as const))(
    "%s says what it is, the same in content, extensions and tags",
    ([, prompt]) => {
      const { content, extensions } = prompt;
      expect(extensions).toMatchObject({
        text: content.question,
        category: expect.any(String),
        subcategory: expect.any(String),
        sector: expect.any(String),
        difficulty: expect.stringMatching(/^(easy|medium|hard)$/),
        corridor: expect.stringMatching(/^(any|([A-Z]{2}|\*)-([A-Z]{2}|\*))$/),
      });
      const tagged = tagsOf(prompt, "indicator");
      expect(extensions?.ilo_indicators).toEqual(tagged.filter((name) => ILO.has(name)));
      const route = extensions?.corridor === "any" ? [] : [extensions?.corridor];
      expect(tagsOf(prompt, "corridor")).toEqual(route);
      expect(tagsOf(prompt, "lang")).toHaveLength(1);
    },
  );
});

test("graded answers come in all five tiers by one hand or several, a best one passing and a worst one failing", () => {
  const graded = library.filter(({ extensions }) => extensions?.tiers !== undefined);
  expect(graded.length).toBeGreaterThanOrEqual(10);
  for (const { id, content, extensions } of graded) {
    const tiers = extensions?.tiers ?? [];
    const byTier = Map.groupBy(tiers, ({ tier }) => tier);
    expect([...byTier.keys()].toSorted(), id).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(Array.from(byTier.values(), ({ length }) => length)).size, id).toBe(1);
    expect(new Set(tiers.map(({ text }) => text)).size, id).toBe(tiers.length);
    expect(textsOf(byTier.get(1)), id).toContain(content.negative_examples?.[0]);
    expect(textsOf(byTier.get(5)), id).toContain(content.positive_examples?.[0]);
  }
});

function textsOf(answers: readonly { readonly text: string }[] = []): readonly string[] {
  return answers.map(({ text }) => text);
}
