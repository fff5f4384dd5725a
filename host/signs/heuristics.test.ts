import { expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { GrepHit } from "../contract/layer.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readingOf } from "../reading/reading.fixture.ts";
import { buildHeuristics } from "./heuristics.ts";

type Rule = KnowledgeObject<"heuristic_rule">;

const rule = (
  id: string,
  condition: Rule["content"]["condition"],
  more: Partial<Rule> = {},
): Rule => {
  const base = exampleObject("heuristic_rule") as Rule;
  return { ...base, id, content: { ...base.content, rule_id: id, condition }, ...more };
};

const hit = (name: string, dimensions: readonly string[]): GrepHit => ({
  rule: name,
  category: `about_${name}`,
  severity: "high",
  citation: null,
  indicator: "A sign.",
  dimensions,
  cites: [],
  matches: [{ text: name, start: 0, end: name.length }],
});

const dimension = (name: string) => ({ in: [name, { var: "dimensions" }] });

function find(rules: readonly Rule[], hits: readonly GrepHit[], text = "") {
  const snapshot = snapshotOf(rules);
  return snapshot.derive(buildHeuristics).find({ hits, reading: () => readingOf(text, snapshot) });
}

test("fires over what fired, and tells which hits it rests on", () => {
  const both = rule("both", { and: [dimension("isolation"), { in: ["fee", { var: "rules" }] }] });
  const hits = [
    hit("fee", ["illegal_fees"]),
    hit("door", ["isolation"]),
    hit("other", ["deception"]),
  ];
  const { finds } = find([both], hits);
  expect(
    finds.map(({ rule: { object }, from }) => [object.id, from.map((each) => each.rule)]),
  ).toEqual([["both", ["fee", "door"]]]);
  expect(find([both], hits.slice(1)).finds).toEqual([]);
});

test("rests on the rules whose names hold what it looks for within them", () => {
  const held = rule("held", {
    some: [{ var: "rules" }, { in: ["held_in", { var: "" }] }],
  });
  const { finds } = find([held], [hit("held_in_compound_am", []), hit("fee", [])]);
  expect(finds.map(({ from }) => from.map((each) => each.rule))).toEqual([["held_in_compound_am"]]);
});

test("tells the dimensions of grave hits from those of weaker ones", () => {
  const grave = rule("grave", { in: ["isolation", { var: "grave_dimensions" }] });
  const door = hit("door", ["isolation"]);
  const fee = hit("fee", ["illegal_fees"]);
  expect(find([grave], [door, fee]).finds).toHaveLength(1);
  expect(find([grave], [{ ...door, severity: "medium" }, fee]).finds).toEqual([]);
});

test("asks about routes, sums, names and subjects of the text, without any rule having fired", () => {
  const text =
    "The agency in Manila charges 80,000 PHP for Hong Kong, see http://jobs.example.xyz/a";
  const conditions = {
    route: { in: ["PH-HK", { var: "corridors" }] },
    sum: {
      some: [
        { var: "amounts" },
        { and: [{ ">": [{ var: "value" }, 50_000] }, { "==": [{ var: "currency" }, "PHP"] }] },
      ],
    },
    host: {
      some: [
        { var: "entities" },
        { and: [{ "==": [{ var: "type" }, "domain"] }, { in: [".xyz", { var: "value" }] }] },
      ],
    },
    work: {
      and: [
        { var: "about_work" },
        { in: ["agent", { var: "topics" }] },
        { "==": [{ var: "language" }, "en"] },
      ],
    },
    quiet: { "==": [{ var: "n_rules" }, 0] },
    stance: { "==": [{ var: "stance" }, "offer"] },
    unheard: { "!": [{ var: "stance" }] },
  };
  const rules = Object.entries(conditions).map(([id, condition]) => rule(id, condition));
  const { finds } = find(rules, [], text);
  expect(finds.map(({ rule: { object } }) => object.id)).toEqual([
    "host",
    "quiet",
    "route",
    "sum",
    "unheard",
    "work",
  ]);
});

const NOBODY = { offer: 0, danger: 0, victim: 0, inquiry: 0, compliance: 0, unrelated: 0 };

test.for([
  [{ offer: 0.7, inquiry: 0.3 }, "offer"],
  [{ danger: 0.3, victim: 0.25, offer: 0.45 }, "victim"],
  [{ danger: 0.5, unrelated: 0.5 }, "victim"],
  [{ offer: 0.4, inquiry: 0.3, compliance: 0.3 }, null],
  [{ unrelated: 1 }, "unrelated"],
] as const)("the stance of a wording of %j is %s", ([wording, stance]) => {
  const snapshot = snapshotOf([rule("asked", { "===": [{ var: "stance" }, stance] })]);
  const reading = () => ({ ...readingOf("", snapshot), wording: { ...NOBODY, ...wording } });
  const { finds } = snapshot.derive(buildHeuristics).find({ hits: [], reading });
  expect(finds).toHaveLength(1);
});

test("drafts and shadow rules are told as shadow, those that are off are not asked", () => {
  const always = { "!": [false] };
  const { finds } = find(
    [
      rule("draft", always, { tags: ["status:draft"] }),
      rule("off", always, { extensions: { mode: "off" } }),
      rule("shadow", always, { extensions: { mode: "shadow" } }),
    ],
    [],
  );
  expect(finds.map(({ rule: { object, shadow } }) => [object.id, shadow])).toEqual([
    ["draft", true],
    ["shadow", true],
  ]);
});

test("a rule that cannot be asked to the end is named, and the others go on", () => {
  const items = Array.from({ length: 30 }, (_, i) => i);
  const over = (inner: unknown) => ({ map: [items, inner] });
  const { finds, failed } = find(
    [rule("wide", over(over(over(true)))), rule("well", { "!": [false] })],
    [],
  );
  expect(failed).toEqual([{ rule: "wide", error: expect.stringContaining("20000 steps") }]);
  expect(finds.map(({ rule: { object } }) => object.id)).toEqual(["well"]);
});
