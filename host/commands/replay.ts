import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../config.ts";
import type { Verdict } from "../contract/classifier.ts";
import { DamagedKey, readKey } from "../decisions/key.ts";
import { textDigest, verdictDigest, type DecisionRow } from "../decisions/row.ts";
import { openOfflineJudge } from "../judge-offline.ts";
import { knowledgeToRead } from "./running/knowledge-to-read.ts";
import { saysTheSame } from "./replay/compare.ts";
import { knowledgeAt } from "./replay/knowledge.ts";
import { findAnonymized, findDecision } from "./replay/rows.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Makes a decision of the classifier again and says whether it comes out the same, byte for byte.

Usage: npm run --silent replay -- <decision_id> < text

The text is read from standard input and held against the decision's row, which keeps no text.
One newline at its end is passed over where the decision's text had none.
Without a text it takes the anonymized one of the training log, and says so: then the
dimensions, who speaks, what to do and whom to turn to are compared, not every letter.
Decisions are kept as long as HARNESS_RETENTION_DAYS says.
The knowledge of the decision must be in force, or kept as a generation (HARNESS_KEEP_GENERATIONS).

  --help   this text

HARNESS_KNOWLEDGE and HARNESS_DATA say where to look, as for the service.
Exit code: 0 when the verdict is the same, 1 when it is another, 2 when it cannot be told.
`;

const TOOLS = join(import.meta.dirname, "../../tools");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [id] = positionals;
  if (id === undefined || positionals.length > 1)
    throw new UsageError("Name one decision_id; see --help");
  const config = readConfig(process.env);
  const row = await decisionOf(id, config);
  const said = process.stdin.isTTY ? "" : await text(process.stdin);
  return said === "" ? replayAnonymized(row, config) : replay(row, said, config);
}

/** Refuses what cannot be made again. */
async function decisionOf(id: string, config: Config): Promise<DecisionRow> {
  const folder = decisionsOf(config);
  const row = await findDecision(folder, id);
  if (row === null)
    throw new UsageError(
      `There is no decision ${id} in ${folder}; rows older than ${config.retentionDays} days (HARNESS_RETENTION_DAYS) are removed`,
    );
  if (row.own_items)
    throw new UsageError(
      "It rests on rules or items that came with the request, which are not kept",
    );
  return row;
}

function decisionsOf({ dataDir }: Config): string {
  return join(dataDir, "decisions");
}

async function replay(row: DecisionRow, said: string, config: Config): Promise<number> {
  const key = keyOf(config);
  if (key === null) throw new UsageError(`There is no key in ${decisionsOf(config)}`);
  // Editors and echo end a file with a newline that was not in the request.
  const words = [said, said.replace(/\r?\n$/, "")].find(
    (each) => textDigest(key, each) === row.text_hmac,
  );
  if (words === undefined)
    throw new UsageError(
      "This is not the text of that decision, to the last character (one newline at the end is passed over)",
    );
  const verdict = await judged(words, row, config);
  const isSame = verdictDigest(verdict) === row.verdict_sha256;
  return told(verdict, isSame, `at revision ${row.revision}`);
}

function keyOf(config: Config): ReturnType<typeof readKey> {
  try {
    return readKey(decisionsOf(config));
  } catch (error) {
    throw error instanceof DamagedKey ? new UsageError(error.message) : error;
  }
}

/** Replays what the training log kept of the text. */
async function replayAnonymized(row: DecisionRow, config: Config): Promise<number> {
  const logged = await findAnonymized(join(config.dataDir, "training"), row.decision_id);
  if (logged === null || typeof logged.input !== "string")
    throw new UsageError(
      "No text came on standard input, and its anonymized row is not kept (see HARNESS_RETENTION_DAYS): give the text",
    );
  const verdict = await judged(logged.input, row, config);
  const isSame = saysTheSame(verdict, logged.output);
  return told(
    verdict,
    isSame,
    `on the anonymized text of the training log, as no text was given, at revision ${row.revision}`,
  );
}

async function judged(said: string, { revision }: DecisionRow, config: Config): Promise<Verdict> {
  const knowledge = await knowledgeAt(revision, await knowledgeToRead(config));
  if (knowledge === null)
    throw new UsageError(`The knowledge of revision ${revision} is not kept any more`);
  const judge = await openOfflineJudge(knowledge, [TOOLS]);
  return (await judge(said)).verdict;
}

function told(verdict: Verdict, isSame: boolean, how: string): number {
  process.stdout.write(`${isSame ? "The same verdict" : "Another verdict"}, ${how}:\n`);
  process.stdout.write(`${JSON.stringify(verdict, null, 2)}\n`);
  return isSame ? 0 : 1;
}

await runCommand(main);
