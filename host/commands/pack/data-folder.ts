import { join } from "node:path";
import { readConfig } from "../../config.ts";
import type { Packs } from "../../contract/packs.ts";
import { FolderLocked, lockFolder } from "../../database/folder-lock.ts";
import { openKnowledge } from "../../knowledge/store.ts";
import { openPacks, recoverPacks } from "../../packs/open.ts";
import { readTrustedKeys } from "../../packs/trusted-keys.ts";
import { VERSION } from "../../version.ts";
import { UsageError } from "../run-command.ts";

/** Does `work` on the packs of the data folder that the environment names, as the service would. Throws a `UsageError` while a service runs on it. */
export async function onDataFolder<T>(work: (packs: Packs) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const { dataDir, knowledgeRoots: roots, pins, keepGenerations: keep } = config;
  const keys = await readTrustedKeys(config.trustedKeyFiles);
  using _lock = lock(dataDir);
  await recoverPacks(roots, dataDir);
  await using store = await openKnowledge({
    roots,
    stateDir: join(dataDir, "state"),
    warm: [],
    hostVersion: VERSION,
    pins,
    keepGenerations: keep,
  });
  return await work(openPacks({ store, roots, dataDir, hostVersion: VERSION, keys, pins, keep }));
}

function lock(dataDir: string): Disposable {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderLocked)) throw error;
    throw new UsageError(
      `${error.message}. To let the running service do it, give its address: --url http://127.0.0.1:8787`,
    );
  }
}
