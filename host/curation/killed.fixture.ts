import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolders, ruleOf, stepOf } from "../knowledge/folders.fixture.ts";
import { parseText } from "../knowledge/text/json-text.ts";
import { promoteAt, startHost, type Started } from "./started-host.fixture.ts";

/** What is left after hosts were killed while they promoted. */
export interface AfterKills {
  readonly acknowledged: number;
  /** Acknowledged objects that a later host did not serve at their version or a higher one. */
  readonly lost: readonly string[];
  /** Files of the local pack and rows of the audit log that are not whole, and temporary files that the last host left lying. */
  readonly half: readonly string[];
  /** What the last host found wrong. */
  readonly problems: number;
}

interface Promoting {
  readonly round: number;
  /** Kills the host a moment after so many promotes were begun. */
  readonly killAfter: number;
}

/** Promotes until the host is gone; which objects it acknowledged, at which version. */
async function promoteUntilKilled(
  { child, url }: Started,
  { round, killAfter }: Promoting,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  for (let n = 0; ; n++) {
    const isAgain = n % 3 === 2;
    const id = isAgain ? `again-${n % 7}` : `new-${round}-${n}`;
    const version = isAgain ? `v${round * 1000 + n + 1}` : "v1";
    if (n === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 40);
    const reply = await promoteAt(
      url,
      stepOf(id, { version, label: `Round ${round}, ${n}` }),
    ).catch(() => null);
    const body = (await reply?.json().catch(() => null)) as { ok?: boolean } | null | undefined;
    if (body === null || body === undefined) return acknowledged;
    if (body.ok !== true) throw new Error(`${id} ${version}: ${JSON.stringify(body)}`);
    acknowledged.set(id, version);
  }
}

const numberOf = (version: string): number => Number(version.slice(1));

const versionAt = async (url: string, id: string): Promise<number> => {
  const reply = await fetch(`${url}/api/knowledge/reasoning_step/${id}`);
  const { version = "v0" } = (await reply.json()) as { version?: string };
  return numberOf(version);
};

/** Starts a host on one data folder `rounds` times, and kills it each time somewhere within `promotes` promotes. */
export async function killWhilePromoting(rounds: number, promotes: number): Promise<AfterKills> {
  await using folders = await makeFolders();
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  const data = await mkdtemp(join(tmpdir(), "killed-"));
  const acknowledged = new Map<string, string>();
  const lost: string[] = [];
  for (let round = 0; round < rounds; round++) {
    await using started = await startHost({ data, knowledge: folders.bundled });
    lost.push(...(await lostOf(acknowledged, started.url)));
    // Once in each part of the work, so that something was acknowledged and something replaced whatever the dice say.
    const killAfter = Math.floor(((round + Math.random()) / rounds) * promotes);
    for (const [id, version] of await promoteUntilKilled(started, { round, killAfter }))
      acknowledged.set(id, version);
  }
  await writeFile(join(data, "knowledge/local/reasoning_step/.new-0.json.1.tmp"), "{");
  await using last = await startHost({ data, knowledge: folders.bundled });
  lost.push(...(await lostOf(acknowledged, last.url)));
  const { n } = (await (await fetch(`${last.url}/api/knowledge/problems`)).json()) as { n: number };
  await last.kill();
  const half = await halfIn(data);
  await rm(data, { recursive: true });
  return { acknowledged: acknowledged.size, lost, half, problems: n };
}

async function lostOf(acknowledged: ReadonlyMap<string, string>, url: string): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, version] of acknowledged)
    if ((await versionAt(url, id)) < numberOf(version)) lost.push(`${id} ${version}`);
  return lost;
}

function isTemporary(path: string): boolean {
  return path.endsWith(".tmp");
}

async function halfIn(data: string): Promise<string[]> {
  const local = join(data, "knowledge/local/reasoning_step");
  const half: string[] = [];
  for (const file of (await readdir(local)).filter((name) => name.endsWith(".json")))
    if (parseText(await readFile(join(local, file))).problems.length > 0) half.push(file);
  for (const folder of ["knowledge", "state", "history"])
    half.push(...(await readdir(join(data, folder), { recursive: true })).filter(isTemporary));
  const rows = await readFile(join(data, "audit/knowledge.jsonl"));
  // The last row may be torn: the next host to write moves it aside.
  for (const row of rows.toString().split("\n").slice(0, -1))
    if (parseText(Buffer.from(row)).problems.length > 0) half.push(row);
  return half;
}
