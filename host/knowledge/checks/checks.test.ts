import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { exampleObject } from "../../../schemas/example.ts";
import { LEAF_NAMES, type Leaf } from "../../../schemas/taxonomy.ts";
import { canonicalText } from "../text/canonical.ts";
import { jsonText, packOf, ruleOf, stepOf } from "../folders.fixture.ts";
import { judgeObject, judgePack } from "../judge.ts";
import { CHECKS, TOGETHER_CHECKS } from "./table.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** `check path severity` of everything found in an object of its own leaf and id. */
function findingsOf(object: object, at: { leaf?: Leaf; id?: string } = {}): string[] {
  const own = object as KnowledgeObject;
  const place = { leaf: at.leaf ?? own.knowledge_object_type, id: at.id ?? own.id };
  return judgeObject(bytes(jsonText(object)), place).found.map(
    ({ check, path, severity = "error" }) => `${check} ${path} ${severity}`,
  );
}

function together(objects: readonly object[], now = new Date("2026-11-20T00:00:00Z")): string[] {
  const entries = objects.map((object) => {
    const own = object as KnowledgeObject;
    return { object: own, shown: `${own.knowledge_object_type}/${own.id}` };
  });
  const named = new Map(entries.map(({ shown, object }) => [shown, object]));
  const has = (leaf: Leaf, id: string) => named.has(`${leaf}/${id}`);
  const find = (leaf: Leaf, id: string) => named.get(`${leaf}/${id}`);
  return TOGETHER_CHECKS.flatMap((each) =>
    each
      .check({ entries, has, find, contests: [], now })
      .map(({ file, path }) => `${each.name} ${file} ${path}`),
  );
}

const TWIN = {
  corridor_profile: {},
  prompt_template: { slot: "answer-closing", language: "en" },
  rubric_dimension: { rubric: "some_rubric", criterion_id: "names_law" },
};

const rule = (changes: { tags?: string[]; extensions?: object; content?: object }) => {
  const base = ruleOf("some-fee", "fee") as { content: object; extensions: object };
  return {
    ...base,
    ...changes,
    content: { ...base.content, ...changes.content },
    extensions: { ...base.extensions, ...changes.extensions },
  };
};

test("every check in the folder is in the table, with a name and a sentence", async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.endsWith(".test.ts"));
  const names = new Set(CHECKS.map(({ name }) => name));
  const modules = files
    .map((file) => file.replace(".ts", ""))
    .filter((file) => !["check", "table", "pack-place"].includes(file));
  expect([...names].toSorted()).toEqual(modules.toSorted());
  for (const { description } of CHECKS) expect(description).toMatch(/^.{20,}\.$/);
});

test("the example of every leaf passes the checks of one object", () => {
  const refused = LEAF_NAMES.map((leaf) => exampleObject(leaf) as KnowledgeObject)
    .flatMap((object) =>
      findingsOf(object).map((found) => `${object.knowledge_object_type} ${found}`),
    )
    .filter((found) => found.endsWith("error"));
  expect(refused).toEqual([]);
});

test("a good rule and a good step have nothing against them", () => {
  expect(findingsOf(ruleOf("some-fee", "fee"))).toEqual([]);
  expect(findingsOf(stepOf("one"))).toEqual([]);
});

test("place: folder, file name and rule_id follow from type and id", () => {
  expect(findingsOf(stepOf("one"), { leaf: "rag_doc" })).toEqual([
    "place knowledge_object_type error",
  ]);
  expect(findingsOf(stepOf("one"), { id: "two" })).toEqual(["place id error"]);
  expect(findingsOf(rule({ content: { rule_id: "other" } }))).toEqual([
    "place content.rule_id error",
  ]);
});

test("place: a name that Windows keeps for a device is no id and no pack", () => {
  for (const id of ["con", "nul", "com1", "lpt9"])
    expect(findingsOf(stepOf(id)), id).toEqual(["place id error"]);
  for (const id of ["console", "con-1", "com", "nul-rate"])
    expect(findingsOf(stepOf(id)), id).toEqual([]);
  const { manifest, found } = judgePack(bytes(jsonText(packOf("aux"))), {
    folder: "aux",
    hostVersion: "0.5.0",
  });
  expect(manifest).toBeNull();
  expect(found.map(({ check, path }) => `${check} ${path}`)).toEqual(["place name"]);
});

test("tags: values are known, statuses one, a rule that acts names a dimension", () => {
  const tagged = (...tags: string[]) => findingsOf({ ...stepOf("one"), tags });
  expect(tagged("status:final")).toEqual(["tags tags.0 error"]);
  expect(tagged("status:draft", "status:reviewed")).toEqual(["tags tags error"]);
  expect(tagged("status:draft", "indicator:slavery")).toEqual(["tags tags.1 error"]);
  expect(tagged("status:draft", "lang:English")).toEqual(["tags tags.1 error"]);
  expect(tagged("status:draft", "corridor:ph-hk")).toEqual(["tags tags.1 error"]);
  expect(tagged("status:draft", "theme:wages", "theme:wages")).toEqual(["tags tags.2 warning"]);
  expect(tagged("theme:wages")).toEqual(["tags tags warning"]);
  expect(tagged("color:red", "status:draft")).toEqual(["schema tags.0 error"]);
  const unknown = jsonText({ ...stepOf("one"), tags: ["color:red"] });
  const { found } = judgeObject(bytes(unknown), { leaf: "reasoning_step", id: "one" });
  expect(found[0]?.message).toMatch(/one of the keys status, .*audience; found "color:red"$/);
  expect(findingsOf(rule({ tags: ["status:reviewed"] }))).toEqual(["tags tags error"]);
  expect(findingsOf(rule({ tags: ["status:draft"] }))).toEqual(["tags tags warning"]);
  expect(findingsOf(rule({ tags: ["status:reviewed"], extensions: { mode: "shadow" } }))).toEqual([
    "tags tags warning",
  ]);
});

test("status: a deprecated object says what to read instead, or why", () => {
  const old = { ...stepOf("one"), tags: ["status:deprecated"] };
  expect(findingsOf(old)).toEqual(["status extensions error"]);
  expect(findingsOf({ ...old, extensions: { reason: "It misled." } })).toEqual([]);
  expect(findingsOf({ ...old, extensions: { superseded_by: "two" } })).toEqual([]);
  for (const itself of ["one", "reasoning_step/one"])
    expect(findingsOf({ ...old, extensions: { superseded_by: itself } })).toEqual([
      "status extensions.superseded_by error",
    ]);
});

test("pattern: what RE2 has not is refused, what has no literal is told", () => {
  expect(findingsOf(rule({ content: { pattern: "fee(?= today)" } }))).toEqual([
    "pattern content.pattern error",
  ]);
  expect(findingsOf(rule({ content: { pattern: "(fee" } }))).toEqual([
    "pattern content.pattern error",
  ]);
  const vague = rule({
    content: { pattern: "[a-z]+ [m-z]+", examples: ["pay now"] },
    extensions: { negative_examples: ["pay"] },
  });
  expect(findingsOf(vague)).toEqual(["pattern content.pattern warning"]);
});

test("pattern: where all patterns are required one with a literal is enough", () => {
  const allOf = (patterns: readonly string[]) =>
    rule({
      content: { pattern: "[m-z]+", examples: ["pay a fee of 100 now"] },
      extensions: { patterns, all_required: true },
    });
  expect(findingsOf(allOf(["\\bfee\\b"]))).toEqual([]);
  expect(findingsOf(allOf(["[a-z]+"]))).toContain("pattern content.pattern warning");
});

test("evidence: examples match, negative examples do not, grave rules have three of each", () => {
  expect(findingsOf(rule({ content: { examples: ["Nothing here."] } }))).toEqual([
    "evidence content.examples.0 error",
  ]);
  expect(findingsOf(rule({ extensions: { negative_examples: ["No fee is taken."] } }))).toEqual([
    "evidence extensions.negative_examples.0 error",
  ]);
  expect(findingsOf(rule({ content: { severity: "high" } }))).toEqual([
    "evidence content.examples error",
    "evidence extensions.negative_examples error",
  ]);
});

test("caps: where both caps of a route are in pesos they are one sum", () => {
  const profile = (
    fee_cap_php: number | null | undefined,
    amount: number | null,
    currency: string,
  ) => {
    const own = exampleObject("corridor_profile") as KnowledgeObject<"corridor_profile">;
    const fee_cap = { amount, currency, basis: "A notice." };
    return {
      ...own,
      content: { ...own.content, fee_cap_php },
      extensions: { ...own.extensions, fee_cap },
    };
  };
  for (const other of [profile(0, 50, "PHP"), profile(700, 0, "PHP"), profile(700, null, "PHP")])
    expect(findingsOf(other)).toEqual(["caps content.fee_cap_php error"]);
  for (const same of [
    profile(50, 50, "PHP"),
    profile(undefined, 50, "PHP"),
    profile(null, 50, "PHP"),
    profile(50, 20, "KES"),
  ])
    expect(findingsOf(same)).toEqual([]);
});

test("references: what is named exists, with or without its leaf, also in other packs", () => {
  const citing = {
    ...stepOf("one"),
    extensions: { cites: ["rag_doc/none"], superseded_by: "two" },
  };
  expect(together([citing])).toEqual([
    "references reasoning_step/one extensions.cites.0",
    "references reasoning_step/one extensions.superseded_by",
  ]);
  expect(together([{ ...citing, extensions: { superseded_by: "two" } }, stepOf("two")])).toEqual(
    [],
  );
  const profile = exampleObject("corridor_profile") as KnowledgeObject<"corridor_profile">;
  expect(together([profile])).toContain(
    "references corridor_profile/ph-hk content.contact_pack_refs.0".replace("ph-hk", profile.id),
  );
  const chain = exampleObject("tool_chain") as KnowledgeObject<"tool_chain">;
  expect(together([chain]).some((found) => found.endsWith("content.steps.0.tool"))).toBe(true);
});

test("references: nothing rests on itself, and no law stands to itself in a relation", () => {
  const own = { ...stepOf("one"), extensions: { cites: ["reasoning_step/one"] } };
  expect(together([own])).toEqual(["references reasoning_step/one extensions.cites.0"]);
  const law = exampleObject("rag_doc") as KnowledgeObject<"rag_doc">;
  const edge = exampleObject("citation_edge") as KnowledgeObject<"citation_edge">;
  const circle = {
    ...edge,
    content: { ...edge.content, from_statute: law.id, to_statute: law.id },
    extensions: {},
  };
  expect(together([law, circle])).toEqual([
    `references citation_edge/${edge.id} content.to_statute`,
  ]);
});

test("twins: a second object in force about one route, slot or criterion is told with the first", () => {
  for (const leaf of ["corridor_profile", "prompt_template", "rubric_dimension"] as const) {
    const one = { ...exampleObject(leaf), id: "one", extensions: TWIN[leaf] };
    const draft = { ...one, id: "draft", tags: ["status:draft"] };
    const told = together([one, { ...one, id: "two" }, draft]);
    const twins = told.filter((found) => found.startsWith("twins"));
    expect(twins, leaf).toEqual([
      expect.stringMatching(`^twins ${leaf}/two (content|extensions).`),
    ]);
  }
});

test("references: sources and dimensions outside the tags are looked up too", () => {
  const fact = exampleObject("extracted_fact") as KnowledgeObject<"extracted_fact">;
  const sources = ["https://example.org/report", "rag_doc/none"];
  const drawn = { ...fact, content: { ...fact.content, source_refs: sources }, extensions: {} };
  expect(together([drawn])).toEqual([`references extracted_fact/${fact.id} content.source_refs.1`]);
  const step = { ...stepOf("one"), extensions: { applies_to_indicators: ["greed"] } };
  expect(together([step])).toEqual([
    "references reasoning_step/one extensions.applies_to_indicators.0",
  ]);
});

test("standing: what is in force names nothing deprecated, and drafts not as its only grounds", () => {
  const resting = { ...stepOf("one"), extensions: { cites: ["reasoning_step/two"] } };
  const on = (tags: string[], extensions: object = {}, cites = ["reasoning_step/two"]) =>
    together([
      { ...resting, extensions: { cites } },
      { ...stepOf("two"), tags, extensions },
      stepOf("three"),
    ]);
  const both = ["reasoning_step/two", "reasoning_step/three"];
  expect(on(["status:reviewed"])).toEqual([]);
  expect(on(["status:draft"])).toEqual(["standing reasoning_step/one extensions.cites"]);
  expect(on(["status:draft"], {}, both)).toEqual([]);
  const gone = { superseded_by: "three" };
  expect(on(["status:deprecated"], gone, both)).toEqual([
    "standing reasoning_step/one extensions.cites.0",
  ]);
  const draft = { ...resting, tags: ["status:draft"] };
  expect(together([draft, { ...stepOf("two"), tags: ["status:draft"] }])).toEqual([]);
});

test("freshness: a contact older than a year or never seen is told, a draft is not", () => {
  const contact = exampleObject("ngo_directory") as KnowledgeObject<"ngo_directory">;
  const on = (verified: string | null, tags = ["status:reviewed"]) =>
    together([{ ...contact, tags, content: { ...contact.content, verified } }]);
  expect(on("2026-01-01")).toEqual([]);
  expect(on("2025-11-19")).toHaveLength(1);
  expect(on(null)).toHaveLength(1);
  expect(on(null, ["status:draft"])).toEqual([]);
});

test("contact: another country's number, a country that is none and an unknown kind are told", () => {
  const example = exampleObject("ngo_directory") as KnowledgeObject<"ngo_directory">;
  const on = (content: object, kind = "police_emergency") =>
    findingsOf({
      ...example,
      content: { ...example.content, ...content },
      extensions: { ...example.extensions, kind },
    });
  expect(on({ jurisdiction: "KW", phone: "+96524937600" })).toEqual([]);
  expect(on({ jurisdiction: "KW", phone: "112" })).toEqual([]);
  expect(on({ jurisdiction: "KW", phone: null })).toEqual([]);
  expect(on({ jurisdiction: "CA", phone: "+18339001010" })).toEqual([]);
  expect(on({ jurisdiction: "INT", phone: "+442073232737" })).toEqual([]);
  expect(on({ jurisdiction: "KW", phone: "+97444937600" })).toEqual([
    "contact content.phone warning",
  ]);
  expect(on({ jurisdiction: "KW", phone: "+965" })).toEqual(["contact content.phone warning"]);
  expect(on({ jurisdiction: "UK", phone: "+442073232737" })).toEqual([
    "contact content.jurisdiction warning",
  ]);
  expect(on({}, "police-emergency")).toEqual(["contact extensions.kind warning"]);
});

test("unique: two rules with one rule_id are told", () => {
  const other = { ...ruleOf("some-fee", "fee"), knowledge_object_type: "heuristic_rule" };
  expect(together([ruleOf("some-fee", "fee"), other])).toEqual([
    "unique heuristic_rule/some-fee content.rule_id",
  ]);
});

test("text: another form is told only on request", () => {
  const text = JSON.stringify(stepOf("one"));
  const place = { leaf: "reasoning_step", id: "one" } as const;
  expect(judgeObject(bytes(text), place).found).toEqual([]);
  expect(judgeObject(bytes(text), place, { onRequest: true }).found).toMatchObject([
    { check: "text" },
  ]);
  const rewritten = canonicalText(stepOf("one"));
  expect(judgeObject(bytes(rewritten), place, { onRequest: true }).found).toEqual([]);
});

const judged = (value: object, folder = "base") =>
  judgePack(bytes(jsonText(value)), { folder, hostVersion: "0.5.0" });

test("pack.json: name and folder are equal, and its shape is asked", () => {
  expect(judged(packOf("base")).found).toEqual([]);
  expect(judged(packOf("base"), "other").found).toMatchObject([{ check: "place", path: "name" }]);
  expect(judged({ name: "base" }).manifest).toBeNull();
});
