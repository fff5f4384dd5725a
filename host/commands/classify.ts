import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "../config.ts";
import { systemReason } from "../system-error.ts";
import { wholeRows } from "./classify/resume.ts";
import { classifyLines } from "./classify/run.ts";
import type { Unjudged } from "./classify/unjudged.ts";
import { refuseAsOutput, sizeOfInput } from "./running/files-named.ts";
import { knowledgeToRead, requireObjects } from "./running/knowledge-to-read.ts";
import { showProgress } from "./running/progress.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Classifies every line of a file, over all cores, without a model and without a service.

Usage: npm run --silent classify -- <file.jsonl> --out <result.jsonl>

A line is a JSON string, or an object with text (or content_text, or content) and perhaps id.
The result has a line for each that is not blank, in their order: the verdict, or what is wrong with the line.
Run again, it goes on behind the last whole line of the result.

  --out <file>      where the verdicts go
  --workers <n>     threads (default: one a core)
  --help            this text

HARNESS_KNOWLEDGE and HARNESS_DATA say which knowledge is in force, as for the service.
Exit code: 0 when every line of the result is a verdict, 1 when some are none or it was interrupted, 2 when it could not begin or go on.
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
  if (input === "-")
    throw new UsageError("Standard input cannot be gone on with; write it to a file and name that");
  await sizeOfInput(input);
  await refuseAsOutput(output, input);
  const workers = workersOf(values.workers);
  const knowledge = await knowledgeToRead(readConfig(process.env));
  await requireObjects(knowledge);
  // Rows die young: without this the heaps of the workers grow by half before anybody sweeps them.
  setFlagsFromString("--heap-growing-percent=30");
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const progress = showProgress("Classifying");
  const done = await wholeRows(output);
  const { written, unjudged } = await classifyLines({
    input,
    output,
    done,
    workers,
    start: { knowledge, toolFolders: [TOOLS] },
    onProgress: progress.at,
    signal: stop.signal,
  })
    .catch((error: unknown) => {
      const reason = systemReason(error);
      if (reason === null) throw error;
      throw new UsageError(
        `${output} was not written on: ${reason}. What is whole in it stays; run this again then`,
      );
    })
    .finally(progress.stop);
  const before = done.rows === 0 ? "" : `, after ${done.rows} that were there`;
  const again = stop.signal.aborted ? "; interrupted, run it again to go on" : "";
  const lacking = lackingWords(unjudged, done.rows + written);
  process.stdout.write(`${written} lines classified into ${output}${before}${lacking}${again}\n`);
  return stop.signal.aborted || unjudged.n > 0 ? 1 : 0;
}

function lackingWords({ n, first }: Unjudged, rows: number): string {
  return n === 0 ? "" : `; ${n} of all ${rows} got no verdict (the first is ${first})`;
}

function workersOf(written: string | undefined): number {
  const workers = written === undefined ? availableParallelism() : Number(written);
  if (Number.isInteger(workers) && workers >= 1 && workers <= 256) return workers;
  throw new UsageError("--workers is a whole number from 1 to 256");
}

await runCommand(main);
