import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { shownPath } from "../knowledge/place.ts";
import { helpText, reportText } from "./check/report.ts";
import { runCheck } from "./check/run.ts";
import { showProgress } from "./running/progress.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

/** `npm run check`: its exit code, 0 without errors and 1 with some. Throws a `UsageError` where it could not check. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fix: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(helpText());
    return 0;
  }
  for (const path of positionals) await requirePath(path);
  const progress = showProgress("Checking");
  const run = await runCheck(positionals, { ...values, onProgress: progress.at });
  progress.stop();
  if (run.n_objects + run.n_packs + run.problems.length === 0)
    throw new UsageError(
      `${positionals.join(", ") || "knowledge"}: no knowledge there; name a root of packs, a pack, a leaf folder or an object's file`,
    );
  process.stdout.write(values.json ? `${JSON.stringify(run, null, 2)}\n` : reportText(run));
  return run.errors > 0 ? 1 : 0;
}

async function requirePath(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`${shownPath(path)}: no such file or folder`);
  if (!found.isFile() && !found.isDirectory())
    throw new UsageError(`${shownPath(path)}: neither a file nor a folder`);
}

if (import.meta.main) await runCommand(main);
