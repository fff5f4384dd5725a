import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { answers, freePort } from "../own-host.ts";
import type { LoadOrder, LoadResult } from "./load.ts";

const ROOT = join(import.meta.dirname, "../..");
const REPORT = join(import.meta.dirname, "report-cpu.ts");

/** A server that does not end by itself in so long is stuck. */
const STUCK_MS = 10_000;

/** A server in a process of its own. */
export interface MeasuredServer extends AsyncDisposable {
  readonly port: number;
  /** Microseconds of CPU it has used so far, with all its threads. */
  cpu(): Promise<number>;
}

/** What a load cost. */
export interface Cost {
  readonly perSecond: number;
  /** Milliseconds of the server's CPU a request. */
  readonly cpu: number;
  /** Milliseconds that 99 of 100 requests stay under. */
  readonly p99: number;
  readonly failed: number;
  /** Bytes of an answer with its head, on average. */
  readonly bytes: number;
}

/** Starts a script that listens on PORT and waits until /healthz answers. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(join(ROOT, script), {
    cwd: ROOT,
    execArgv: [...flags, "--import", REPORT],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: process.env["PATH"] ?? "", PORT: String(port), LOG_LEVEL: "silent", ...env },
  });
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) await delay(20);
  return {
    port,
    async cpu() {
      const told = once(child, "message");
      child.send("cpu");
      return Number((await told)[0]);
    },
    async [Symbol.asyncDispose]() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([gone, delay(STUCK_MS)]);
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Sends a load from another process and says what it cost. */
export async function measureLoad(
  server: MeasuredServer,
  order: Omit<LoadOrder, "port">,
): Promise<Cost> {
  const load: ChildProcess = fork(join(import.meta.dirname, "load.ts"));
  const before = await server.cpu();
  load.send({ ...order, port: server.port });
  const result = await resultOf(load);
  const used = (await server.cpu()) - before;
  const { times, failed, bytes, elapsed_ms } = result;
  const sorted = Float64Array.from(times).toSorted();
  return {
    perSecond: (times.length / elapsed_ms) * 1000,
    cpu: used / 1000 / times.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    failed,
    bytes: bytes / times.length,
  };
}

function resultOf(load: ChildProcess): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    load.once("message", (result: LoadResult) => resolve(result));
    load.once("exit", () => reject(new Error("the load ended before it told what came of it")));
  });
}
