import type { Verdict } from "./classifier.ts";

/** Remembers decisions, so that each can be shown to follow from its text and revision; no text is kept. */
export interface Decisions {
  /** Each call appends one row and gives that decision's id at once; where it cannot be written the host's log says so. */
  decided(decision: Decision): () => string;
}

/** What was decided about a text. */
export interface Decision {
  readonly text: string;
  /** The deterministic verdict. */
  readonly verdict: Verdict;
  /** Of the snapshot it rests on. */
  readonly revision: string;
  /** Whether the request brought rules, documents, caps or contacts of its own, which are not kept. */
  readonly ownItems: boolean;
}
