import { setImmediate } from "node:timers/promises";
import { once } from "../../schemas/once.ts";
import { atOnce, inTurns, type Steps } from "../../schemas/steps.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText, Reading } from "../contract/reading.ts";

/** How a text is read; injected so that who asks knows no part below it. */
export interface TextReaders {
  readonly fold: (text: string) => FoldedText;
  readonly read: (folded: FoldedText, knowledge: Snapshot) => Steps<Reading>;
}

/** A text of a request: folded and read when first asked for, or before that and in turns. */
export class HeardText {
  readonly folded: () => FoldedText;
  readonly #steps: () => Steps<Reading>;
  #reading: Reading | undefined;

  constructor(text: string, { fold, read }: TextReaders, knowledge: Snapshot) {
    this.folded = once(() => fold(text));
    this.#steps = () => read(this.folded(), knowledge);
  }

  reading(): Reading {
    return (this.#reading ??= atOnce(this.#steps()));
  }

  /** Reads a long text while others get their turn between the steps. */
  async readInTurns(signal: AbortSignal): Promise<void> {
    this.folded();
    await setImmediate();
    this.#reading ??= await inTurns(this.#steps(), signal);
    await setImmediate();
  }
}
