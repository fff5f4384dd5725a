/** Why something outside could not be asked: it may not be, it cannot be reached or answers badly, or it takes too long. */
export type OutboundFailure = "refused" | "unreachable" | "timeout";

/** A failure outside; the message names the host and never the query. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}
