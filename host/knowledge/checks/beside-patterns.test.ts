import { expect, test } from "vitest";
import { exampleObject } from "../../../schemas/example.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { canonicalText } from "../text/canonical.ts";
import { packHarms } from "../../wording/models/harm-weights.ts";
import { packWeights } from "../../wording/models/packed-weights.ts";
import { judgeObject } from "../judge.ts";

/** What is told of the leaf's example, and refuses nothing, once its content or extensions are changed. */
function warnings(leaf: Leaf, changes: { content?: object; extensions?: object }): string[] {
  return foundIn(leaf, changes)
    .filter(({ severity }) => severity === "warning")
    .map(({ check, path, message }) => `${check} ${path} ${message}`);
}

/** What refuses the leaf's example once its content or extensions are changed. */
function refusals(leaf: Leaf, changes: { content?: object; extensions?: object }): string[] {
  return foundIn(leaf, changes)
    .filter(({ severity }) => severity !== "warning")
    .map(({ check, path, message }) => `${check} ${path} ${message}`);
}

function foundIn(leaf: Leaf, changes: { content?: object; extensions?: object }) {
  const base = exampleObject(leaf);
  const object = {
    ...base,
    content: { ...base.content, ...changes.content },
    extensions: { ...base.extensions, ...changes.extensions },
  };
  return judgeObject(Buffer.from(canonicalText(object)), { leaf, id: base.id }).found;
}

test("glob: one that cannot be read, or whose names deny it, is refused", () => {
  expect(refusals("glob_rule", {})).toEqual([]);
  expect(refusals("glob_rule", { content: { glob: "*{passport" } })).toEqual([
    expect.stringMatching(/^glob content\.glob has a \{ without its \}/),
  ]);
  expect(refusals("glob_rule", { content: { examples: ["a.txt"] } })).toEqual([
    'glob content.examples.0 does not match: "a.txt"',
  ]);
  expect(refusals("glob_rule", { extensions: { negative_examples: ["my visa.png"] } })).toEqual([
    'glob extensions.negative_examples.0 matches, but must not: "my visa.png"',
  ]);
  expect(refusals("glob_rule", { content: { severity: "high", examples: ["visa.png"] } })).toEqual([
    "glob content.examples has 1; a high rule needs at least 3, each another text",
  ]);
});

test("condition: what is no operator or no fact is refused, and so is a grave rule with little evidence", () => {
  expect(refusals("heuristic_rule", {})).toEqual([]);
  expect(refusals("heuristic_rule", { content: { condition: { eval: ["1"] } } })).toEqual([
    expect.stringMatching(/^condition content\.condition has the operator "eval"/),
  ]);
  expect(
    refusals("heuristic_rule", { content: { condition: { "!!": [{ var: "mood" }] } } }),
  ).toEqual([expect.stringContaining('condition content.condition.!!.0.var names "mood"')]);
  expect(refusals("heuristic_rule", { extensions: { negative_examples: [] } })).toEqual([
    "condition extensions.negative_examples has 0; a critical rule needs at least 3, each another text",
  ]);
});

test("model: weights of its own must be there and usable", () => {
  const content = { model_uri: "linear:extensions.model" };
  expect(refusals("classifier_rule", {})).toEqual([]);
  expect(refusals("classifier_rule", { content })).toEqual([
    "model extensions.model is missing; write bias and weights",
  ]);
  const model = { bias: -1, weights: { fee: 1, "a b c d": 2 } };
  expect(refusals("classifier_rule", { content, extensions: { model } })).toEqual([
    expect.stringContaining('model extensions.model.weights holds the term "a b c d"'),
  ]);
});

test("model: a text model whose weights do not unpack is refused", () => {
  const content = { model_uri: "ngrams:extensions.ngrams" };
  expect(refusals("classifier_rule", { content })).toEqual([
    "model extensions.ngrams is missing; npm run train writes it",
  ]);
  const rest = {
    scale: 0.1,
    bias: [0, 0, 0, 0, 0],
    speaker: { wording: 1, cues: {} },
    blend: { rules: 1, wording: 1, cues: {} },
    fitted_on: "nothing",
  };
  const ngrams = (buckets: number, weights: string): object => ({
    extensions: { ngrams: { ...rest, buckets, weights } },
  });
  const good = packWeights(new Int8Array(1024 * 5));
  expect(refusals("classifier_rule", { content, ...ngrams(1024, good) })).toEqual([]);
  const refused = [expect.stringContaining("model extensions.ngrams.weights do not unpack")];
  expect(refusals("classifier_rule", { content, ...ngrams(2048, good) })).toEqual(refused);
  expect(refusals("classifier_rule", { content, ...ngrams(1025, good) })).toEqual(refused);
  expect(refusals("classifier_rule", { content, ...ngrams(1024, "AAAA") })).toEqual(refused);
});

test("model: a model of harms whose rows do not unpack is refused", () => {
  const content = { model_uri: "ngrams:extensions.harms" };
  expect(refusals("classifier_rule", { content })).toEqual([
    "model extensions.harms is missing; npm run train writes it",
  ]);
  const dimensions = ["illegal_fees", "debt-bondage"];
  const rest = { buckets: 1024, scale: 0.1, dimensions, fitted_on: "nothing" };
  const harms = (bias: readonly number[], weights: string): object => ({
    extensions: { harms: { ...rest, bias, weights } },
  });
  const good = packHarms(new Int8Array(1024 * 2), 2);
  expect(refusals("classifier_rule", { content, ...harms([0, 0], good) })).toEqual([]);
  expect(refusals("classifier_rule", { content, ...harms([0], good) })).toEqual([
    "model extensions.harms.bias has 1 numbers for 2 dimensions; npm run train writes them",
  ]);
  expect(refusals("classifier_rule", { content, ...harms([0, 0], "AAAA") })).toEqual([
    expect.stringContaining("model extensions.harms.weights do not unpack"),
  ]);
});

test("chain: a step cannot wait for itself or one behind it", () => {
  const from = (args_from: string) => ({
    content: {
      steps: [
        { tool: "corridor_fee_cap", args_from: "message" },
        { tool: "ngo_directory", args_from },
      ],
    },
  });
  expect(refusals("tool_chain", from("steps.0"))).toEqual([]);
  expect(refusals("tool_chain", from("steps.1"))).toEqual([
    'chain content.steps.1.args_from is "steps.1" in step 1; name message or a step before it, counted from 0',
  ]);
  expect(refusals("tool_chain", from("the answer"))).toEqual([
    expect.stringMatching(/^schema content\.steps\.1\.args_from/),
  ]);
});

test("grave evidence: a text written three times is one", () => {
  const again = ["a", "a", "a"];
  expect(refusals("heuristic_rule", { content: { examples: again } })).toEqual([
    "condition content.examples has 1; a critical rule needs at least 3, each another text",
  ]);
  expect(refusals("grep_rule", { extensions: { negative_examples: again } })).toEqual([
    "evidence extensions.negative_examples has 1; a critical rule needs at least 3, each another text",
  ]);
});

test("pattern: a criterion's indicator that cannot be read is refused by its place", () => {
  expect(refusals("rubric_dimension", {})).toEqual([]);
  const extensions = { pass_indicators: ["C181", "fee(?= now)"], fail_indicators: ["(no law"] };
  expect(refusals("rubric_dimension", { extensions })).toEqual([
    expect.stringMatching(/^pattern extensions\.pass_indicators\.1 .*look-around/),
    expect.stringMatching(/^pattern extensions\.fail_indicators\.0 .*close the group/),
  ]);
});

test("template: a sentence that its slot could never say is refused, one that no answer asks for is told", () => {
  expect(refusals("prompt_template", {})).toEqual([]);
  expect(refusals("prompt_template", { content: { text: "Call {nobody}." } })).toEqual([
    "template content.text uses {nobody}, which contact does not give; it gives {name}, {place}, {reach}",
  ]);
  expect(refusals("prompt_template", { content: { text: "Call {name}." } })).toEqual([
    "template content.text leaves out {place}, {reach}; say every value that contact gives",
  ]);
  expect(refusals("prompt_template", { extensions: { slot: "answer-farewell" } })).toEqual([
    expect.stringMatching(
      /^template extensions\.slot fills the unknown slot farewell; write answer- and one of .*closing/,
    ),
  ]);
  expect(warnings("prompt_template", { extensions: { slot: "closing" } })).toEqual([
    expect.stringMatching(/^template extensions\.slot is "closing", so no answer says it/),
  ]);
});

test("keys: an extension that is nearly a known one is told, one of its own is kept without a word", () => {
  const slips = { unles: ["a"], "negative-examples": ["b"], citaiton: "c", Mode: "off" };
  expect(warnings("grep_rule", { extensions: slips })).toEqual([
    "keys extensions.Mode is read by nobody; write mode if that is meant",
    "keys extensions.citaiton is read by nobody; write citation if that is meant",
    "keys extensions.negative-examples is read by nobody; write negative_examples if that is meant",
    "keys extensions.unles is read by nobody; write unless if that is meant",
  ]);
  const own = { our_case_number: 7, colour: "red", nodes: [] };
  expect(warnings("grep_rule", { extensions: own })).toEqual([]);
});
