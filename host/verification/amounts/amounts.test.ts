import { describe, expect, test } from "vitest";
import type { ToolFact } from "../../contract/tool.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { checkWith, objects } from "../library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const nothing: ToolFact = {
  kind: "cap",
  statement:
    "Philippines to Hong Kong SAR (PH-HK): a worker whom this rule covers may be charged nothing (0 PHP).",
  citation: "POEA GBR 06-2006",
  source_url: null,
  by: "corridor_profile/ph-hk",
};
const facts = [nothing];

describe("a limit on fees that the route's cap contradicts becomes the cap, with its law", () => {
  test.for([
    ["The maximum placement fee is PHP 50,000.", "The maximum placement fee is "],
    [
      "The agency may legally charge you up to ₱20,000 as placement fee.",
      "The agency may legally charge you up to ",
    ],
    ["Recruitment fees must not exceed 15,000 pesos.", "Recruitment fees must not exceed "],
    [
      "El tope de la comisión de la agencia es 30,000 PHP.",
      "El tope de la comisión de la agencia es ",
    ],
    ["PHP 50,000 is the legal maximum for the agency fee.", ""],
  ] as const)("%s", ([answer, before]) => {
    const { text, of } = check(answer, { facts });
    expect(text.startsWith(`${before}nothing (0 PHP) (POEA GBR 06-2006)`), text).toBe(true);
    expect(of("amount")).toEqual([
      expect.objectContaining({
        verdict: "contradicted",
        action: "replaced",
        by: "corridor_profile/ph-hk",
      }),
    ]);
    expect(check(text, { facts }).text).toBe(text);
  });
});

describe("sums that state no limit on fees are not touched", () => {
  test.for([
    "They asked you for PHP 60,000, which is above the legal limit for placement fees.",
    "You paid a fee of PHP 60,000 and may claim it back.",
    "The employer can be fined up to HK$350,000 for charging such a fee.",
    "The agency may not charge PHP 60,000.",
    "A placement fee of PHP 60,000 is illegal.",
    "Charging a recruitment fee of PHP 60,000 is against the law.",
    "The minimum wage is at most HKD 5,100 a month in your contract with the agency.",
  ])("%s", (answer) => {
    expect(check(answer, { facts })).toMatchObject({ text: answer, claims: [] });
  });
});

test("the cap itself is verified", () => {
  const { text, of } = check("The maximum placement fee is 0 PHP.", { facts });
  expect(text).toBe("The maximum placement fee is 0 PHP.");
  expect(of("amount")[0]).toMatchObject({ verdict: "verified", by: "corridor_profile/ph-hk" });
});

test("a cap that the request brought wins", () => {
  const custom: ToolFact = {
    ...nothing,
    statement: "PH to HK: a worker may be charged at most HKD 500.",
    citation: "Notice 7",
    by: "custom",
  };
  expect(check("The maximum placement fee is HKD 900.", { facts: [custom] }).text).toBe(
    "The maximum placement fee is 500 HKD (Notice 7).",
  );
});

test("without a cap for the route, an invented limit is taken out and one of the library stays", () => {
  expect(check("The maximum placement fee is PHP 48,765.").text).toBe(
    "The maximum placement fee is [amount removed: not in the verified library].",
  );
  expect(check("The maximum placement fee is THB 7,650.").of("amount")[0]?.verdict).toBe(
    "verified",
  );
});
