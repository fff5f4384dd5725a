import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { readInForce } from "../knowledge/read-only.ts";
import { openSteadyPrivacy } from "../privacy/open.ts";
import { publicNumbers } from "../privacy/public-numbers.ts";
import { VERSION } from "../version.ts";
import { anonymizedLines, anonymizedText } from "./anonymize/stream.ts";
import { showProgress } from "./progress.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Takes personal values out of a file: patterns, tables and checksums, no model, nothing leaves.

Usage: npm run --silent anonymize -- [file] [--out <file>]

Without a file, or with -, it reads standard input; without --out it writes to standard output.
The same value has the same placeholder throughout the file.

  --out <file>   where the text without personal values goes
  --jsonl        every line is JSON (default for files that end in .jsonl or .ndjson)
  --help         this text

HARNESS_KNOWLEDGE and HARNESS_DATA say which knowledge is in force: its public numbers stay.
Exit code: 0 when all was anonymized, 2 when it could not begin.
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
  if (file !== "-" && file === values.out) throw new UsageError("--out is the file itself");
  const size = file === "-" ? 0 : await sizeOf(file);
  const { dataDir, knowledgeRoots, pins } = readConfig(process.env);
  const snapshot = await readInForce({
    roots: knowledgeRoots,
    stateDir: `${dataDir}/state`,
    hostVersion: VERSION,
    pins,
  });
  const privacy = openSteadyPrivacy(() => snapshot.derive(publicNumbers));
  const progress = showProgress("Anonymizing");
  const input = file === "-" ? process.stdin : createReadStream(file);
  const chunks = counted(input, (read) => {
    if (size > 0) progress.at(read, size);
  });
  const parts =
    values.jsonl || /\.(?:jsonl|ndjson)$/i.test(file)
      ? anonymizedLines(chunks, privacy)
      : anonymizedText(chunks, privacy);
  await write(parts, values.out).finally(progress.stop);
  return 0;
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new UsageError(`There is no file ${file}`);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder; name a file`);
  return found.size;
}

async function* counted(input: Readable, onRead: (bytes: number) => void): AsyncGenerator<string> {
  let read = 0;
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    const bytes: Buffer = chunk;
    read += bytes.length;
    onRead(read);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function write(parts: AsyncIterable<string>, out: string | undefined): Promise<void> {
  const output: Writable = out === undefined ? process.stdout : createWriteStream(out);
  const failed = once(output, "error").then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  for await (const part of parts)
    if (!output.write(part)) await Promise.race([once(output, "drain"), failed]);
  if (out === undefined) return;
  output.end();
  await Promise.race([once(output, "close"), failed]);
}

await runCommand(main);
