import { join } from "node:path";
import type { Config } from "../../config.ts";
import { nameRoots, shownPath } from "../../knowledge/place.ts";
import { isFolder, type ReadOptions } from "../../knowledge/keeping/read-only.ts";
import { walkRoots } from "../../knowledge/looking/walk.ts";
import { VERSION } from "../../version.ts";
import { UsageError } from "./run-command.ts";

/** Where a command reads the knowledge that the service has in force. Throws a `UsageError` where a root that was named is no folder: what is judged without it looks harmless. */
export async function knowledgeToRead({
  dataDir,
  knowledgeRoots: roots,
  pins,
}: Pick<Config, "dataDir" | "knowledgeRoots" | "pins">): Promise<ReadOptions> {
  for (const root of roots.slice(0, -1))
    if (!(await isFolder(root)))
      throw new UsageError(
        `HARNESS_KNOWLEDGE: ${shownPath(root)} is no folder; name roots of packs, or unset it for the bundled ones`,
      );
  return { roots, stateDir: join(dataDir, "state"), hostVersion: VERSION, pins };
}

/** Throws a `UsageError` where the roots hold no object at all. */
export async function requireObjects({ roots }: ReadOptions): Promise<void> {
  const there = await Promise.all(roots.map(isFolder));
  const { places } = await walkRoots(nameRoots(roots.filter((_, index) => there[index])));
  if (places.length === 0)
    throw new UsageError(
      `HARNESS_KNOWLEDGE: no knowledge object lies in ${roots.map(shownPath).join(", ")}; name roots of packs (<root>/<pack>/<leaf>/<id>.json)`,
    );
}
