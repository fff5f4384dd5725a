import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { canonicalText } from "../knowledge/text/canonical.ts";
import { MAX_FILE_BYTES } from "../knowledge/looking/seen-file.ts";
import { readInForce } from "../knowledge/keeping/read-only.ts";
import { VERSION } from "../version.ts";
import { runCommand, UsageError } from "./running/run-command.ts";
import { readLessons } from "./train/lessons.ts";
import { knownWords } from "./train/known-words.ts";
import { fitWhichClause } from "./train/which-clause.ts";
import { fitWhichHarm } from "./train/which-harm.ts";
import { fitWhichNeed } from "./train/which-need.ts";
import { fitWhoSpeaks } from "./train/who-speaks.ts";

const HELP = `Fits the text models that tell who speaks, which harm is told, who must be helped first and which clauses bind a worker, on the bundled labelled texts, gathers the words of these, and writes all as classifier_rules.
The half of bench/quality/texts that is held back is not read. The same texts give the same models.

Usage: npm run train [-- who-speaks | which-harm | which-need | which-clause | known-words]

  who-speaks   only the one that tells who speaks, and how it is weighed against rules
  which-harm   only the one that tells which harm is told
  which-need   only the one that tells who must be helped before anything else
  which-clause only the one that tells which clauses of a contract bind a worker
  known-words  only the words that tell which texts nothing here reads
  --help       this text

Writes knowledge/core/classifier_rule/who-speaks.json, which-harm.json, which-need.json, which-clause.json and known-words.json. Then: npm run generate, npm run evaluate.
Exit code: 0 when it was written, 2 when it could not be.
`;

const ROOT = join(import.meta.dirname, "../..");
const MODELS = ["who-speaks", "which-harm", "which-need", "which-clause", "known-words"];

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = positionals.find((name) => !MODELS.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`${unknown}: no such model; there are ${MODELS.join(", ")}`);
  const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);
  const { dataDir } = readConfig(process.env);
  const knowledge = await readInForce({
    roots: [join(ROOT, "knowledge")],
    stateDir: join(dataDir, "state"),
    hostVersion: VERSION,
  });
  const lessons = await readLessons(ROOT, knowledge);
  if (isAsked("known-words")) await write("known-words", knownWords(lessons));
  if (isAsked("which-harm")) await write("which-harm", fitWhichHarm(lessons));
  if (isAsked("which-need")) await write("which-need", fitWhichNeed(lessons));
  if (isAsked("which-clause")) await write("which-clause", fitWhichClause(lessons));
  if (isAsked("who-speaks"))
    await write("who-speaks", await fitWhoSpeaks(lessons, knowledge, [join(ROOT, "tools")]));
  return 0;
}

async function write(id: string, object: object): Promise<void> {
  const file = `knowledge/core/classifier_rule/${id}.json`;
  const text = canonicalText(object);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_FILE_BYTES)
    throw new Error(
      `${file} would have ${bytes} bytes, and no file of more than ${MAX_FILE_BYTES} is read: keep fewer weights`,
    );
  await writeFile(join(ROOT, file), text);
  process.stdout.write(`wrote ${file}\n`);
}

await runCommand(main);
