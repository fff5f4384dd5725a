import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand, UsageError } from "../host/commands/running/run-command.ts";
import type { BenchRow } from "./row.ts";

const HELP = `Measures how fast the service is: all benches, or those whose file name holds a given name.

Usage: npm run bench [-- name…] [-- options]

  --json FILE   writes the rows as JSON too
  --baseline    writes bench/baseline.json, the committed figures to compare with
  --help        this text

Exit code: 0, 1 when a target is missed, 2 when it was asked wrongly.
`;

const BASELINE = join(import.meta.dirname, "baseline.json");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "string" },
      baseline: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const rows: BenchRow[] = [];
  for (const file of await benches(positionals)) {
    console.error(`… ${basename(file, ".bench.ts")}`);
    const { run: bench }: { run: () => Promise<readonly BenchRow[]> } = await import(file);
    rows.push(...(await bench()));
  }
  const before = await baseline();
  console.table(rows.map((row) => line(row, before.get(row.name))));
  if (values.json !== undefined) await write(values.json, rows);
  if (values.baseline) await write(BASELINE, rows);
  const missed = rows.filter(({ ok }) => ok === false);
  for (const { name, value, unit, target } of missed)
    console.error(`missed: ${name} is ${round(value)} ${unit}, target ${target} ${unit}`);
  return missed.length === 0 ? 0 : 1;
}

async function benches(names: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for await (const file of glob("**/*.bench.ts", { cwd: import.meta.dirname })) all.push(file);
  const unknown = names.find((name) => !all.some((file) => file.includes(name)));
  if (unknown !== undefined)
    throw new UsageError(
      `${unknown}: no bench holds that name; there are ${all.map((file) => basename(file, ".bench.ts")).join(", ")}`,
    );
  return all
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .toSorted()
    .map((file) => join(import.meta.dirname, file));
}

async function baseline(): Promise<Map<string, number>> {
  const text = await readFile(BASELINE, "utf8").catch(() => "[]");
  const rows: BenchRow[] = JSON.parse(text);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function line({ name, value, unit, target, ok }: BenchRow, before: number | undefined): object {
  return {
    name,
    value: round(value),
    unit,
    target: target ?? "",
    ok: ok ?? "",
    baseline: before === undefined ? "" : round(before),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

async function write(file: string, rows: readonly BenchRow[]): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`);
}

await runCommand(main);
