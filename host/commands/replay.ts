import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { openOfflineJudge } from "../judge-offline.ts";
import { readKey } from "../decisions/log.ts";
import { textDigest, verdictDigest } from "../decisions/row.ts";
import { VERSION } from "../version.ts";
import { knowledgeAt } from "./replay/knowledge.ts";
import { findDecision } from "./replay/rows.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Makes a decision of the classifier again and says whether it comes out the same, byte for byte.

Usage: npm run --silent replay -- <decision_id> < text

The text is read from standard input and held against the decision's row, which keeps no text.
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
  const { dataDir, knowledgeRoots, pins } = readConfig(process.env);
  const folder = join(dataDir, "decisions");
  const row = await findDecision(folder, id);
  const key = readKey(folder);
  if (row === null || key === null) throw new UsageError(`There is no decision ${id} in ${folder}`);
  const said = await text(process.stdin);
  if (row.own_items)
    throw new UsageError(
      "It rests on rules or items that came with the request, which are not kept",
    );
  if (textDigest(key, said) !== row.text_hmac)
    throw new UsageError("This is not the text of that decision, to the last character");
  const stateDir = join(dataDir, "state");
  const options = { roots: knowledgeRoots, stateDir, hostVersion: VERSION, pins };
  const knowledge = await knowledgeAt(row.revision, options);
  if (knowledge === null)
    throw new UsageError(`The knowledge of revision ${row.revision} is not kept any more`);
  const judge = await openOfflineJudge(knowledge, [TOOLS]);
  const { verdict } = await judge(said);
  const isSame = verdictDigest(verdict) === row.verdict_sha256;
  process.stdout.write(
    `${isSame ? "The same verdict" : "Another verdict"}, at revision ${row.revision}:\n`,
  );
  process.stdout.write(`${JSON.stringify(verdict, null, 2)}\n`);
  return isSame ? 0 : 1;
}

await runCommand(main);
