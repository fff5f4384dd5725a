import { expect, test } from "vitest";
import { Taxonomy, TypeCatalog } from "./http/knowledge.ts";
import { objectProblems } from "./object.ts";
import { BRANCHES } from "./taxonomy.ts";
import { taxonomy, typeCatalog } from "./type-catalog.ts";
import { validator } from "./validate.ts";

test("the taxonomy tells 7 branches and 28 leaves in its declared shape", () => {
  expect(validator(Taxonomy).accepts(taxonomy())).toBe(true);
  expect(taxonomy()).toEqual({
    schema_version: "1.0",
    branches: BRANCHES,
    n_branches: 7,
    n_leaves: 28,
  });
});

test("the type catalogue tells each leaf's keys, which of them are required, and an example", () => {
  const catalog = typeCatalog();
  expect(validator(TypeCatalog).accepts(catalog)).toBe(true);
  expect(Object.keys(catalog.types)).toHaveLength(28);
  expect(catalog.types["corridor_profile"]).toMatchObject({
    branch: "grounding_knowledge",
    content_keys: [
      "corridor",
      "label",
      "fee_cap_php",
      "passport_retention_legal",
      "statutes",
      "contact_pack_refs",
    ],
    required: ["corridor", "label"],
    example: { corridor: "PH-HK" },
  });
});

test("the type catalogue holds an object of each leaf that passes as it stands", () => {
  for (const [leaf, { example, example_object: object }] of Object.entries(typeCatalog().types)) {
    expect(object, leaf).toMatchObject({ knowledge_object_type: leaf, content: example });
    expect(objectProblems(object), leaf).toEqual([]);
  }
});
