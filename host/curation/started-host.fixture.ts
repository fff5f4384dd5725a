import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A host in a process of its own. */
export interface Started extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly url: string;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly data: string;
  readonly knowledge: string;
  /** Largest file it may write, in KiB: beyond it the system refuses, as a full disk does. */
  readonly largestFile?: number;
}

/** Starts a host and waits until it answers; rejects with what it said when it ends before. */
export async function startHost({ data, knowledge, largestFile }: StartOptions): Promise<Started> {
  const limit = largestFile === undefined ? "" : `ulimit -f ${largestFile * 2}; `;
  const child = spawn("/bin/sh", ["-c", `${limit}exec "$0" host/main.js`, process.execPath], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PORT: "0",
      HARNESS_DATA: data,
      HARNESS_KNOWLEDGE: knowledge,
      LOG_LEVEL: "info",
    },
  });
  let told = "";
  child.stderr.on("data", (chunk) => (told += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      told += String(chunk);
      const found = /answers on (http:\S+?)"/.exec(told)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => reject(new Error(`the host ended: ${told.slice(-2000)}`)));
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { child, url, kill, [Symbol.asyncDispose]: kill };
}

/** Promotes an object there. */
export function promoteAt(url: string, body: object): Promise<Response> {
  return fetch(`${url}/api/knowledge/promote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
