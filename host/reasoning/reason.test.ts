import { describe, expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readingOf } from "../reading/reading.fixture.ts";
import { reasonOver } from "./reason.ts";
import { cutToTokens, tokensIn } from "./tokens.ts";

/** An object of a leaf made from its example, changed by `content` and `more`. */
function object<L extends Leaf>(
  leaf: L,
  id: string,
  {
    content = {},
    ...more
  }: Partial<Omit<KnowledgeObject<L>, "content">> & { content?: object } = {},
): KnowledgeObject<L> {
  const base = exampleObject(leaf);
  return { ...base, id, content: { ...base.content, ...content }, ...more } as KnowledgeObject<L>;
}

const hit = (...dimensions: readonly string[]): GrepHit => ({
  rule: "a_rule",
  category: "test",
  severity: "high",
  citation: null,
  indicator: "A sign.",
  dimensions,
  cites: [],
  matches: [],
});

const FEE = hit("illegal_fees", "debt-bondage");
const FROM_MANILA = "The agency in Manila charges a fee for Hong Kong.";

function reason(objects: readonly KnowledgeObject[], hits: readonly GrepHit[], text = "hello") {
  const knowledge = snapshotOf(objects);
  return reasonOver({ hits, reading: readingOf(text, knowledge), knowledge });
}

const idsOf = (list: unknown) => (list as readonly { readonly id: string }[]).map(({ id }) => id);

type Background = KnowledgeObject<"context_snippet">["content"];

const ANYWHERE = { applies_to_corridors: [], applies_to_indicators: [] };

describe("a context_snippet", () => {
  const snippet = (id: string, content: Partial<Background> = {}) =>
    object("context_snippet", id, {
      content: { ...ANYWHERE, text: `Background ${id}.`, ...content },
    });

  const all = [
    snippet("any-fee", { applies_to_corridors: ["*"], applies_to_indicators: ["illegal_fees"] }),
    snippet("from-ph", { applies_to_corridors: ["PH-*"] }),
    snippet("hk-fee", {
      applies_to_corridors: ["ID-SG", "*-HK"],
      applies_to_indicators: ["illegal_fees"],
    }),
    snippet("hk-wages", {
      applies_to_corridors: ["*-HK"],
      applies_to_indicators: ["withholding-of-wages"],
    }),
    snippet("np-qa", { applies_to_corridors: ["NP-QA"] }),
    snippet("ph-hk", { applies_to_corridors: ["PH-HK"] }),
    snippet("always"),
  ];

  test("comes with its route, its dimension or both, the closest first", () => {
    const { trace, background } = reason(all, [FEE], FROM_MANILA);
    expect(idsOf(trace["snippets"])).toEqual(["ph-hk", "from-ph", "hk-fee", "always", "any-fee"]);
    expect(background).toContain("- Background ph-hk.\n- Background from-ph.");
  });

  test("comes with its route where nothing fired, and with its dimension where no route is named", () => {
    expect(idsOf(reason(all, [], FROM_MANILA).trace["snippets"])).toEqual([
      "ph-hk",
      "from-ph",
      "always",
    ]);
    expect(idsOf(reason(all, [FEE]).trace["snippets"])).toEqual(["always", "any-fee"]);
  });

  test("does not come where nothing is in play, nor as a draft", () => {
    const drafts = all.map((each) => ({ ...each, tags: ["status:draft"] }));
    expect(reason(all, [])).toMatchObject({ background: null, steps: null, fired: false });
    expect(reason(drafts, [FEE], FROM_MANILA).trace["snippets"]).toEqual([]);
  });

  test("spends no more than its budget, nor all of them more than theirs", () => {
    const words = "One sentence of five words. ".repeat(60).trim();
    const long = [1, 2, 3, 4, 5].map((n) =>
      snippet(`s-${n}`, { text: words, max_tokens_when_prepended: 100 * n }),
    );
    const { trace, background } = reason(long, [FEE]);
    const tokens = (trace["snippets"] as { tokens: number }[]).map((each) => each.tokens);
    expect(tokens[0]).toBeLessThanOrEqual(100);
    expect(tokens[1]).toBeLessThanOrEqual(200);
    expect(tokens.reduce((a, b) => a + b)).toBeLessThanOrEqual(400);
    expect(background).toMatch(/words\.\n/);
  });
});

test("a text is cut after a sentence or a word, in any script, and never inside a character", () => {
  expect(cutToTokens("Short.", 2)).toBe("Short.");
  expect(cutToTokens("First one here. Second one is far too long to fit.", 7)).toBe(
    "First one here.",
  );
  expect(cutToTokens("word ".repeat(20).trim(), 5)).toBe("word word word…");
  const nepali = "यो पहिलो वाक्य हो। यो दोस्रो वाक्य हो र यो निकै लामो छ।";
  const cut = cutToTokens(nepali, 20);
  expect(nepali.startsWith(cut.replace("…", ""))).toBe(true);
  expect(tokensIn(cut)).toBeLessThanOrEqual(20);
  expect(cutToTokens("😀".repeat(40), 6)).toBe("");
});

test.for([
  ["Amharic", "ይህ አጭር ነው። ይህ ግን በጣም ረጅም ዓረፍተ ነገር ነው።", "ይህ አጭር ነው።"],
  ["Urdu", "یہ پہلا جملہ ہے۔ یہ دوسرا بہت لمبا جملہ ہے۔", "یہ پہلا جملہ ہے۔"],
  ["Burmese", "ပထမ ဖြစ်သည်။ ဒုတိယ ဝါကျသည် ရှည်သည်။", "ပထမ ဖြစ်သည်။"],
  ["Chinese", "这是第一句。这是第二句，而且很长。", "这是第一句。"],
] as const)("a text is cut after a sentence of its own script: %s", ([, text, left]) => {
  const room = tokensIn(left) + 2;
  expect(cutToTokens(text, room)).toBe(left);
});

test("a text is never cut within a figure", () => {
  const text = "A worker may keep up to 1.500 riyals of it";
  for (let room = 1; room < 12; room += 1) expect(cutToTokens(text, room)).not.toMatch(/\d\.$/);
});

interface Naming {
  readonly aliases?: string[];
  readonly review_status?: "draft";
}

describe("a modus_operandi", () => {
  const tactic = (id: string, indicators: string[], { aliases = [], ...more }: Naming = {}) =>
    object("modus_operandi", id, {
      content: { label: `Label ${id}`, pattern_name: id, indicators, ...more },
      extensions: { aliases },
    });
  const shown = (objects: readonly KnowledgeObject[], hits: readonly GrepHit[], text?: string) =>
    (
      reason(objects, hits, text).trace["patterns"] as {
        id: string;
        told: boolean;
        named: string[];
      }[]
    ).map(({ id, told, named }) => [id, told, named]);

  test("is reported when all its indicators fired, and told when they are enough", () => {
    const all = [
      tactic("one", ["illegal_fees"]),
      tactic("three", ["illegal_fees", "debt-bondage", "deception"]),
      tactic("two", ["illegal_fees", "debt-bondage"]),
    ];
    expect(shown(all, [FEE])).toEqual([
      ["two", false, []],
      ["one", false, []],
    ]);
    expect(shown(all, [FEE, hit("deception")])).toEqual([
      ["three", true, []],
      ["two", false, []],
      ["one", false, []],
    ]);
    expect(shown(all, [])).toEqual([]);
  });

  test("that is called by its name needs only some of its indicators", () => {
    const named = tactic("named", ["illegal_fees", "isolation"], { aliases: ["Azad visa"] });
    expect(shown([named], [FEE], "They sell an AZAD  visa.")).toEqual([
      ["named", true, ["Azad visa"]],
    ]);
    expect(shown([named], [FEE], "They sell an azad visas.")).toEqual([]);
    expect(shown([named], [hit("deception")], "They sell an azad visa.")).toEqual([]);
  });

  test("is told to a model, two at most, and not as a draft", () => {
    const indicators = ["illegal_fees", "debt-bondage", "deception"];
    const hits = [FEE, hit("deception")];
    const all = ["a", "b", "c"].map((id) => tactic(id, indicators));
    const { background } = reason(all, hits);
    expect(background?.match(/What this looks like: Label [ab]\./g)).toHaveLength(2);
    expect(shown([tactic("d", indicators, { review_status: "draft" })], hits)).toEqual([]);
  });
});

type StepExtensions = NonNullable<KnowledgeObject<"reasoning_step">["extensions"]>;

describe("a reasoning_step", () => {
  const step = (id: string, order: number, extensions: StepExtensions = {}) =>
    object("reasoning_step", id, {
      content: { label: id, order, instruction: `Do ${id}.` },
      extensions,
    });
  const steps = [
    step("last", 90),
    step("fee", 20, { applies_to_indicators: ["illegal_fees"], slot: "answer-steps" }),
    step("wages", 10, { applies_to_indicators: ["withholding-of-wages"] }),
    step("elsewhere", 1, { slot: "intake" }),
    step("first", 5, { applies_to_indicators: ["debt-bondage"] }),
  ];

  test("takes its place in the order that a model is told", () => {
    const { trace, steps: told } = reason(steps, [FEE]);
    expect(trace["steps"]).toEqual(["first", "fee", "last"]);
    expect(told).toBe(
      "What the answer advises, in this order:\n1. first: Do first.\n2. fee: Do fee.\n3. last: Do last.",
    );
  });

  test("is not told where nothing fired", () => {
    expect(reason(steps, [], FROM_MANILA).steps).toBeNull();
  });

  test("is left out beside what is gravely told, by a sign or by the words themselves", () => {
    const extensions = {
      applies_to_indicators: ["illegal_fees"],
      unless_indicators: ["restriction-of-movement"],
    };
    const fees = [step("fee", 20, extensions), step("last", 90)];
    const told = (hits: readonly GrepHit[], text?: string) =>
      reason(fees, hits, text).trace["steps"];
    const held = hit("restriction-of-movement");
    expect(told([FEE])).toEqual(["fee", "last"]);
    expect(told([FEE, { ...held, severity: "medium" }])).toEqual(["fee", "last"]);
    expect(told([FEE, held])).toEqual(["last"]);
    expect(told([FEE], "They kidnapped him and ask for a ransom")).toEqual(["last"]);
  });

  test("for every case keeps its place among at most five", () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      step(`s${i}`, i, { applies_to_indicators: ["illegal_fees"] }),
    );
    const { trace } = reason([...many, step("always", 99)], [FEE]);
    expect(trace["steps"]).toEqual(["s0", "s1", "s2", "s3", "always"]);
  });
});
