import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openKnowledge } from "../../knowledge/store.ts";
import { openPacks, recoverPacks } from "../open.ts";

// Run as a process of its own, to be killed: installs the ZIPs given, one after the other, for ever, and tells each that is in force.
const [path = "", ...zips] = process.argv.slice(2);
const dataDir = join(path, "data");
const roots = [join(path, "bundled"), join(dataDir, "knowledge")];
const takenBack = await recoverPacks(roots, dataDir);
const store = await openKnowledge({
  takenBack,
  roots,
  stateDir: join(dataDir, "state"),
  warm: [],
  hostVersion: "0.5.0",
});
const packs = openPacks({
  store,
  roots,
  dataDir,
  hostVersion: "0.5.0",
  keys: [],
  pins: new Map(),
  keep: 5,
  engine: null,
  tryRules: () => Promise.resolve([]),
});
for (let turn = 0; ; turn += 1) {
  const done = await packs.install(await readFile(zips[turn % zips.length] ?? ""), {
    downgrade: true,
  });
  process.stdout.write(`${done.refused ?? done.packs[0]?.version}\n`);
}
