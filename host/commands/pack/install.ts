import { readFile } from "node:fs/promises";
import type { Installed, InstalledPack, ListedPack, PackRefusal } from "../../contract/packs.ts";
import { sizeOfInput } from "../running/files-named.ts";
import { onDataFolder } from "./data-folder.ts";
import { onService } from "./service.ts";
import { PackRefused } from "./source.ts";

export interface Where {
  /** The address of a running service; the data folder when absent. */
  readonly url: string | undefined;
}

/** Puts the packs of a ZIP into force; gives what it tells. Throws `PackRefused`. */
export async function installPacks(
  zip: string,
  { url, downgrade }: Where & { downgrade: boolean },
): Promise<string> {
  await sizeOfInput(zip);
  const bytes = await readFile(zip);
  const done = await (url === undefined
    ? onDataFolder((packs) => packs.install(bytes, { downgrade }))
    : onService(url).install(bytes, { downgrade }));
  return toldOf(done, zip);
}

/** Puts a pack (`name` or `name@version`) back; gives what it tells. Throws `PackRefused`. */
export async function rollbackPack(wanted: string, { url }: Where): Promise<string> {
  const [pack = "", version] = wanted.split("@");
  const done = await (url === undefined
    ? onDataFolder((packs) => packs.rollback(pack, version))
    : onService(url).rollback(pack, version));
  return toldOf(done, wanted);
}

/** Lists the packs in force, one line each, or as JSON. */
export async function listPacks({ url, json }: Where & { json: boolean }): Promise<string> {
  const packs = await (url === undefined
    ? onDataFolder((local) => local.list())
    : onService(url).list());
  return json ? `${JSON.stringify(packs, null, 2)}\n` : packs.map(lineOf).join("");
}

function toldOf(done: Installed | PackRefusal, source: string): string {
  if (done.refused !== undefined) {
    const message = done.refused === "NOT_FOUND" ? `There is no ${done.detail}` : done.detail;
    const whole = [{ file: "", path: "", message }];
    throw new PackRefused(source, done.problems.length > 0 ? done.problems : whole);
  }
  const warnings = done.warnings.map(
    ({ file, path, message }) => `${[file, path, message].filter(Boolean).join("  ")} (warning)\n`,
  );
  const packs = done.packs.map(
    ({ pack, version, state }) => `${pack} ${version} ${STATES[state]}\n`,
  );
  return [...warnings, ...packs, `knowledge in force: revision ${done.revision}\n`].join("");
}

const STATES: Readonly<Record<InstalledPack["state"], string>> = {
  installed: "is in force now",
  unchanged: "was in force already",
  withdrawn: "came with the service and is in force again",
};

function lineOf({ pack, version, n_objects, from, signed, pinned, kept }: ListedPack): string {
  const notes = [
    `${n_objects} objects`,
    from,
    ...(signed ? ["signed"] : []),
    ...(pinned === null ? [] : [`pinned at ${pinned}`]),
    ...(kept.length > 0 ? [`can go back to ${kept.join(", ")}`] : []),
  ];
  return `${pack} ${version}: ${notes.join(", ")}\n`;
}
