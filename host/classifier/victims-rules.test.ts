import { expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { offersRules } from "../risk/offers-rules.ts";
import { readStance } from "./stance.ts";
import { victimsRules } from "./victims-rules.ts";

type Rule = KnowledgeObject<"grep_rule">;

function rule(rule_id: string, told_by?: "victim" | "offer"): Rule {
  const base = exampleObject("grep_rule") as Rule;
  const extensions = { ...base.extensions, ...(told_by === undefined ? {} : { told_by }) };
  return {
    ...base,
    id: rule_id.replaceAll("_", "-"),
    content: { ...base.content, rule_id },
    extensions,
  };
}

test("a rule is a victim's or an offer's by what it says of itself, whatever its name", () => {
  const rules = [
    rule("passport_taken", "victim"),
    rule("advice_to_victim_en"),
    rule("maid_sold", "offer"),
  ];
  expect([...snapshotOf(rules).derive(victimsRules)]).toEqual(["passport_taken"]);
  expect([...snapshotOf(rules).derive(offersRules)]).toEqual(["maid_sold"]);
});

test("what a victim's rule heard keeps to no law where the wording is rather a victim's", () => {
  const wording = {
    offer: 0.02,
    danger: 0.22,
    victim: 0.25,
    inquiry: 0.02,
    compliance: 0.46,
    unrelated: 0.03,
  };
  const lawful = { always: [0, 0, 0, 0, 1, 0] } as const;
  const label = (befell: boolean) =>
    readStance(new Map([["always", 1]]), wording, {
      speaker: { wording: 1, cues: lawful },
      befell,
    }).label;
  expect([label(false), label(true)]).toEqual(["compliance", "victim"]);
});

test("what only somebody writes who offers is an offer, whatever its wording is like", () => {
  const wording = {
    offer: 0.04,
    danger: 0.1,
    victim: 0.4,
    inquiry: 0.03,
    compliance: 0.03,
    unrelated: 0.4,
  };
  const { label, evidence } = readStance(new Map([["always", 1]]), wording, { offered: true });
  expect([label, evidence]).toEqual([
    "offer",
    "a rule fired for what only somebody writes who offers",
  ]);
});
