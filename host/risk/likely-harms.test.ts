import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { GrepHit } from "../contract/layer.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { foldText } from "../matching/folding/fold.ts";
import { likelyHits } from "./likely-harms.ts";

const FILE = join(import.meta.dirname, "../../knowledge/core/classifier_rule/which-harm.json");
const model = JSON.parse(readFileSync(FILE, "utf8")) as KnowledgeObject;
const knowledge = snapshotOf([model], "core");

function hitOf(dimensions: readonly string[], severity = "medium"): GrepHit {
  const rule = { rule: "some_rule", category: "some", indicator: "Some.", citation: null };
  return { ...rule, severity, dimensions, cites: [], matches: [] };
}

function likelyIn(text: string, language: string, hit: GrepHit): readonly string[] {
  const reading = { folded: foldText(text), language };
  return likelyHits({ hits: [hit], reading, knowledge }).flatMap(({ dimensions }) => dimensions);
}

describe("of what a mild rule names only what the wording makes likely is explained", () => {
  test.for([
    [
      "کیا یہ جائز ہے؟ ایجنٹ کہتا ہے دبئی کا ویزا ساڑھے تین لاکھ روپے میں ملے گا، میں ابھی لاہور میں ہوں",
      "ur",
      "fraudulent_offer",
    ],
    [
      "আমার স্বামী হাইলে ক্লিনার। কোম্পানি ৫ মাস বেতন দেয় না, আকামাও করে দেয় নাই",
      "bn",
      "retention-of-identity-documents",
    ],
    ["Мне предлагают работу в Корее, ферма, взнос 3000 долларов", "ru", "withholding-of-wages"],
  ] as const)("and not: %s", ([text, language, dimension]) => {
    expect(likelyIn(text, language, hitOf([dimension]))).toEqual([]);
  });

  test.for([
    ["দালাল মদিনায় পাঠাইছে, ৫ মাস বেতন দেয় না", "bn", "withholding-of-wages"],
    ["Мне предлагают работу в Корее, ферма, взнос 3000 долларов", "ru", "illegal_fees"],
    ["म मलेसियामा काम गर्छु, कम्पनीले पासपोर्ट राखेको छ", "ne", "retention-of-identity-documents"],
  ] as const)("but this: %s", ([text, language, dimension]) => {
    expect(likelyIn(text, language, hitOf([dimension]))).toEqual([dimension]);
  });

  test("a grave rule says what it says", () => {
    const text = "Мне предлагают работу в Корее, ферма, взнос 3000 долларов";
    const hit = hitOf(["withholding-of-wages"], "high");
    expect(likelyIn(text, "ru", hit)).toEqual(["withholding-of-wages"]);
  });

  test("a rule that names two harms tells the likely one", () => {
    const text = "Мне предлагают работу в Корее, ферма, взнос 3000 долларов";
    expect(likelyIn(text, "ru", hitOf(["withholding-of-wages", "illegal_fees"]))).toEqual([
      "illegal_fees",
    ]);
  });
});
