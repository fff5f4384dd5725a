import { expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readStance } from "./stance.ts";
import { victimsRules } from "./victims-rules.ts";

type Rule = KnowledgeObject<"grep_rule">;

function rule(rule_id: string, told_by?: "victim"): Rule {
  const base = exampleObject("grep_rule") as Rule;
  const extensions = { ...base.extensions, ...(told_by === undefined ? {} : { told_by }) };
  return {
    ...base,
    id: rule_id.replaceAll("_", "-"),
    content: { ...base.content, rule_id },
    extensions,
  };
}

test("a rule is a victim's by what it says of itself, whatever its name", () => {
  const rules = [rule("passport_taken", "victim"), rule("advice_to_victim_en")];
  expect([...snapshotOf(rules).derive(victimsRules)]).toEqual(["passport_taken"]);
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
