import { join } from "node:path";
import { readConfig } from "../../config.ts";
import type { Packs } from "../../contract/packs.ts";
import { openAuditLog } from "../../curation/audit-log.ts";
import { auditedPacks } from "../../curation/audited-packs.ts";
import type { RunLayers } from "../../curation/dry-run.ts";
import { eagerRules } from "../../curation/eager-rules.ts";
import { FolderLocked, lockFolder } from "../../database/folder-lock.ts";
import { composer } from "../../engine/composer/composer.ts";
import { openKnowledge } from "../../knowledge/store.ts";
import { grepLayer } from "../../layers/grep/grep.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { openPacks, recoverPacks } from "../../packs/open.ts";
import { readTrustedKeys } from "../../packs/trust/trusted-keys.ts";
import { readingSteps } from "../../message/whole-reading.ts";
import { reasonOver } from "../../reasoning/reason.ts";
import { systemProblem } from "../../system-error.ts";
import { tryLayers } from "../../try-layers.ts";
import { knowledgeToRead } from "../running/knowledge-to-read.ts";
import { UsageError } from "../running/run-command.ts";

/** Does `work` on the packs of the data folder that the environment names, as the service would. Throws a `UsageError` while a service runs on it. */
export async function onDataFolder<T>(work: (packs: Packs) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const { dataDir, pins, keepGenerations: keep } = config;
  const { roots, hostVersion, stateDir } = await knowledgeToRead(config);
  const keys = await readTrustedKeys(config.trustedKeyFiles);
  using _lock = lock(dataDir);
  const takenBack = await recoverPacks(roots, dataDir);
  await using store = await openKnowledge({
    takenBack,
    roots,
    stateDir,
    warm: [],
    hostVersion,
    pins,
    keepGenerations: keep,
  });
  const packs = openPacks({
    store,
    roots,
    dataDir,
    hostVersion,
    keys,
    pins,
    keep,
    // Of the engines it alone speaks by knowledge.
    engine: config.engine === "composer" ? composer() : null,
    tryRules: (objects) => eagerRules(objects, { before: store.current(), run: rulesAlone() }),
  });
  const audit = openAuditLog(join(dataDir, "audit", "knowledge.jsonl"));
  return await work(auditedPacks(packs, audit));
}

/** The rules on one text, as a chat would run them. */
function rulesAlone(): RunLayers {
  return tryLayers([grepLayer()], {
    fold: foldText,
    read: readingSteps,
    reason: reasonOver,
    // The trace tells it, and the trial ends.
    onLayerError: () => undefined,
  });
}

function lock(dataDir: string): Disposable {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    const problem = systemProblem(error);
    if (problem !== null)
      throw new UsageError(`HARNESS_DATA: ${problem}; name a folder that this user may write to`);
    if (!(error instanceof FolderLocked)) throw error;
    throw new UsageError(
      `${error.message}. To let the running service do it, give its address: --url http://127.0.0.1:8787`,
    );
  }
}
