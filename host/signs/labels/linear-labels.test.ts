import { expect, test } from "vitest";
import { exampleObject } from "../../../schemas/example.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { LabelByModel } from "../../contract/engine.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { buildLabels, OWN_WEIGHTS } from "./labels.ts";
import { LinearLabels, unusableTerms } from "./linear-labels.ts";
import { eachTerm } from "./word-features.ts";

type Rule = KnowledgeObject<"classifier_rule">;

const terms = (text: string) => {
  const { folded } = foldText(text);
  const found: string[] = [];
  eachTerm(folded, (_, start, end) => found.push(folded.slice(start, end)));
  return found;
};

test("every run of one to three words is told, whatever stands between them", () => {
  expect(terms("Pay now, or ELSE!")).toEqual([
    "pay",
    "now",
    "pay now",
    "or",
    "now, or",
    "pay now, or",
    "else",
    "or else",
    "now, or else",
  ]);
  expect(terms("पैसे दो।")).toEqual(["पैसे", "दो", "पैसे दो"]);
  expect(terms(" … ")).toEqual([]);
});

test("a probability is the logistic of bias and weights, each term once, whatever separates its words", () => {
  const model = { bias: -1, weights: { "placement fee": 2, passport: 0.5, salary: -3 } };
  const [label] = new LinearLabels([model]).label(foldText("Placement-fee! PASSPORT, passport."));
  expect(label?.probability).toBeCloseTo(1 / (1 + Math.exp(-1.5)), 10);
  expect(label?.matches).toEqual([
    { text: "Placement-fee", start: 0, end: 13 },
    { text: "PASSPORT", start: 15, end: 23 },
  ]);
});

test("several models are told apart, and a text without their terms is its bias", () => {
  const labels = new LinearLabels([
    { bias: 0, weights: { fee: 1 } },
    { bias: -2, weights: { fee: -1, loan: 4 } },
  ]);
  const of = (text: string) => labels.label(foldText(text)).map(({ probability }) => probability);
  expect(of("nothing")).toEqual([0.5, 1 / (1 + Math.exp(2))]);
  expect(of("a fee")).toEqual([1 / (1 + Math.exp(-1)), 1 / (1 + Math.exp(3))]);
});

test("terms that no text can hold are named", () => {
  expect(unusableTerms({ bias: 0, weights: { fee: 1, "a b c d": 1, "!": 1, "Ção x": 1 } })).toEqual(
    ["a b c d", "!"],
  );
});

const rule = (id: string, content: Partial<Rule["content"]>, more: Partial<Rule> = {}): Rule => {
  const base = exampleObject("classifier_rule") as Rule;
  return { ...base, id, content: { ...base.content, rule_id: id, ...content }, ...more };
};

const model = { bias: -1, weights: { fee: 3 } };
const input = (text: string) => ({
  text: foldText(text),
  imageText: null,
  signal: AbortSignal.timeout(10_000),
});
const asked: string[] = [];
const byModel: LabelByModel = ({ modelUri, label, text }) => {
  asked.push(`${modelUri} ${label} ${text}`);
  return modelUri === "engine:default" ? Promise.resolve(0.7) : Promise.reject(new Error("gone"));
};

test("a rule fires from its threshold on, whoever gives the probability; one without an answer says why", async () => {
  const rules = [
    rule("a-linear", { model_uri: OWN_WEIGHTS, threshold: 0.8 }, { extensions: { model } }),
    rule("b-linear", { model_uri: OWN_WEIGHTS, threshold: 0.9 }, { extensions: { model } }),
    rule("c-engine", { model_uri: "engine:default", threshold: 0.7 }),
    rule("d-draft", { model_uri: "engine:default" }, { tags: ["status:draft"] }),
    rule("e-gone", { model_uri: "hf:some/model" }),
    rule("f-image", { model_uri: "engine:default", input_format: "image" }),
    rule(
      "g-shadow",
      { model_uri: OWN_WEIGHTS, threshold: 0.1 },
      { extensions: { model, mode: "shadow" } },
    ),
  ];
  const found = await buildLabels(snapshotOf(rules)).find(input("a fee"), byModel);
  expect(
    found.map(({ rule: { object, shadow }, probability, fired, error }) => ({
      id: object.id,
      probability,
      fired,
      ...(shadow && { shadow }),
      ...(error !== undefined && { error }),
    })),
  ).toEqual([
    { id: "a-linear", probability: 0.8808, fired: true },
    { id: "b-linear", probability: 0.8808, fired: false },
    { id: "g-shadow", probability: 0.8808, fired: true, shadow: true },
    { id: "c-engine", probability: 0.7, fired: true },
    { id: "e-gone", probability: null, fired: false, error: "gone" },
  ]);
  expect(asked).toEqual(["engine:default debt-bondage a fee", "hf:some/model debt-bondage a fee"]);
});

test("an image rule reads what was read from the image", async () => {
  const labels = buildLabels(
    snapshotOf([
      rule(
        "i",
        { model_uri: OWN_WEIGHTS, input_format: "image", threshold: 0.8 },
        { extensions: { model } },
      ),
    ]),
  );
  expect(await labels.find(input("a fee"), byModel)).toEqual([]);
  const [found] = await labels.find({ ...input(""), imageText: foldText("A FEE") }, byModel);
  expect(found).toMatchObject({ fired: true, matches: [] });
});
