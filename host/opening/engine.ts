import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Engine } from "../contract/engine.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { countFailures, type Counted } from "../engine/counted.ts";
import { openEngine, type EngineSettings } from "../engine/open.ts";
import { logState } from "../engine/state-log.ts";

/** The engine that the configuration names, its failures counted; null for `none`. Throws a sentence for operators when a setting is missing. */
export async function openEngineOf(
  config: Config,
  { log, inForce }: { readonly log: Logger; readonly inForce: () => Snapshot },
): Promise<{ engine: Engine | null; engineFailures: Counted["failures"] }> {
  const engine = await openEngine({ ...engineSettings(config), onState: logState(log) }, inForce);
  if (engine === null) return { engine, engineFailures: new Map() };
  const { engine: counted, failures } = countFailures(engine);
  return { engine: counted, engineFailures: failures };
}

function engineSettings({ engine, model, openai, hubToken, dataDir }: Config): EngineSettings {
  return {
    kind: engine,
    modelFolder: join(dataDir, "models"),
    openaiUrl: openai.url,
    openaiKey: openai.key,
    openaiModel: openai.model,
    ...(model !== null && { model }),
    ...(hubToken !== null && { hubToken }),
  };
}
