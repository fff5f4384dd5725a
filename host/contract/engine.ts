import type { TSchema } from "typebox";
import type { ChatMessage, GenerationParams } from "../../schemas/http/chat.ts";
import type { Snapshot } from "./knowledge.ts";
import type { Trace } from "./layer.ts";
import type { Reading } from "./reading.ts";

/** The shared model. One per host; callers queue inside `generate`. */
export interface Engine extends AsyncDisposable {
  readonly info: ModelInfo;
  readonly capabilities: EngineCapabilities;
  /** Whether it could answer now, or were other knowledge in force; asked by readiness and before packs change, never by liveness. */
  ready(knowledge?: Snapshot): EngineState;
  /** The `EngineError` that `generate` would now reject with at once, or null where it may be let in. Absent where that is never known beforehand. */
  refusal?(): Error | null;
  /** Rejects with an `EngineError`, or with the signal's reason once aborted. */
  generate(request: GenerateRequest, signal: AbortSignal): Promise<Generation>;
}

export interface EngineCapabilities {
  readonly image: boolean;
  readonly json_schema: boolean;
}

export interface EngineState {
  readonly ok: boolean;
  /** Why not, in a sentence for operators. */
  readonly reason?: string;
}

export interface GenerateRequest {
  readonly messages: readonly ChatMessage[];
  readonly params: GenerationParams;
  /** When set, the output is JSON that matches this schema. */
  readonly schema?: TSchema;
  /** What the layers found; the composer writes from it, models read it in the messages. */
  readonly evidence: Evidence;
}

export interface Evidence {
  readonly trace: Trace;
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

export interface Generation {
  readonly text: string;
  /** What the model wrote, to the letter; absent where `text` is just that. */
  readonly raw?: string;
  /** Milliseconds, integer. */
  readonly elapsed_ms: number;
  readonly finish: "stop" | "length";
  /** Set when the messages held an image that this engine cannot read; the trace says so as `engine.image`. */
  readonly image?: "not read";
}

/** Why an engine did not answer; the host maps each code to a status. */
export type EngineErrorCode =
  | "ENGINE_BUSY"
  | "ENGINE_FAILED"
  | "CONTEXT_OVERFLOW"
  | "IMAGE_UNSUPPORTED";

/** Asks a model that is not in the object itself for the probability (0 to 1) that a text has a label; rejects where it cannot say. */
export type LabelByModel = (ask: LabelRequest) => Promise<number>;

export interface LabelRequest {
  readonly modelUri: string;
  readonly label: string;
  readonly text: string;
  readonly signal: AbortSignal;
}

export interface ModelInfo {
  readonly loaded: boolean;
  readonly name: string | null;
  readonly display: string;
  readonly size_b: number | null;
  readonly quantization: string | null;
  readonly device: string | null;
}
