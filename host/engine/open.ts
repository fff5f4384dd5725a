import type { Engine } from "../contract/engine.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { TellState } from "./state-log.ts";

/** Which engine, and what it needs; read from the environment by the host. */
export interface EngineSettings {
  readonly kind: "composer" | "llama" | "openai" | "none";
  /** llama: a GGUF file, or an `hf:` address. */
  readonly model?: string;
  /** llama: where downloaded models are kept. */
  readonly modelFolder?: string;
  /** llama: model-hub token for a gated download. */
  readonly hubToken?: string;
  readonly openaiUrl?: string;
  readonly openaiKey?: string;
  readonly openaiModel?: string;
  /** Is told when a model that may come and go does so. */
  readonly onState?: TellState;
}

/** The engine of the settings, or null for `none`: chat then answers 503 and everything deterministic works. Never waits for a model to load; ask `ready()`. `knowledge` is what the composer's readiness is judged by. Throws a sentence for operators when a setting is missing. */
export async function openEngine(
  settings: EngineSettings,
  knowledge?: () => Snapshot,
): Promise<Engine | null> {
  switch (settings.kind) {
    case "none":
      return null;
    case "composer":
      return (await import("./composer/composer.ts")).composer(knowledge);
    case "llama":
      return await openLlama(settings);
    case "openai":
    default:
      return await openOpenai(settings);
  }
}

async function openLlama({
  model,
  modelFolder,
  hubToken,
  onState,
}: EngineSettings): Promise<Engine> {
  if (!model)
    throw new Error("HARNESS_ENGINE=llama needs HARNESS_MODEL, a GGUF file or an hf: address.");
  const { llamaEngine } = await import("./llama/llama.ts");
  return llamaEngine({
    model,
    ...(modelFolder ? { folder: modelFolder } : {}),
    ...(hubToken ? { token: hubToken } : {}),
    ...(onState ? { onState } : {}),
  });
}

async function openOpenai(settings: EngineSettings): Promise<Engine> {
  const { openaiUrl: url, openaiKey: key, openaiModel: model, onState } = settings;
  if (!url) throw new Error("HARNESS_ENGINE=openai needs HARNESS_OPENAI_URL.");
  if (!model) throw new Error("HARNESS_ENGINE=openai needs HARNESS_OPENAI_MODEL.");
  const { openaiEngine } = await import("./openai.ts");
  return await openaiEngine({
    url,
    model,
    ...(key ? { key } : {}),
    ...(onState ? { onState } : {}),
  });
}
