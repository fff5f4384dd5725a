import { ConfigError } from "../config.ts";
import { UnusableKey } from "../packs/trusted-keys.ts";

/** Why a command could not do its work: a sentence that says what to change. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Runs a command and sets its exit code; what was asked wrongly is told in one sentence with exit code 2, and a reader that closed its pipe ends it quietly. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!isUsage(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** Also what `parseArgs` says of an unknown option, and a variable that cannot be used. */
function isUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isOption = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
  const isSetting = error instanceof ConfigError || error instanceof UnusableKey;
  return error instanceof UsageError || isSetting || isOption;
}
