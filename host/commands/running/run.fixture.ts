import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "../../..");
/** As npm runs the commands. */
const PREPARED = ["--import", pathToFileURL(join(ROOT, "host/prepared.js")).href];

/** What a command told. */
export interface Told {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Largest file it may write, in KiB: beyond it the system refuses, as a full disk does. */
  readonly largestFile?: number;
  /** Where standard output goes instead of being told. */
  readonly into?: string;
  /** Standard input stays open, and it is interrupted once this resolves. */
  readonly interruptAfter?: () => Promise<unknown>;
}

/** Runs a script of the repository in a process of its own until it ends. */
export async function runScript(
  script: string,
  args: readonly string[],
  { env = {}, input = "", largestFile, into, interruptAfter }: RunOptions = {},
): Promise<Told> {
  const limit = largestFile === undefined ? "" : `ulimit -f ${largestFile * 2}; `;
  const redirect = into === undefined ? "" : ` >${into}`;
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      `${limit}exec "$0" "$@"${redirect}`,
      process.execPath,
      ...(script.endsWith(".ts") ? PREPARED : []),
      join(ROOT, script),
      ...args,
    ],
    { cwd: ROOT, env: { PATH: process.env["PATH"], ...env } },
  );
  child.stdin.on("error", () => undefined);
  if (interruptAfter === undefined) child.stdin.end(input);
  else {
    child.stdin.write(input);
    void interruptAfter().finally(() => child.kill("SIGINT"));
  }
  const [code, stdout, stderr] = await Promise.all([
    new Promise<number | null>((resolve) => child.once("close", resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
