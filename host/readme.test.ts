import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { VARIABLES } from "./variables.ts";
import { startTestHost } from "./test-host.ts";

const run = promisify(execFile);
const page = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

/** The code block inside `<!-- name -->` … `<!-- /name -->`. */
function block(name: string): string {
  const found = new RegExp(`<!-- ${name} -->\\n+\`\`\`\\w*\\n([\\s\\S]*?)\\n\`\`\``).exec(
    page,
  )?.[1];
  if (found === undefined) throw new Error(`README.md has no block ${name}`);
  return found;
}

test("the curl on the page returns the answer on the page", async () => {
  await using on = await startTestHost();
  const command = block("ask").replaceAll("http://127.0.0.1:8787", on.url);
  const { stdout } = await run("sh", ["-c", command], { maxBuffer: 16 * 1024 * 1024 });
  const final = stdout.split("\n").find((line) => line.startsWith("data: ")) ?? "";
  const { response } = JSON.parse(final.slice("data: ".length)) as { response: string };
  expect(response.trimEnd()).toBe(block("answer"));
});

test("the table of variables is the one that --help tells", () => {
  const rows = Object.entries(VARIABLES).map(
    ([name, { fallback, meaning }]) =>
      `| \`${name}\` | ${fallback === "" ? "–" : `\`${fallback}\``} | ${meaning} |`,
  );
  for (const row of rows) expect(page).toContain(row);
});

test("every npm script the page names exists", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
  ) as { scripts: Record<string, string> };
  const named = [...page.matchAll(/npm (?:run )?([a-z]+(?:-[a-z]+)*)/g)].map(
    ([, name = ""]) => name,
  );
  const builtIn = ["ci"];
  for (const name of named) expect([...Object.keys(scripts), ...builtIn]).toContain(name);
});

test("what the page calls absent is answered as not found, and no harness has its name", async () => {
  const absent = /<!-- absent -->([\s\S]*?)<!-- \/absent -->/.exec(page)?.[1] ?? "";
  const named = [...absent.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const paths = named.filter((name) => name.startsWith("/"));
  expect(paths.length).toBeGreaterThan(3);
  await using on = await startTestHost();
  const { harnesses } = (await (await fetch(`${on.url}/api/harnesses`)).json()) as {
    harnesses: { name: string; routes?: unknown }[];
  };
  expect(harnesses.map(({ name }) => name).filter((name) => named.includes(name))).toEqual([]);
  const described = JSON.stringify(await (await fetch(`${on.url}/openapi.json`)).json());
  for (const path of paths) {
    expect(described).not.toContain(`"${path}`);
    expect((await fetch(`${on.url}${path}`, { method: "POST" })).status, path).toBe(404);
  }
});
