import { ConfigError } from "../../config.ts";
import { UnusableKey } from "../../packs/trust/trusted-keys.ts";
import { systemProblem } from "../../system-error.ts";
import { wipeProgress } from "./progress.ts";

/** Why a command could not do its work: a sentence that says what to change. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Runs a command and sets its exit code; whatever stops it is told in one sentence with exit code 2, and a reader that closed its pipe ends it quietly. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    fail(`standard output: ${reasonOf(error)}`);
    process.exit();
  });
  // Where nobody listens to what went wrong, the exit code still tells.
  process.stderr.on("error", () => undefined);
  try {
    process.exitCode = await main();
  } catch (error) {
    wipeProgress();
    fail(reasonOf(error));
  }
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 2;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTold =
    error instanceof UsageError || error instanceof ConfigError || error instanceof UnusableKey;
  if (isTold) return error.message;
  return optionProblem(error) ?? systemProblem(error) ?? unexpected(error);
}

/** What `parseArgs` says of an option, without its advice on positional arguments. */
function optionProblem(error: Error): string | null {
  const isOption = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
  if (!isOption) return null;
  const [said = ""] = error.message.split(/\. |\n/, 1);
  return `${said}; --help lists what there is`;
}

/** A fault of ours: where it was noticed is told, so that it can be mended. */
function unexpected({ name, message, stack = "" }: Error): string {
  const place = /\(?(?:file:\/\/)?([^\s(]+:\d+):\d+\)?$/m.exec(stack)?.[1] ?? "unknown place";
  return `This command failed unexpectedly at ${place}: ${name}: ${message}`;
}
