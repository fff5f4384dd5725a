import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  makeFolders,
  packOf,
  ruleOf,
  stepOf,
  type Folders,
} from "../../knowledge/folders.fixture.ts";
import { reportText } from "./report.ts";
import { runCheck } from "./run.ts";
import { BUNDLED } from "./targets.ts";

const STEP = "base/reasoning_step/one.json";

async function fixedFolders(): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write(STEP, stepOf("one"));
  await runCheck([folders.bundled], { fix: true });
  return folders;
}

test("--fix rewrites order and form, and leaves what is said alone", async () => {
  await using folders = await fixedFolders();
  const wanted = await readFile(join(folders.bundled, STEP), "utf8");
  const turned = Object.fromEntries(Object.entries(stepOf("one")).toReversed());
  await folders.write(STEP, JSON.stringify(turned));
  const before = await runCheck([folders.bundled]);
  expect(before.problems).toMatchObject([{ check: "text", severity: "error" }]);
  const after = await runCheck([folders.bundled], { fix: true });
  expect(after).toMatchObject({ errors: 0, fixed: [join(folders.bundled, STEP)] });
  expect(await readFile(join(folders.bundled, STEP), "utf8")).toBe(wanted);
});

test("--fix leaves a file alone whose keys are written twice", async () => {
  await using folders = await fixedFolders();
  const text = '{"id":"one","id":"two"}';
  await writeFile(join(folders.bundled, STEP), text);
  const { fixed, problems } = await runCheck([folders.bundled], { fix: true });
  expect(fixed).toEqual([]);
  expect(problems).toMatchObject([{ path: "id", message: expect.stringContaining("twice") }]);
  expect(await readFile(join(folders.bundled, STEP), "utf8")).toBe(text);
});

test("a pack, a leaf folder or a file can be checked alone", async () => {
  await using folders = await fixedFolders();
  await folders.write("base/rag_doc/bad.json", "{}");
  const paths = ["base", "base/rag_doc", "base/rag_doc/bad.json"];
  for (const path of paths) {
    const { problems } = await runCheck([join(folders.bundled, path)]);
    expect(problems.length).toBeGreaterThan(0);
  }
  expect((await runCheck([join(folders.bundled, "base/reasoning_step")])).problems).toEqual([]);
});

test("a file that takes an object from another is told of it, though the other is the one at fault", async () => {
  await using folders = await fixedFolders();
  await folders.write("second/pack.json", packOf("second"));
  await folders.write("second/reasoning_step/one.json", stepOf("one", { label: "Another" }));
  const targets = [join(folders.bundled, "base"), join(folders.bundled, "second/pack.json")];
  const { problems } = await runCheck(targets);
  expect(problems).toMatchObject([
    {
      check: "unique",
      file: join(folders.bundled, "second/reasoning_step/one.json"),
      also: join(folders.bundled, STEP),
    },
  ]);
});

test("a reference into the void is an error here, and one into the bundled packs holds", async () => {
  await using folders = await fixedFolders();
  const citing = { ...stepOf("one"), extensions: { cites: ["rag_doc/ilo-c029", "rag_doc/none"] } };
  await folders.write(STEP, citing);
  const { problems } = await runCheck([folders.bundled]);
  expect(problems).toMatchObject([
    { path: "extensions.cites.1", check: "references", severity: "error" },
  ]);
});

test("a rule whose evidence fails is an error that quotes the text", async () => {
  await using folders = await fixedFolders();
  const rule = ruleOf("some-fee", "fee") as { content: object };
  const content = { ...rule.content, examples: ["Nothing to pay."] };
  await folders.write("base/grep_rule/some-fee.json", { ...rule, content });
  const { problems } = await runCheck([join(folders.bundled, "base/grep_rule")], { fix: true });
  expect(problems).toMatchObject([{ path: "content.examples.0", check: "evidence" }]);
  expect(problems[0]?.message).toContain("Nothing to pay.");
});

test("what a pack names in a pack beside it holds, and is told when the pack is checked alone", async () => {
  await using folders = await fixedFolders();
  const cites = ["reasoning_step/one", "reasoning_step/none"];
  await folders.write("second/pack.json", packOf("second"));
  await folders.write("second/reasoning_step/two.json", {
    ...stepOf("two"),
    extensions: { cites },
  });
  const alone = await runCheck([join(folders.bundled, "second")]);
  expect(alone).toMatchObject({
    problems: [{ path: "extensions.cites.1", check: "references" }],
    rests_on: [{ pack: "base", n_objects: 1 }],
  });
  expect(reportText(alone)).toMatch(/names objects of base \(1 object\)/);
  const together = await runCheck([folders.bundled]);
  expect(together).toMatchObject({ errors: 1, rests_on: [] });
});

test("what a pack names in itself is not there because a file of that name is: it has to be good", async () => {
  await using folders = await fixedFolders();
  await folders.write(STEP, "{");
  await folders.write("base/reasoning_step/two.json", {
    ...stepOf("two"),
    extensions: { cites: ["reasoning_step/one"] },
  });
  const { problems } = await runCheck([join(folders.bundled, "base")]);
  expect(problems.map(({ check }) => check)).toContain("references");
});

test("the bundled packs rest on nothing but each other", async () => {
  const { rests_on } = await runCheck([join(BUNDLED, "africa")]);
  expect(rests_on.map(({ pack }) => pack)).toContain("core");
  expect((await runCheck([BUNDLED])).rests_on).toEqual([]);
});
