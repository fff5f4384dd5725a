import { expect, test } from "vitest";
import { exampleObject } from "../../schemas/example.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { tellers } from "./told-by.ts";

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
  expect(snapshotOf(rules).derive(tellers)).toEqual(
    new Map([
      ["passport_taken", "victim"],
      ["maid_sold", "offer"],
    ]),
  );
});
