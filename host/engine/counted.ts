import type { Engine, EngineErrorCode } from "../contract/engine.ts";
import { EngineError } from "./errors.ts";

/** Why an engine gave no answer, as it is counted: a bug of its own is `OTHER`. */
export type FailureKind = EngineErrorCode | "OTHER";

/** An engine whose failures are counted, since the process began. */
export interface Counted {
  readonly engine: Engine;
  readonly failures: ReadonlyMap<FailureKind, number>;
}

/** The same engine; each answer that it did not give is counted by why. Who went away meanwhile is not. */
export function countFailures(engine: Engine): Counted {
  const failures = new Map<FailureKind, number>();
  const count = (error: unknown): void => {
    const kind = error instanceof EngineError ? error.code : "OTHER";
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  return {
    failures,
    engine: {
      get info() {
        return engine.info;
      },
      capabilities: engine.capabilities,
      ready: (knowledge) => engine.ready(knowledge),
      refusal() {
        const refusal = engine.refusal?.() ?? null;
        if (refusal !== null) count(refusal);
        return refusal;
      },
      async generate(request, signal) {
        try {
          return await engine.generate(request, signal);
        } catch (error) {
          if (!signal.aborted) count(error);
          throw error;
        }
      },
      [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
    },
  };
}
