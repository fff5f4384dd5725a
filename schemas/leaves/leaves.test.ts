import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleObject } from "../example.ts";
import { knowledgeSchema } from "../knowledge-schema.ts";
import type { LeafSpec } from "../leaf.ts";
import { objectProblems } from "../object.ts";
import { BRANCHES, DIMENSIONS, LEAF_NAMES, TAG_KEYS, type Leaf } from "../taxonomy.ts";
import { undescribed } from "../undescribed.fixture.ts";
import { LEAVES } from "./index.ts";

/** The content keys of the published interface, and of our answers where it shows none. */
const INTERFACE_KEYS: Record<Leaf, string> = {
  grep_rule: "rule_id, category, severity, pattern, description, examples",
  glob_rule: "rule_id, label, category, severity, glob, applies_to, description, examples",
  classifier_rule: "rule_id, label, model_uri, input_format, threshold",
  heuristic_rule: "rule_id, category, severity, description, condition, weight, examples",
  rag_doc:
    "title, jurisdiction, doc_type, text, source_url, fetched_at, fetched_sha256, applicable_corridors",
  citation_edge: "from_statute, to_statute, relation, weight, evidence_quote",
  corridor_profile:
    "corridor, label, fee_cap_php, passport_retention_legal, statutes, contact_pack_refs",
  ngo_directory: "name, jurisdiction, phone, email, url, verified, applicable_corridors",
  persona_block: "label, role, text, audience, language, output_format",
  context_snippet:
    "snippet_id, applies_to_corridors, applies_to_indicators, text, max_tokens_when_prepended",
  reasoning_step: "label, order, instruction",
  rubric_dimension: "label, question, scale, weight",
  modus_operandi: "label, pattern_name, description, indicators, aggregation_keys, review_status",
  evaluation_dimension: "id, name, description, applies_to, scale",
  evaluation_prompt: "dimension_id, question, positive_examples, negative_examples",
  evaluation_metric: "label, metric, description, fields",
  evaluation_weighting: "label, use_case, dimension_id, weight, blocking_if_fail",
  tool_definition: "name, description, schema",
  tool_example: "tool_name, args, result",
  tool_chain: "label, steps",
  fact_template: "template_id, label, applies_to_indicators, fields",
  extracted_fact: "label, fact_type, summary, values, aggregation_keys, source_refs, pii_status",
  entity_signal: "label, entity_name, entity_type, signal_type, corridors, source_refs, pii_status",
  upload_schema: "label, format, required_columns, optional_columns",
  prompt_template: "label, text",
  envelope_schema: "label, version, schema_url",
  audit_template: "label, version, fields",
  submission_schema: "label, version, schema_url",
};

test("there are 7 branches and 28 leaves, and each leaf is one file", () => {
  expect(Object.keys(BRANCHES)).toHaveLength(7);
  expect(new Set(LEAF_NAMES).size).toBe(28);
  const files = readdirSync(import.meta.dirname).filter(
    (file) => !/test\.ts$|^index\.ts$/.test(file),
  );
  expect(files.toSorted()).toEqual(LEAF_NAMES.map((leaf) => `${leaf}.ts`).toSorted());
});

describe.each(LEAF_NAMES)("%s", (leaf) => {
  const spec: LeafSpec = LEAVES[leaf];

  test("has exactly the content keys of the interface", () => {
    expect(Object.keys(spec.content.properties).join(", ")).toBe(INTERFACE_KEYS[leaf]);
  });

  test("is filed under its branch, and is named by a key its content must have", () => {
    expect(spec.leaf).toBe(leaf);
    expect(BRANCHES[spec.branch]).toContain(leaf);
    expect(spec.content.required).toContain(spec.headline);
  });

  test("tells what it is for, who reads it and what its subtypes are", () => {
    expect(spec.purpose).toMatch(/^[A-Z].{20,}\.$/);
    expect(spec.read_by).toMatch(/^[A-Z].{20,}\.$/);
    expect(spec.common_subtypes.length).toBeGreaterThan(1);
    expect(spec.subtype_fields.length).toBeGreaterThan(0);
    for (const field of spec.subtype_fields)
      expect(Object.keys(spec.content.properties)).toContain(field);
  });

  test("has an example that is a valid object with every required key", () => {
    expect(objectProblems(exampleObject(leaf))).toEqual([]);
  });

  test("has an example whose tags are of the closed list", () => {
    const tags = (exampleObject(leaf).tags ?? []).map((tag) => tag.split(":"));
    const indicators = tags.filter(([key]) => key === "indicator").map(([, value]) => value);
    expect(TAG_KEYS).toEqual(expect.arrayContaining(tags.map(([key]) => key)));
    expect(DIMENSIONS).toEqual(expect.arrayContaining(indicators));
  });

  test("describes every property, however deep", () => {
    expect(undescribed(knowledgeSchema(leaf), leaf)).toEqual([]);
  });
});
