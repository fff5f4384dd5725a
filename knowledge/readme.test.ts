import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { foldText } from "../host/matching/folding/fold.ts";
import { compileRule } from "../host/matching/rule.ts";
import { Scanner } from "../host/matching/scanner.ts";
import { startHostToChange } from "../host/test-host.ts";
import { LEAVES } from "../schemas/leaves/index.ts";
import { DIMENSIONS, LEAF_NAMES, STATUSES, TAG_KEYS } from "../schemas/taxonomy.ts";
import { packFile } from "../host/commands/new/files.ts";

const page = await readFile(join(import.meta.dirname, "README.md"), "utf8");

test("every leaf is in the table, with the words of its spec", () => {
  const table = page.slice(page.indexOf("<!-- leaves -->"), page.indexOf("<!-- /leaves -->"));
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const wanted = Object.values(LEAVES).map(
    ({ leaf, purpose, read_by }) => `| \`${leaf}\` | ${purpose} | ${read_by} |`,
  );
  expect(wanted).toHaveLength(LEAF_NAMES.length);
  expect(rows).toEqual(wanted);
});

test("every status, tag key and recruitment dimension is told", () => {
  const recruitment = DIMENSIONS.filter((dimension) => dimension.includes("_"));
  for (const word of [...STATUSES, ...TAG_KEYS, ...recruitment])
    expect(page).toContain(`\`${word}`);
});

const traps = page
  .split("\n")
  .map((line) => /^\| `(.+?)` \| (.+?) \| (yes|no|refused) \| .+ \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, pattern = "", text = "", fires = ""]) => ({ pattern, text, fires }));

test("the page shows traps", () => {
  expect(traps.length).toBeGreaterThanOrEqual(15);
});

test.for(traps)("the pattern $pattern on “$text” fires: $fires", ({ pattern, text, fires }) => {
  const { rule } = compileRule({ patterns: [{ path: "pattern", pattern }] });
  const found = rule === undefined ? null : new Scanner([rule]).scanNow(foldText(text)).length > 0;
  expect(found).toBe({ yes: true, no: false, refused: null }[fires]);
});

test("the rule of the page, put in its place, fires on the message of the page as told there", async () => {
  const text = /```json\n([^]*?)\n```/.exec(page)?.[1] ?? "";
  const request = /-d '(\{.*\})'/.exec(page)?.[1] ?? "";
  const told = /`"matches":(\[.*?\])`/.exec(page)?.[1] ?? "";
  const { id } = JSON.parse(text) as { id: string };
  await using on = await startHostToChange();
  const pack = join(on.dir, "knowledge/trial");
  await mkdir(join(pack, "grep_rule"), { recursive: true });
  const manifest = packFile("trial").get("knowledge/trial/pack.json") ?? "";
  await writeFile(join(pack, "pack.json"), manifest);
  await writeFile(join(pack, "grep_rule", `${id}.json`), `${text}\n`);
  const matches = async () => {
    const { harness_trace } = await on.chat(request);
    const { grep } = harness_trace as { grep: { hits: { rule: string; matches: unknown }[] } };
    return grep.hits.find(({ rule }) => rule === "sim_card_kept")?.matches;
  };
  await vi.waitFor(async () => expect(await matches()).toEqual(JSON.parse(told)), {
    timeout: 20_000,
    interval: 100,
  });
  expect(on.host.knowledge.problems().filter(({ file }) => file.startsWith(pack))).toEqual([]);
});

test("every command of the page is a script of the package", async () => {
  const manifest = JSON.parse(
    await readFile(join(import.meta.dirname, "../package.json"), "utf8"),
  ) as { scripts: Record<string, string> };
  const command = /npm (?:run )?(?:--silent )?([a-z]+(?:-[a-z]+)*)/g;
  const named = [...page.matchAll(command)].map(([, name = ""]) => name);
  expect(new Set(named)).toEqual(
    new Set(["start", "new", "check", "rules-report", "pack", "generate"]),
  );
  for (const name of named) expect(manifest.scripts).toHaveProperty(name);
});

test("every route of the page is one of the service", async () => {
  const openapi = join(import.meta.dirname, "../schemas/generated/openapi.json");
  const { paths } = JSON.parse(await readFile(openapi, "utf8")) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const named = [...page.matchAll(/`(GET|POST) (\/[a-z/{}-]+)/g)];
  expect(named.length).toBeGreaterThanOrEqual(10);
  for (const [, method = "", path = ""] of named) {
    const route = path.replace("/packs/trial/", "/packs/{pack}/");
    expect(paths[route], route).toHaveProperty(method.toLowerCase());
  }
});
