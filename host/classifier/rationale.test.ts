import { expect, test } from "vitest";
import type { GrepHit } from "../contract/layer.ts";
import { rationaleOf, type Told } from "./rationale.ts";

const HIT: GrepHit = {
  rule: "passport_kept",
  category: "documents",
  severity: "critical",
  citation: "ILO C29",
  indicator: "Identity papers are kept",
  dimensions: ["retention-of-identity-documents"],
  cites: [],
  matches: [],
};
const WORDING: GrepHit = {
  ...HIT,
  rule: "who_speaks",
  leaf: "classifier_rule",
  by_wording: true,
  indicator: "The wording is that of somebody who exploits people, or of somebody it happens to",
  dimensions: [],
  citation: null,
  probability: 0.874,
};
const TOLD: Told = {
  stance: "offer",
  risk: 0.9,
  vectors: [],
  hits: [HIT],
  failed: [],
  unread: false,
  wishesToDie: false,
  needsDoctor: false,
  areHeld: false,
  sentence: null,
  heardBy: () => [],
  action: "escalate_to_regulator",
};

test("names the rules that fired with their ground, and why an authority should see it", () => {
  const rationale = rationaleOf(TOLD);
  expect(rationale).toContain("Identity papers are kept (ILO C29) [passport_kept].");
  expect(rationale).toContain("an authority should see it");
});

test("wording alone says whose it is like and how much, and no sign that nobody found", () => {
  const alone = { ...TOLD, hits: [WORDING], action: "urgent_safety_referral" } as const;
  const victim = rationaleOf({ ...alone, stance: "victim" });
  expect(victim).toContain(
    "the wording alone is like that of texts of people to whom exploitation happens, to 87 % [who_speaks].",
  );
  expect(victim).toContain("Somebody may be in danger now (by the wording of the whole)");
  expect(victim).not.toContain("or of somebody");
  expect(rationaleOf(alone)).toContain("like that of texts that exploit people, to 87 %");
});

test("says which signs of danger make it urgent", () => {
  const hits = [{ ...HIT, dimensions: ["physical-and-sexual-violence", "isolation"] }];
  const rationale = rationaleOf({
    ...TOLD,
    stance: "victim",
    hits,
    action: "urgent_safety_referral",
  });
  expect(rationale).toContain("(signs of physical and sexual violence, isolation)");
});

test("says that the whole speaks against a sign that is much stronger than the risk", () => {
  const vectors = [
    { dimension: "debt-bondage", magnitude: 0.96, evidence: [] },
  ] as unknown as Told["vectors"];
  const rationale = rationaleOf({ ...TOLD, vectors, risk: 0.45, action: "review" });
  expect(rationale).toContain("The text as a whole speaks against it: its risk is 0.45.");
  expect(rationale).toContain("A person should look, as the risk is 0.45.");
});

test("what could not be checked is a reason to look; a small risk is one where somebody may be in danger", () => {
  const failed = [{ kind: "layer", name: "grep" }] as const;
  expect(rationaleOf({ ...TOLD, failed, action: "review" })).toContain(
    "as not all of it could be checked",
  );
  const quiet = { ...TOLD, hits: [], risk: 0.2, action: "review" } as const;
  expect(rationaleOf(quiet)).toContain(
    "No rule fired. A person should look, as somebody may be in danger (by the wording of the whole).",
  );
  expect(rationaleOf({ ...quiet, heardBy: () => ["it speaks of confinement"] })).toContain(
    "as somebody may be in danger (it speaks of confinement).",
  );
  expect(rationaleOf({ ...TOLD, hits: [], risk: 0.1, action: "allow" })).toBe(
    "The text reads as an offer or an instruction. No rule fired.",
  );
});
