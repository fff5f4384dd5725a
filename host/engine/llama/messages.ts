import type { EngineErrorCode, ModelInfo } from "../../contract/engine.ts";
import type { GenerationParams } from "../../../schemas/http/chat.ts";

/** What the child is told to load, and how. */
export interface LoadOrder {
  /** A GGUF file, or an `hf:` address. */
  readonly model: string;
  /** Where downloaded models are kept; the library's own folder when absent. */
  readonly folder?: string;
  /** Model-hub token, for a gated download only. */
  readonly token?: string;
  /** Threads of one evaluation; physical cores when absent. */
  readonly threads?: number;
  /** Most tokens of prompt and answer together, per request. */
  readonly contextTokens: number;
  /** Requests answered side by side. */
  readonly sequences: number;
  /** Milliseconds between two signs of life. */
  readonly aliveEveryMs: number;
}

/** One turn of a conversation, as text. */
export interface Turn {
  readonly role: "user" | "assistant" | "system";
  readonly text: string;
}

/** What is asked of the model; plain JSON, so that it can cross the process boundary. */
export interface Question {
  readonly turns: readonly Turn[];
  readonly params: GenerationParams;
  readonly schema?: object;
}

/** What the model said. */
export interface Answer {
  readonly text: string;
  /** What the model wrote, to the letter. */
  readonly raw: string;
  readonly finish: "stop" | "length";
}

export type ToChild =
  | { readonly type: "load"; readonly order: LoadOrder }
  | { readonly type: "ask"; readonly id: number; readonly question: Question }
  | { readonly type: "abort"; readonly id: number };

export type FromChild =
  | { readonly type: "alive" }
  | { readonly type: "loaded"; readonly info: ModelInfo }
  | { readonly type: "unusable"; readonly reason: string }
  | { readonly type: "answered"; readonly id: number; readonly answer: Answer }
  | { readonly type: "aborted"; readonly id: number }
  | {
      readonly type: "failed";
      readonly id: number;
      readonly code: EngineErrorCode;
      readonly message: string;
    };
