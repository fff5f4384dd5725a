import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolders, ruleOf, stepOf, type Folders } from "../knowledge/folders.fixture.ts";
import { promoteAt, startHost } from "./started-host.fixture.ts";

async function withRule(): Promise<Folders> {
  const folders = await makeFolders();
  await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
  return folders;
}

/** Starting a host takes its time on a busy machine. */
const LONG = 120_000;

const labelAt = async (url: string, id: string): Promise<string | undefined> => {
  const reply = await fetch(`${url}/api/knowledge/reasoning_step/${id}`);
  const { content } = (await reply.json()) as { content?: { label: string } };
  return content?.label.slice(0, 20);
};

test(
  "a disk that takes no more is 507, changes nothing, and the service goes on",
  async () => {
    await using folders = await withRule();
    const data = join(folders.path, "full");
    await using host = await startHost({ data, knowledge: folders.bundled, largestFile: 256 });
    expect((await promoteAt(host.url, stepOf("one", { label: "Small" }))).status).toBe(200);
    const large = stepOf("one", { version: "v2", label: "x".repeat(400_000) });
    const full = await promoteAt(host.url, large);
    expect(full.status).toBe(507);
    expect(await full.json()).toEqual({ detail: expect.stringContaining("EFBIG") });
    expect(await labelAt(host.url, "one")).toBe("Small");
    const after = await promoteAt(host.url, stepOf("one", { version: "v2", label: "Still small" }));
    expect(after.status).toBe(200);
    expect(await labelAt(host.url, "one")).toBe("Still small");
    await host.kill();
    expect(await readdir(join(data, "knowledge/local/reasoning_step"))).toEqual(["one.json"]);
    const rows = (await readFile(join(data, "audit/knowledge.jsonl"), "utf8"))
      .trimEnd()
      .split("\n");
    const actions = rows.map((row) => (JSON.parse(row) as { action: string }).action);
    expect(actions).toEqual(["promote", "promote", "promote_failed", "promote"]);
  },
  LONG,
);

test(
  "a data folder that cannot be written is 503 with the reason, and the service goes on",
  async () => {
    await using folders = await withRule();
    const data = join(folders.path, "blocked");
    await using host = await startHost({ data, knowledge: folders.bundled });
    const way = join(data, "knowledge/local");
    await writeFile(way, "a file in the way of the folder");
    const refused = await promoteAt(host.url, stepOf("one"));
    expect(refused.status).toBe(503);
    expect(await labelAt(host.url, "one")).toBeUndefined();
    await rm(way);
    const history = join(data, "history");
    await writeFile(history, "a file in the way of the history");
    expect((await promoteAt(host.url, stepOf("one"))).status).toBe(503);
    const asked = await fetch(`${host.url}/api/knowledge/grep_rule/fee-asked/history`);
    expect(asked.status).toBe(503);
    expect(await asked.json()).toEqual({ detail: expect.stringContaining("ENOTDIR") });
    await rm(history);
    expect((await promoteAt(host.url, stepOf("one"))).status).toBe(200);
    await host.kill();
  },
  LONG,
);

test(
  "a second host on the same data folder says who holds it and ends; a killed one holds nobody up",
  async () => {
    await using folders = await withRule();
    const options = { data: join(folders.path, "shared"), knowledge: folders.bundled };
    await using first = await startHost(options);
    await expect(startHost(options)).rejects.toThrow(
      new RegExp(`HARNESS_DATA: .* is in use by the process ${first.child.pid}`),
    );
    await first.kill();
    await using next = await startHost(options);
    expect((await promoteAt(next.url, stepOf("one"))).status).toBe(200);
  },
  LONG,
);
