import { describe, expect, test } from "vitest";
import { judge, QUERY } from "../results/judge.fixture.ts";
import { library, parts } from "../search.fixture.ts";
import { verifyResults } from "../results/verify-results.ts";

describe("a page that would lead to the person is blocked, and no value is told", () => {
  test.for([
    [
      "Maria Santos abused in Hong Kong",
      "Helper Maria Santos told the court of her placement fee.",
      "name",
    ],
    [
      "maria santos hong kong fee",
      "The case of Maria Santos and her placement fee",
      "unlisted_word",
    ],
    ["maria santos hong kong fee", "MARIA SANTOS: PLACEMENT FEE", "unlisted_word"],
    ["Maria Cristina Santos, fee", "Maria Santos and her fee", "name"],
    ["Maria Santos Hong Kong", "SANTOS, Maria: placement fee case", "name"],
    [
      "placement fee, call 0917 555 0199",
      "Contact her at +63 (917) 555-0199 about the fee",
      "phone",
    ],
    ["placement fee maria.s@mail.example.ph", "Write to Maria.S@mail.example.ph", "email"],
    [
      "maid of Golden Dragon Trading since 3 March 2025",
      "Golden Dragon Trading hired the maid on March 3, 2025",
      "employer",
    ],
  ] as const)("%s", async ([query, snippet, kind]) => {
    const verdict = await judge(snippet, { query });
    expect(verdict).toMatchObject({ status: "blocked", deanonymization_risk: { level: "high" } });
    expect(verdict.deanonymization_risk.kinds).toContain(kind);
    const told = JSON.stringify({ ...verdict, contradictions: [] });
    expect(told).not.toMatch(/maria|santos|917|golden|dragon/iu);
  });

  test("the address of a page counts as much as its words", async () => {
    expect(
      await judge("placement fee", {
        query: "Maria Santos placement fee",
        url: "https://news.example.org/maria%2Dsantos-case",
      }),
    ).toMatchObject({ status: "blocked" });
  });

  test("a name written with signs that nobody sees, or with other letters, is still a name", async () => {
    const query = "Maria Santos placement fee";
    expect(await judge("Mar\u200bia Sant\u00ados and the fee", { query })).toMatchObject({
      status: "blocked",
    });
    expect(await judge("M\u0430ria Santos and the fee", { query })).toMatchObject({
      status: "blocked",
    });
  });

  test("what only the case tells counts too", async () => {
    const caseText = "My name is Siti Rahayu. I work for the Halim family.";
    const query = "placement fee domestic worker Singapore";
    const verdict = await judge("Siti Rahayu, a domestic worker, on her placement fee", {
      query,
      caseText,
    });
    expect(verdict).toMatchObject({ status: "blocked" });
    expect((await judge("What a domestic worker may be charged", { query, caseText })).status).toBe(
      "accepted",
    );
  });

  test("words that may be a name are for a person to look at", async () => {
    expect(
      await judge("the case of maria santos and the fee", { query: "maria santos fee qatar" }),
    ).toMatchObject({ status: "review", deanonymization_risk: { level: "medium" } });
  });

  test("a rare word of the subject is no name", async () => {
    expect(
      await judge("Rules on heatstroke for construction workers in Qatar", {
        query: "heatstroke rules construction qatar",
      }),
    ).toMatchObject({ status: "accepted" });
  });

  test("a name deep in a long case counts", async () => {
    const caseText = `${"She waits at the office. ".repeat(700)} My name is Siti Rahayu. ${"She waits. ".repeat(900)}`;
    expect(
      await judge("Siti Rahayu on her placement fee", { query: "placement fee", caseText }),
    ).toMatchObject({ status: "blocked" });
  });

  test("where the anonymizer fails, every page may lead to the person", async () => {
    const failing = {
      ...parts.privacy,
      redact: (texts: readonly string[]) =>
        texts.map((text) => ({
          text: "<REDACTED_1>",
          redactions: [
            { label: "REDACTED", placeholder: "<REDACTED_1>", start: 0, end: text.length },
          ],
        })),
    };
    const results = [{ title: "", url: "https://news.example.org/", snippet: "placement fee" }];
    const { verdicts } = await verifyResults({ query: QUERY, results }, library, {
      ...parts,
      privacy: failing,
    });
    expect(verdicts[0]).toMatchObject({ status: "blocked" });
  });

  test("an employer alone is for a person to look at", async () => {
    expect(
      await judge("Golden Dragon Manpower and its placement fee", {
        query: "Golden Dragon Manpower placement fee",
      }),
    ).toMatchObject({
      status: "review",
      deanonymization_risk: { level: "medium", kinds: ["employer"] },
    });
  });

  test("a public hotline in the query leads to nobody", async () => {
    const { deanonymization_risk } = await judge("OWWA hotline 1348 for workers in Hong Kong", {
      query: "OWWA hotline 1348 Hong Kong",
    });
    expect(deanonymization_risk.level).toBe("none");
  });
});
