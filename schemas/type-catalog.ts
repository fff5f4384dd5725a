import { exampleObject } from "./example.ts";
import type { Taxonomy, TypeCatalog } from "./http/knowledge.ts";
import type { LeafSpec } from "./leaf.ts";
import { LEAVES } from "./leaves/index.ts";
import { BRANCHES, LEAF_NAMES, type Leaf } from "./taxonomy.ts";

/** The branches and their leaves, as GET /api/knowledge/taxonomy tells them. */
export function taxonomy(): Taxonomy {
  const branches: [string, Leaf[]][] = Object.entries(BRANCHES).map(([branch, leaves]) => [
    branch,
    [...leaves],
  ]);
  return {
    schema_version: "1.0",
    branches: Object.fromEntries(branches),
    n_branches: branches.length,
    n_leaves: LEAF_NAMES.length,
  };
}

/** How to write an object of each leaf, as GET /api/knowledge/type-catalog tells it. */
export function typeCatalog(): TypeCatalog {
  return { types: Object.fromEntries(LEAF_NAMES.map((leaf) => [leaf, card(LEAVES[leaf])])) };
}

function card(spec: LeafSpec): TypeCatalog["types"][string] {
  return {
    branch: spec.branch,
    purpose: spec.purpose,
    read_by: spec.read_by,
    content_keys: Object.keys(spec.content.properties),
    required: [...(spec.content.required ?? [])],
    subtype_fields: [...spec.subtype_fields],
    common_subtypes: [...spec.common_subtypes],
    example: spec.example,
    example_object: exampleObject(spec.leaf),
  };
}
