import { join } from "node:path";
import type { Logger } from "pino";
import { ConfigError, type Config } from "../config.ts";
import type { Packs } from "../contract/packs.ts";
import type { Services } from "../contract/services.ts";
import { openAuditLog } from "../curation/audit-log.ts";
import { auditedPacks } from "../curation/audited-packs.ts";
import type { RunLayers } from "../curation/dry-run.ts";
import { eagerRules } from "../curation/eager-rules.ts";
import { openCuration } from "../curation/open.ts";
import type { Engine } from "../contract/engine.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { openPacks } from "../packs/open.ts";
import type { TrustedKey } from "../packs/trust/signature.ts";
import { readTrustedKeys, UnusableKey } from "../packs/trust/trusted-keys.ts";
import { VERSION } from "../version.ts";

/** The two ways knowledge is written: object by object, and in whole packs. One audit log tells of both. */
export async function openWriting(
  knowledge: KnowledgeStore,
  config: Config,
  { log, run, engine }: { log: Logger; run: RunLayers; engine: Engine | null },
): Promise<Pick<Services, "curation" | "packs">> {
  const { dataDir } = config;
  const audit = openAuditLog(join(dataDir, "audit", "knowledge.jsonl"));
  return {
    curation: openCuration(knowledge, {
      dataDir,
      audit,
      run,
      log: (message, detail) => log.warn({ detail }, message),
    }),
    packs: auditedPacks(await packsOf(config, knowledge, { run, engine }), audit),
  };
}

async function packsOf(
  config: Config,
  store: KnowledgeStore,
  { run, engine }: { run: RunLayers; engine: Engine | null },
): Promise<Packs> {
  return openPacks({
    store,
    roots: config.knowledgeRoots,
    dataDir: config.dataDir,
    hostVersion: VERSION,
    keys: await trustedKeysOf(config),
    pins: config.pins,
    keep: config.keepGenerations,
    engine,
    tryRules: (objects) => eagerRules(objects, { before: store.current(), run }),
  });
}

async function trustedKeysOf({ trustedKeyFiles }: Config): Promise<readonly TrustedKey[]> {
  try {
    return await readTrustedKeys(trustedKeyFiles);
  } catch (error) {
    if (error instanceof UnusableKey)
      throw new ConfigError(`HARNESS_TRUSTED_KEYS: ${error.message}`, { cause: error });
    throw error;
  }
}
