import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const CONTRACTS = ["schemas", "host/contract"];

/** Which parts may import which. Read a row as: this folder knows only these, and itself. */
const KNOWS: Record<string, readonly string[]> = {
  schemas: [],
  "host/contract": ["schemas"],
  "host/matching": CONTRACTS,
  // Globs and text models read the same folded view as patterns do.
  "host/signs": [...CONTRACTS, "host/matching", "host/wording", "host/risk"],
  // What words mean is found in the folded view.
  "host/wording": [...CONTRACTS, "host/matching"],
  "host/risk": [...CONTRACTS, "host/wording"],
  "host/reading": [...CONTRACTS, "host/matching"],
  "host/retrieval": CONTRACTS,
  "host/knowledge": [...CONTRACTS, "host/matching", "host/signs", "host/wording"],
  // Packs are judged, laid over each other and put into force by the store's own means.
  "host/packs": [...CONTRACTS, "host/knowledge"],
  "host/layers": [
    ...CONTRACTS,
    "host/matching",
    "host/signs",
    "host/wording",
    "host/retrieval",
    "host/outbound",
  ],
  "host/outbound": [],
  // A result is held against the packs as an answer is.
  "host/search": [
    ...CONTRACTS,
    "host/matching",
    "host/retrieval",
    "host/verification",
    "host/outbound",
  ],
  "host/reasoning": CONTRACTS,
  "host/verification": [...CONTRACTS, "host/matching"],
  // A composed answer advises the same steps as a model is told.
  "host/engine": [...CONTRACTS, "host/reasoning"],
  "host/classifier": [...CONTRACTS, "host/wording", "host/risk"],
  // How an answer sounds is told by the same text model.
  "host/grading": [...CONTRACTS, "host/matching", "host/reading", "host/wording"],
  "host/http": CONTRACTS,
  "host/routes": [...CONTRACTS, "host/http", "host/config.ts"],
  // What is submitted is on disk before it is answered.
  "host/privacy": [...CONTRACTS, "host/lines", "host/knowledge/durable-write.ts"],
  "host/lines": [],
  "host/training": [...CONTRACTS, "host/lines"],
  "host/decisions": [...CONTRACTS, "host/lines"],
  // Promoting asks the store's own checks, and runs a rule over lawful texts.
  "host/curation": [...CONTRACTS, "host/matching", "host/knowledge", "host/lines"],
  "host/images": CONTRACTS,
  "host/database": CONTRACTS,
  "host/discover": CONTRACTS,
  host: ["schemas", "host"],
  "host/commands": ["schemas", "host"],
  harnesses: CONTRACTS,
  tools: CONTRACTS,
  bench: ["schemas", "host"],
};

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
