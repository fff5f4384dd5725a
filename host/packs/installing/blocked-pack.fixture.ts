import { chmod, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { jsonText, makeFolders, packOf, stepOf } from "../../knowledge/folders.fixture.ts";
import { openPackHost, type PackHost } from "../packs.fixture.ts";
import { rawZip } from "../archives/raw-zip.fixture.ts";

// Run as a process of its own that may not write everywhere: installs two packs, blocks the folder of the second, installs both again, and tells what came of it.
const NAMES = ["aa", "bb"];

const zipOf = (version: string): Buffer =>
  rawZip(
    NAMES.flatMap((name) => [
      { name: `${name}/pack.json`, data: jsonText(packOf(name, version)) },
      {
        name: `${name}/reasoning_step/${name}-step.json`,
        data: jsonText(stepOf(`${name}-step`, { label: version })),
      },
    ]),
  );

const told = (on: PackHost): string[] =>
  on.store
    .current()
    .packs.filter(({ name }) => NAMES.includes(name))
    .map(({ name, version }) => `${name}@${version}`);

async function onDisk(on: PackHost): Promise<string[]> {
  const texts = NAMES.map((name) => readFile(join(on.folders.written, name, "pack.json"), "utf8"));
  return (await Promise.all(texts)).map(
    (text) => (JSON.parse(text) as { version: string }).version,
  );
}

async function leftIn(on: PackHost): Promise<string[]> {
  const left = await readdir(join(on.dataDir, "packs"), { recursive: true });
  return left.filter((name) => /\.json|staging|\.zip/.test(name)).toSorted();
}

// Whoever may do everything is kept out by no mode.
if (process.getuid?.() === 0) {
  process.setgid?.(65_534);
  process.setuid?.(65_534);
}
await using folders = await makeFolders();
await using on = await openPackHost({}, folders);
await on.packs.install(zipOf("1.0.0"));
await chmod(join(folders.written, "bb"), 0o555);
const outcome = await on.packs.install(zipOf("2.0.0"));
await on.store.rescan();
const blocked = { inForce: told(on), onDisk: await onDisk(on), left: await leftIn(on) };
await chmod(join(folders.written, "bb"), 0o755);
const again = await on.packs.install(zipOf("2.0.0"));
const cured = { refused: again.refused, inForce: told(on), onDisk: await onDisk(on) };
process.stdout.write(JSON.stringify({ outcome, blocked, cured }));
