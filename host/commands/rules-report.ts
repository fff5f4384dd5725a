import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { readInForce } from "../knowledge/keeping/read-only.ts";
import { knowledgeToRead, requireObjects } from "./running/knowledge-to-read.ts";
import { showProgress } from "./running/progress.ts";
import { reportOf, reportText } from "./rules-report/report.ts";
import { reportRules } from "./rules-report/run.ts";
import { selectRules } from "./rules-report/select.ts";
import { sourcesOf } from "./rules-report/sources.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Runs the rules in force over messages of the past and tells which would have fired, how often and where.
It reads beside a running service, writes nothing and sends nothing; rules that ask a model find nothing here.

Usage: npm run --silent rules-report                      the training logs in $HARNESS_DATA/training
       npm run --silent rules-report -- <file.jsonl…>     JSON-lines files; - is standard input

A row has a text, or messages (the last user message counts), or the input of a training-log row.

  --rules <id,…>   only these rules, by id or rule_id
  --shadow         only rules on trial: of mode shadow, and drafts
  --excerpts <n>   places told per rule (default 3, at most 100)
  --json           prints the report as data
  --help           this text

HARNESS_KNOWLEDGE and HARNESS_DATA say which knowledge is in force, as for the service.
Exit code: 0 with a report (rows that cannot be read are counted and named), 1 where no row of all could be read, 2 when there is no report.
`;

const OPTIONS = {
  rules: { type: "string" },
  shadow: { type: "boolean", default: false },
  excerpts: { type: "string", default: "3" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const excerpts = excerptsOf(values.excerpts);
  const config = readConfig(process.env);
  const sources = await sourcesOf(positionals, join(config.dataDir, "training"));
  const options = await knowledgeToRead(config);
  await requireObjects(options);
  const knowledge = await readInForce(options);
  const rules = values.rules === undefined ? null : selectRules(knowledge, values.rules);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const progress = showProgress("Reading");
  const tally = await reportRules(sources, {
    knowledge,
    rules,
    shadowOnly: values.shadow,
    excerpts,
    signal: stop.signal,
    onProgress: progress.at,
  }).finally(progress.stop);
  const { revision } = knowledge;
  const report = reportOf(tally, { revision, rules, interrupted: stop.signal.aborted });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  return report.n_broken > 0 && report.n_messages === 0 ? 1 : 0;
}

function excerptsOf(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 100)
    throw new UsageError(`--excerpts is "${text}"; give a whole number from 0 to 100`);
  return number;
}

if (import.meta.main) await runCommand(main);
