import type { Snapshot } from "../contract/knowledge.ts";
import type { Privacy } from "../contract/privacy.ts";
import type { Reading } from "../contract/reading.ts";

/** Reads what a text talks about; injected, as the host's reading knows more than the gates need. */
export type ReadText = (text: string, knowledge: Snapshot) => Reading;

/** What the gates look at texts with. */
export interface GateParts {
  readonly privacy: Privacy;
  readonly read: ReadText;
}
