import { readFileSync } from "node:fs";
import { glob, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const CONTRACTS = ["schemas", "host/contract"];

interface Row {
  readonly folders: readonly string[];
  readonly knows: readonly string[];
}

/** The table of CONTRIBUTING.md, "Where things are": which parts may import which. */
const ROWS: readonly Row[] = (await readFile("CONTRIBUTING.md", "utf8"))
  .split(/^## /m)
  .filter((section) => section.startsWith("Where things are"))
  .flatMap((section) => [...section.matchAll(/^\| (`.+?) \| .+ \| (.+?) \|$/gm)])
  .map(([, folders = "", knows = ""]) => ({ folders: named(folders), knows: knownBy(knows) }));

function named(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+?)(?:\/|\/\*\.ts)?`/g)].map(([, path = ""]) => path);
}

function knownBy(cell: string): string[] {
  if (cell === "everything") return ["schemas", "host"];
  if (cell === "nothing of ours") return [];
  if (!/^(?:and )?`[^`]+`(?:, `[^`]+`)*$/.test(cell)) throw new Error(`what is "${cell}"?`);
  return [...(cell.startsWith("and ") ? CONTRACTS : []), ...named(cell)];
}

const KNOWS: Record<string, readonly string[]> = Object.fromEntries(
  ROWS.flatMap(({ folders, knows }) => folders.map((folder) => [folder, knows])),
);

const PARTS = Object.keys(KNOWS).toSorted((a, b) => b.length - a.length);
const partOf = (file: string) =>
  PARTS.find((part) => file === part || file.startsWith(`${part}/`)) ?? "";
const within = (part: string, known: string) => part === known || part.startsWith(`${known}/`);

interface Source {
  readonly file: string;
  readonly imports: readonly { readonly target: string; readonly typeOnly: boolean }[];
}

const IMPORT = /(?:import|export)\s+(type\s+)?[^;"]*?from\s*"(\.[^"]+)"|import\(\s*"(\.[^"]+)"/g;
const sources: Source[] = [];
for await (const file of glob("{schemas,host,harnesses,tools,bench}/**/*.ts")) {
  if (/\.(?:test|fixture)\.ts$/.test(file) || file === "host/test-host.ts") continue;
  const imports = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(
    ([, type, from, dynamic]) => ({
      target: join(dirname(file), from ?? dynamic ?? ""),
      typeOnly: type !== undefined,
    }),
  );
  sources.push({ file, imports });
}

test("there is something to look at", () => {
  expect(sources.length).toBeGreaterThan(100);
});

test("every folder has one row in the table, and every row its folder", async () => {
  const inHost = await readdir("host", { withFileTypes: true });
  const folders = inHost.flatMap((entry) => (entry.isDirectory() ? [`host/${entry.name}`] : []));
  const others = ["host", "schemas", "harnesses", "tools", "knowledge", "bench"];
  const rows = ROWS.flatMap((row) => row.folders);
  expect(rows.toSorted()).toEqual([...folders, ...others].toSorted());
});

test("every file imports only what its part may know", () => {
  const broken = sources.flatMap(({ file, imports }) => {
    const part = partOf(file);
    const isolated = part === "harnesses";
    return imports
      .filter(({ target }) => {
        const other = partOf(target);
        if (other === part) return isolated && target.split("/")[1] !== file.split("/")[1];
        return !(KNOWS[part] ?? []).some((known) => target === known || within(other, known));
      })
      .map(({ target }) => `${file} -> ${target}`);
  });
  expect(broken).toEqual([]);
});

test("what harnesses and tools take from the host are types only", () => {
  const broken = sources
    .filter(({ file }) => /^(harnesses|tools)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target, typeOnly }) => target.startsWith("host/") && !typeOnly)
        .map(({ target }) => `${file} -> ${target}`),
    );
  expect(broken).toEqual([]);
});

test.for([
  [
    "milliseconds with three decimals",
    "schemas/elapsed.ts",
    /performance\.now\(\) - \w+\) \* 1_?000\)/,
  ],
  ["how an upload is named", "schemas/http/image.ts", /store:\\\/\\\//],
  ["the size of an image", "schemas/http/image.ts", /12 \* 1_?024 \* 1_?024/],
  ["an image as a data URL", "schemas/http/image.ts", /;base64,\$\{/],
] as const)("%s has its one place in %s", ([, place, written]) => {
  const places = sources.filter(({ file }) => written.test(readFileSync(file, "utf8")));
  expect(places.map(({ file }) => file)).toEqual([place]);
});

test("contracts hold no code", () => {
  for (const { file } of sources.filter(({ file: each }) => each.startsWith("host/contract/")))
    expect(readFileSync(file, "utf8"), file).not.toMatch(/^export (?:const|function|class|let)/m);
});

test("no files import each other in a ring", () => {
  const graph = new Map(
    sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)]),
  );
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    return (graph.get(file) ?? []).flatMap((next) => visit(next, [...path, file]));
  };
  expect([...graph.keys()].flatMap((file) => visit(file, []))).toEqual([]);
});
