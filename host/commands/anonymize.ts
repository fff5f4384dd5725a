import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import type { Privacy } from "../contract/privacy.ts";
import { readInForce } from "../knowledge/keeping/read-only.ts";
import { openSteadyPrivacy } from "../privacy/open.ts";
import { publicNumbers } from "../privacy/public-numbers.ts";
import { decodedText } from "./anonymize/decode.ts";
import { anonymizedLines, anonymizedText } from "./anonymize/stream.ts";
import { writeFileWhole, writeOut } from "./anonymize/write.ts";
import { refuseAsOutput, sizeOfInput } from "./running/files-named.ts";
import { knowledgeToRead } from "./running/knowledge-to-read.ts";
import { showProgress } from "./running/progress.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Takes personal values out of a file: patterns, tables and checksums, no model, nothing leaves.

Usage: npm run --silent anonymize -- [file] [--out <file>]

Without a file, or with -, it reads standard input; without --out it writes to standard output.
It reads plain text in UTF-8, or in UTF-16 with its mark; what is neither is refused.
The same value has the same placeholder throughout the file.

  --out <file>   where the text without personal values goes, whole or not at all
  --jsonl        every line is JSON (default for files that end in .jsonl or .ndjson)
  --help         this text

HARNESS_KNOWLEDGE and HARNESS_DATA say which knowledge is in force: its public numbers stay.
Exit code: 0 when all was anonymized, 1 when it was interrupted, 2 when it could not be done.
`;

const OPTIONS = {
  out: { type: "string" },
  jsonl: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [file = "-"] = positionals;
  if (positionals.length > 1) throw new UsageError("Name one file; see --help");
  const size = file === "-" ? 0 : await sizeOfInput(file);
  if (values.out !== undefined) await refuseAsOutput(values.out, file);
  const snapshot = await readInForce(await knowledgeToRead(readConfig(process.env)));
  const privacy = openSteadyPrivacy(() => snapshot.derive(publicNumbers));
  const isLines = values.jsonl || /\.(?:jsonl|ndjson)$/i.test(file);
  return anonymize({ file, size, isLines, out: values.out }, privacy);
}

interface Job {
  /** A path, or - for standard input. */
  readonly file: string;
  readonly size: number;
  readonly out: string | undefined;
  readonly isLines: boolean;
}

/** Gives the exit code. */
async function anonymize({ file, size, out, isLines }: Job, privacy: Privacy): Promise<number> {
  const progress = showProgress("Anonymizing");
  const input = file === "-" ? process.stdin : createReadStream(file);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => input.destroy(new Interrupted()));
  const chunks = counted(input, (read) => {
    if (size > 0) progress.at(read, size);
  });
  const anonymized = isLines ? anonymizedLines : anonymizedText;
  const parts = anonymized(decodedText(chunks), privacy);
  try {
    await (out === undefined ? writeOut(parts) : writeFileWhole(out, parts));
    return 0;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write(`Interrupted; ${out ?? "the rest"} was not written\n`);
    return 1;
  } finally {
    progress.stop();
  }
}

/** Ends the reading early, so that nothing half done stays. */
class Interrupted extends Error {}

/** The bytes as they come, counted. */
async function* counted(
  input: AsyncIterable<Buffer>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of input) {
    read += chunk.length;
    onRead(read);
    yield chunk;
  }
}

await runCommand(main);
