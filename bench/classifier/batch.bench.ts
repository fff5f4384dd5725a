import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BenchRow } from "../row.ts";
import { shortTexts } from "./short-texts.ts";

const ROOT = join(import.meta.dirname, "../..");
const LINES = 200_000;
const EVERY_MS = 250;
const MB = 1024 * 1024;

/** What `npm run classify` does in a second, from its first verdict to its last, and whether it holds more the longer it runs. No two texts are the same. */
export async function run(): Promise<BenchRow[]> {
  const dir = await mkdtemp(join(tmpdir(), "bench-batch-"));
  try {
    const input = join(dir, "texts.jsonl");
    await writeTexts(input);
    const samples = await classify(input, dir);
    const written = (await readFile(join(dir, "verdicts.jsonl"), "utf8")).split("\n").length - 1;
    return rowsOf(samples, written);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** What was seen of the command at one moment. */
interface Sample {
  /** Milliseconds since it began. */
  readonly at: number;
  /** Bytes of the result. */
  readonly bytes: number;
  /** Resident bytes of the command, all threads. */
  readonly resident: number;
  /** Milliseconds of CPU it has used, all threads. */
  readonly cpu: number;
}

async function writeTexts(file: string): Promise<void> {
  const texts = await shortTexts();
  const out = createWriteStream(file);
  for (let n = 0; n < LINES; n++) {
    const line = JSON.stringify({ id: n, text: `${texts[n % texts.length]} ${n}` });
    if (!out.write(`${line}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "close");
}

async function classify(input: string, dir: string): Promise<readonly Sample[]> {
  const output = join(dir, "verdicts.jsonl");
  const began = performance.now();
  const child = spawn(process.execPath, ["host/commands/classify.ts", input, "--out", output], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"], HARNESS_DATA: join(dir, "data") },
  });
  const gone = once(child, "exit");
  const samples: Sample[] = [];
  while (child.exitCode === null) {
    await Promise.race([gone, delay(EVERY_MS)]);
    const bytes = await stat(output).then(
      ({ size }) => size,
      () => 0,
    );
    const resident = await residentOf(child.pid ?? 0);
    const cpu = await cpuOf(child.pid ?? 0);
    samples.push({ at: performance.now() - began, bytes, resident, cpu });
  }
  if (child.exitCode !== 0) throw new Error(`classify ended with ${child.exitCode}`);
  return samples;
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** From the kernel, which counts in hundredths of a second. */
async function cpuOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = line.slice(line.lastIndexOf(")")).split(" ").slice(12, 14);
  return (Number(user ?? 0) + Number(system ?? 0)) * 10;
}

function rowsOf(samples: readonly Sample[], written: number): BenchRow[] {
  const first = samples.find(({ bytes }) => bytes > 0);
  const last = samples.at(-1);
  if (first === undefined || last === undefined) throw new Error("there was nothing to see");
  const running = samples.filter(({ bytes, resident }) => bytes > 0 && resident > 0);
  const early = mostResident(running, last.bytes * 0.2, last.bytes * 0.4);
  const late = mostResident(running, last.bytes * 0.8, last.bytes);
  const end = running.at(-1) ?? first;
  const cpu = ((end.cpu - first.cpu) * last.bytes) / (end.bytes - first.bytes) / written;
  const share = (last.bytes - first.bytes) / last.bytes;
  const perSecond = (written * share * 1000) / (last.at - first.at);
  return [
    {
      name: "classify: texts a second",
      value: perSecond,
      unit: "/s",
      target: 5000,
      ok: perSecond >= 5000,
    },
    {
      name: "classify: CPU a text, on two cores at that rate",
      value: cpu,
      unit: "ms",
      target: 0.4,
      ok: cpu <= 0.4,
    },
    {
      name: "classify: verdicts of 200,000 texts",
      value: written,
      unit: "rows",
      target: LINES,
      ok: written === LINES,
    },
    { name: "classify: until the first verdict", value: first.at / 1000, unit: "s" },
    { name: "classify: resident memory", value: late / MB, unit: "MB" },
    {
      name: "classify: memory at the last fifth against the second",
      value: late / early,
      unit: "×",
      target: 1.1,
      ok: late <= early * 1.1,
    },
  ];
}

function mostResident(samples: readonly Sample[], from: number, to: number): number {
  const between = samples.filter(({ bytes }) => bytes >= from && bytes <= to);
  return Math.max(...between.map(({ resident }) => resident));
}
