import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { harnessFiles } from "../host/commands/new/files.ts";

const page = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

test("the harness on the page is the one that `npm run new harness` writes", () => {
  const written = harnessFiles("greeting").get("harnesses/greeting/harness.ts");
  expect(written).toBeDefined();
  expect(page).toContain(`\`\`\`ts\n${written?.trimEnd()}\n\`\`\``);
});

test("everything the app lends is on the page", () => {
  const contract = readFileSync(join(import.meta.dirname, "../host/contract/harness.ts"), "utf8");
  const app = contract.slice(contract.indexOf("export interface HarnessApp"));
  const names = [...app.slice(0, app.indexOf("\n}")).matchAll(/^ {2}readonly (\w+):/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(page).toMatch(new RegExp(`\`${name}[\`(]`));
});
