import type { Logger } from "pino";
import type { EngineState } from "../contract/engine.ts";

/** Is given the state of an engine whenever it may be another. */
export type TellState = (state: EngineState) => void;

/** Tells operators in the log when the engine can answer, when it cannot, and why; each state once, however often it is given. */
export function logState(log: Pick<Logger, "info" | "warn">): TellState {
  let last: string | undefined;
  return ({ ok, reason }) => {
    const said = `${ok} ${reason}`;
    if (said === last) return;
    last = said;
    if (ok) log.info("the model engine answers");
    else log.warn({ reason }, "the model engine cannot answer");
  };
}
