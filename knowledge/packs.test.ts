import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundledObjects } from "../host/commands/generate/bundled-library.ts";
import { countryOf } from "../host/commands/generate/pack-coverage.ts";
import type { InPack } from "../host/knowledge/rests-on.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { LEAF_NAMES, tagged, type Leaf } from "../schemas/taxonomy.ts";

const packs = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const objects = await bundledObjects();

/** Leaves that packs of regions may have; all others hold what is nobody's alone. */
const OF_REGIONS: ReadonlySet<Leaf> = new Set([
  "rag_doc",
  "citation_edge",
  "corridor_profile",
  "ngo_directory",
  "context_snippet",
  "entity_signal",
  "extracted_fact",
  "tool_example",
  "modus_operandi",
  "grep_rule",
]);

const of = <L extends Leaf>(leaf: L) =>
  objects.filter(
    (each): each is InPack & { object: KnowledgeObject<L> } =>
      each.object.knowledge_object_type === leaf,
  );
const packOf = new Map(
  objects.map(({ pack, object }) => [`${object.knowledge_object_type}/${object.id}`, pack]),
);
const packOfCountry = new Map(
  objects.flatMap(({ pack, object }) => {
    const country = countryOf(object);
    return country === undefined ? [] : [[country, pack] as const];
  }),
);

describe("a pack tells its newest changes", () => {
  test.for(packs)("%s", async (pack) => {
    const [manifest, changes] = await Promise.all(
      ["pack.json", "CHANGELOG.md"].map((file) =>
        readFile(join(import.meta.dirname, pack, file), "utf8"),
      ),
    );
    const { version } = JSON.parse(manifest ?? "") as { version: string };
    expect(changes?.split("\n")[0]).toBe(`# Changes to the pack \`${pack}\``);
    expect(/^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(changes ?? "")?.[1]).toBe(version);
  });
});

test("law, contacts and routes of one country lie in one pack, and none in core", () => {
  const misplaced = objects.filter(({ pack, object }) => {
    const country = countryOf(object);
    return country !== undefined && (pack === "core" || pack !== packOfCountry.get(country));
  });
  expect(misplaced.map(({ object }) => object.id)).toEqual([]);
});

test("a link between laws lies with the law it begins at, or else with the one it leads to", () => {
  const misplaced = of("citation_edge").filter(({ pack, object: { content } }) => {
    const from = packOf.get(`rag_doc/${content.from_statute}`);
    const to = packOf.get(`rag_doc/${content.to_statute}`);
    return pack !== (from === "core" ? to : from);
  });
  expect(misplaced.map(({ object }) => object.id)).toEqual([]);
});

test("what is said of an authority lies with its country", () => {
  const misplaced = of("entity_signal").filter(({ pack, object }) =>
    tagged(object, "jurisdiction").some((country) => packOfCountry.get(country) !== pack),
  );
  expect(misplaced.map(({ object }) => object.id)).toEqual([]);
});

test("a background note for one route or country lies in a pack of one of its ends", () => {
  const misplaced = of("context_snippet").filter(({ pack, object }) => {
    const ends = tagged(object, "corridor")
      .flatMap((corridor) => corridor.split("-"))
      .filter((end) => end !== "*");
    return ends.length === 0
      ? pack !== "core"
      : !ends.some((end) => packOfCountry.get(end) === pack);
  });
  expect(misplaced.map(({ object }) => object.id)).toEqual([]);
});

test("what is nobody's alone lies in core: prompts, criteria, templates, shapes, conditions", () => {
  expect(LEAF_NAMES.length).toBeGreaterThan(OF_REGIONS.size);
  const misplaced = objects.filter(
    ({ pack, object }) => pack !== "core" && !OF_REGIONS.has(object.knowledge_object_type),
  );
  expect(misplaced.map(({ pack, object }) => `${pack}/${object.id}`)).toEqual([]);
});
