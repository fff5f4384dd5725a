import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { jsonText, makeFolders, packOf, ruleOf, stepOf } from "../../knowledge/folders.fixture.ts";
import { openPackHost } from "../packs.fixture.ts";
import { rawZip } from "../archives/raw-zip.fixture.ts";

const LOOP = join(import.meta.dirname, "install-loop.fixture.ts");
const PACKS = ["guest", "visitor"];
/** Of each pack. */
const OBJECTS = 10;
/** Each starts a process; more of them were run by hand. */
const ROUNDS = 3;

/** Two packs whose every object says which version it belongs to. */
function versioned(version: string): Buffer {
  const ids = Array.from({ length: OBJECTS }, (_, at) => `step-${at}`);
  return rawZip(
    PACKS.flatMap((pack) => [
      { name: `${pack}/pack.json`, data: jsonText(packOf(pack, version)) },
      ...ids.map((id) => ({
        name: `${pack}/reasoning_step/${pack}-${id}.json`,
        data: jsonText(stepOf(`${pack}-${id}`, { label: version })),
      })),
    ]),
  );
}

test("a process killed while it installs leaves one version of both packs whole, and nothing beside it", async () => {
  await using folders = await makeFolders();
  const zips = ["1.0.0", "2.0.0"].map(
    (version) => [join(folders.path, `${version}.zip`), versioned(version)] as const,
  );
  for (const [path, bytes] of zips) await writeFile(path, bytes);
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = spawn(process.execPath, [LOOP, folders.path, ...zips.map(([path]) => path)]);
    await once(child.stdout, "data");
    await delay(Math.random() * 80);
    child.kill("SIGKILL");
    await once(child, "close");
    await using on = await openPackHost({}, folders);
    const steps = on.store.current().listed("reasoning_step");
    expect(steps).toHaveLength(PACKS.length * OBJECTS);
    expect(new Set(steps.map(({ content }) => content.label)).size).toBe(1);
    expect(on.store.problems()).toEqual([]);
    const left = await readdir(join(on.dataDir, "packs"));
    expect(left.filter((name) => name !== "kept")).toEqual([]);
  }
});

test("rules of an import that a killed process had not settled go at the next start, and are no loss", async () => {
  await using folders = await makeFolders();
  const ids = Array.from({ length: 24 }, (_, at) => `rule-${at}`);
  const zip = rawZip([
    { name: "pack.json", data: jsonText(packOf("guest")) },
    ...ids.map((id) => ({
      name: `grep_rule/${id}.json`,
      data: jsonText(ruleOf(id, id.replace("-", ""))),
    })),
  ]);
  {
    await using on = await openPackHost({}, folders);
    await on.packs.install(zip);
    expect(on.store.current().all("grep_rule")).toHaveLength(24);
    const home = join(on.dataDir, "packs");
    for (const name of ["new", "old"])
      await mkdir(join(home, "staging-1", name), { recursive: true });
    const journal = { id: "staging-1", put: ["guest"], remove: [] };
    await writeFile(join(home, "swap.json"), JSON.stringify(journal));
  }
  await using on = await openPackHost({}, folders);
  expect(on.store.current().all("grep_rule")).toEqual([]);
  expect(on.store.problems()).toEqual([]);
});
