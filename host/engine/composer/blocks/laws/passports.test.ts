import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { ToolFact } from "../../../../contract/tool.ts";
import { snapshotOf } from "../../../../knowledge/snapshot.ts";
import { answer, bundled } from "../../composer.fixture.ts";
import { LANGUAGES } from "../../language.ts";
import { hit, locked } from "../../evidence/sample-evidence.ts";

const fact: ToolFact = {
  kind: "passport",
  statement: "In the country of work (Kuwait) an employer may not keep a worker's passport.",
  citation: "Law 68 of 2015",
  source_url: null,
  by: "corridor_profile/np-kw",
};
const profile: KnowledgeObject<"corridor_profile"> = {
  schema_version: "1.0",
  knowledge_object_type: "corridor_profile",
  id: "np-kw",
  content: { corridor: "NP-KW", label: "Nepal to Kuwait", passport_retention_legal: false },
  tags: ["status:reviewed"],
};
const snapshot = snapshotOf([...bundled, profile], "core");

test.each(LANGUAGES)(
  "whose papers are kept is told in %s what the law there says",
  async (language) => {
    const text = await answer(
      { hits: [hit()], facts: [fact] },
      { reading: { language }, snapshot },
    );
    expect(text).toContain("Law 68 of 2015");
    if (language === "es") expect(text).toContain("(Kuwait) el empleador tiene prohibido quedarse");
  },
);

test("where no papers are kept nothing is told of passports", async () => {
  expect(await answer({ hits: [locked], facts: [fact] }, { snapshot })).not.toContain("Law 68");
});

test("where the rule binds agencies alone it is told of agencies", async () => {
  const agencies = { ...profile, extensions: { passport_rule_for: "agencies" as const } };
  const text = await answer(
    { hits: [hit()], facts: [fact] },
    { reading: { language: "es" }, snapshot: snapshotOf([...bundled, agencies], "core") },
  );
  expect(text).toContain("(Kuwait) la agencia tiene prohibido quedarse");
  expect(text).not.toContain("el empleador tiene prohibido quedarse");
});

test("a law that covers household workers alone is told as such", async () => {
  const text = await answer(
    { hits: [hit()], facts: [{ ...fact, household: true }] },
    { reading: { language: "es" }, snapshot },
  );
  expect(text).toContain("Vale para trabajadoras y trabajadores del hogar");
});
