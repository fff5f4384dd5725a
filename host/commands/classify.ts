import { access } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "../config.ts";
import { VERSION } from "../version.ts";
import { wholeRows } from "./classify/resume.ts";
import { classifyLines } from "./classify/run.ts";
import { showProgress } from "./progress.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Classifies every line of a file, over all cores, without a model and without a service.

Usage: npm run --silent classify -- <file.jsonl> --out <result.jsonl>

A line is a JSON string, or an object with text (or content_text, or content) and perhaps id.
The result has a line for each, in their order: the verdict, or what is wrong with the line.
Run again, it goes on behind the last whole line of the result.

  --out <file>      where the verdicts go
  --workers <n>     threads (default: one a core)
  --help            this text

HARNESS_KNOWLEDGE and HARNESS_DATA say which knowledge is in force, as for the service.
Exit code: 0 when all was classified, 1 when it was interrupted, 2 when it could not begin.
`;

const OPTIONS = {
  out: { type: "string" },
  workers: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

const TOOLS = join(import.meta.dirname, "../../tools");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [input] = positionals;
  const output = values.out;
  if (input === undefined || positionals.length > 1 || output === undefined)
    throw new UsageError("Name one file and --out; see --help");
  await access(input).catch(() => {
    throw new UsageError(`There is no file ${input}`);
  });
  const { dataDir, knowledgeRoots, pins } = readConfig(process.env);
  const knowledge = {
    roots: knowledgeRoots,
    stateDir: join(dataDir, "state"),
    hostVersion: VERSION,
    pins,
  };
  // Rows die young: without this the heaps of the workers grow by half before anybody sweeps them.
  setFlagsFromString("--heap-growing-percent=30");
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const progress = showProgress("Classifying");
  const done = await wholeRows(output);
  const written = await classifyLines({
    input,
    output,
    done,
    workers: workersOf(values.workers),
    start: { knowledge, toolFolders: [TOOLS] },
    onProgress: progress.at,
    signal: stop.signal,
  }).finally(progress.stop);
  const before = done === 0 ? "" : `, after ${done} that were there`;
  process.stdout.write(`${written} lines classified into ${output}${before}\n`);
  return stop.signal.aborted ? 1 : 0;
}

function workersOf(written: string | undefined): number {
  const workers = written === undefined ? availableParallelism() : Number(written);
  if (Number.isInteger(workers) && workers >= 1 && workers <= 256) return workers;
  throw new UsageError("--workers is a whole number from 1 to 256");
}

await runCommand(main);
