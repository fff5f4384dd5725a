import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleObject } from "../../../schemas/example.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { globProblems } from "./glob-rule.ts";
import { buildGlobs } from "./globs.ts";
import { linesIn } from "../names.ts";

type Rule = KnowledgeObject<"glob_rule">;

const FOLDER = join(import.meta.dirname, "../../../knowledge/core/glob_rule");
const bundled = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Rule,
);

const rule = (id: string, content: Partial<Rule["content"]>, more: Partial<Rule> = {}): Rule => {
  const base = exampleObject("glob_rule") as Rule;
  return { ...base, id, content: { ...base.content, rule_id: id, ...content }, ...more };
};

const found = (rules: readonly Rule[], text: string) =>
  buildGlobs(snapshotOf(rules))
    .find(foldText(text))
    .map(({ rule: { object, shadow }, matches }) => ({
      id: object.id,
      shadow,
      words: matches.map((match) => match.text),
    }));

describe("the bundled globs", () => {
  test.for(bundled.map((object) => [object.id, object] as const))(
    "%s prove themselves by their examples",
    ([, object]) => {
      expect(globProblems(object)).toEqual([]);
      expect(object.content.examples.length).toBeGreaterThan(0);
    },
  );

  test("find a program, a false address and a demand for money in one message", () => {
    const text =
      "Congratulations!\nPay 5,000 to reserve your slot today\n" +
      'Open Job_Offer_Letter.pdf.EXE or "employment contract 2026.scr", see http://embassyworkpermit.info/start.';
    expect(found(bundled, text)).toEqual([
      { id: "pay-to-hold-line", shadow: false, words: ["Pay 5,000 to reserve your slot today"] },
      {
        id: "program-dressed-as-offer",
        shadow: false,
        words: ["Job_Offer_Letter.pdf.EXE", "employment contract 2026.scr"],
      },
      {
        id: "ministry-look-alike-domain",
        shadow: false,
        words: ["embassyworkpermit.info"],
      },
    ]);
  });

  test("stay silent on ordinary names and lines", () => {
    const text =
      "Please send contract.pdf and holiday.jpg to desk@jobs.example.com, see https://immigration.gov.example/visa.\n" +
      "The clinic can be booked today. It costs 1.5 or 60.000, e.g. at ten.";
    expect(found(bundled, text)).toEqual([]);
  });
});

test("places are those of the original, whatever disguises a name", () => {
  const text = "see\u00a0 gоv-vi\u200bsa-apply.online now";
  const [hit] = buildGlobs(snapshotOf(bundled)).find(foldText(text));
  expect(hit?.rule.object.id).toBe("ministry-look-alike-domain");
  expect(hit?.matches).toEqual([{ text: "gоv-vi\u200bsa-apply.online", start: 5, end: 27 }]);
});

test("a line glob sees one line, and a slash in it divides nothing", () => {
  const line = rule("l", { glob: "*pay*slot*", applies_to: "text_line" });
  expect(found([line], "pay\nslot")).toEqual([]);
  expect(found([line], "x\r\npay 24/7 for a slot \ny")[0]?.words).toEqual(["pay 24/7 for a slot"]);
});

test("drafts and shadow rules run as shadow; deprecated ones and those that are off do not", () => {
  const url = { glob: "**visa**", applies_to: "url" as const };
  const rules = [
    rule("draft", url, { tags: ["status:draft"] }),
    rule("enforced", url, { tags: ["status:reviewed"] }),
    rule("gone", url, { tags: ["status:deprecated"] }),
    rule("off", url, { extensions: { mode: "off" } }),
    rule("shadow", url, { extensions: { mode: "shadow" } }),
  ];
  expect(found(rules, "www.example.org/visa").map(({ id, shadow }) => `${id} ${shadow}`)).toEqual([
    "draft true",
    "enforced false",
    "shadow true",
  ]);
});

test("an uploaded file's name is matched as a whole", () => {
  const globs = buildGlobs(snapshotOf(bundled));
  const named = (name: string) =>
    globs.matching("filename", foldText(name).folded).map(({ object }) => object.id);
  expect(named("Passport page 2.JPG")).toEqual(["identity-document-scan"]);
  expect(named("holiday.jpg")).toEqual([]);
});

test.for<[Partial<Rule["content"]>, string]>([
  [{ glob: "*{visa" }, "content.glob"],
  [{ examples: ["holiday.jpg"] }, "content.examples.0"],
])("a rule with %o is refused at %s", ([content, path]) => {
  expect(globProblems(rule("r", content))).toMatchObject([{ path }]);
});

test("a look-alike that matches is named by its field", () => {
  const object = rule("r", {}, { extensions: { negative_examples: ["a.txt", "my passport.jpg"] } });
  expect(globProblems(object)).toMatchObject([{ path: "extensions.negative_examples.1" }]);
});

test.for([
  ["a\nb", ["a", "b"]],
  ["\n\n a  \r\n\r\n  b c\n", ["a", "b c"]],
  ["one", ["one"]],
  ["", []],
  ["ä\u200b\n\u200bş\u2028x", ["a", "s x"]],
] as const)("the lines of %j", ([text, lines]) => {
  const folded = foldText(text);
  expect(linesIn(folded).map(({ start, end }) => folded.folded.slice(start, end).trim())).toEqual(
    lines,
  );
});
