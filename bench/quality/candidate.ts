import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSource } from "../../host/commands/pack/source.ts";
import { UsageError } from "../../host/commands/running/run-command.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { isInForce } from "../../host/knowledge/snapshot.ts";
import type { PackContent } from "../../host/packs/archives/pack-content.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { knowledgeOf } from "./judged.ts";

/** What would be in force with a pack over the bundled ones, in place of one of its name: from a ZIP, a pack's folder, or a bundled pack's name. Throws `PackRefused` where the pack is bad, and a `UsageError` where there is none. */
export async function candidateOf(source: string, bundled: string): Promise<Snapshot> {
  const packs = await readSource(source);
  const folder = await mkdtemp(join(tmpdir(), "candidate-"));
  const [kept, over] = [join(folder, "bundled"), join(folder, "over")];
  try {
    const replaced = new Set(packs.map(({ pack }) => pack.name));
    for (const entry of await readdir(bundled, { withFileTypes: true }))
      if (entry.isDirectory() && !replaced.has(entry.name))
        cpSync(join(bundled, entry.name), join(kept, entry.name), { recursive: true });
    for (const pack of packs) await layOut(pack, over);
    const knowledge = await knowledgeOf([kept, over]);
    refuseWhereLeftOut(packs, knowledge);
    return knowledge;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is checked of all packs together may keep an object out of force; then the figures would be of something else. */
function refuseWhereLeftOut(packs: readonly PackContent[], knowledge: Snapshot): void {
  const out = packs.flatMap(({ pack, objects }) =>
    objects
      .filter(({ object, leaf, id }) => isInForce(object) && !isThere(knowledge, leaf, id))
      .map(({ leaf, id }) => `${pack.name}/${leaf}/${id}`),
  );
  if (out.length > 0)
    throw new UsageError(
      `not in force beside the bundled packs: ${out.slice(0, 5).join(", ")}${out.length > 5 ? ` and ${out.length - 5} more` : ""}; npm run check tells why`,
    );
}

function isThere(knowledge: Snapshot, leaf: Leaf, id: string): boolean {
  return knowledge.get(leaf, id) !== undefined;
}

async function layOut({ pack, packText, objects }: PackContent, root: string): Promise<void> {
  const folder = join(root, pack.name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "pack.json"), packText);
  for (const { leaf, id, bytes } of objects) {
    const file = join(folder, leaf, `${id}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes());
  }
}
