import type { EngineErrorCode } from "../contract/engine.ts";

/** Why an engine gave no answer. The message is safe to show: it holds no key, address, path or user text. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: EngineErrorCode;
  /** Whole seconds after which asking again makes sense, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: EngineErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
