import type { Verdict } from "../../host/contract/classifier.ts";
import type { HarnessApp } from "../../host/contract/harness.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { LayeredPrompt } from "../../host/contract/layer.ts";
import { joined } from "./answer/envelope.ts";
import { loggedRow } from "./answer/logged-row.ts";
import { Said } from "./answer/said.ts";

/** What the layers found of a text, and what follows from that alone. */
export interface Finding {
  readonly found: LayeredPrompt;
  readonly verdict: Verdict;
  /** Appends a decision, and gives its id. */
  readonly decide: () => string;
  /** What is answered where nobody else has their say. */
  readonly said: () => Said;
}

/** Where it was found. */
export interface Source {
  readonly text: string;
  readonly knowledge: Snapshot;
  /** Whether the request brought rules, documents, caps or contacts of its own. */
  readonly ownItems: boolean;
}

/** Judges what was found. */
export function findingOf(
  { services, prepareRow }: HarnessApp,
  found: LayeredPrompt,
  { text, knowledge, ownItems }: Source,
): Finding {
  const verdict = services.classifier.judge({ ...found, knowledge });
  const { revision } = knowledge;
  let said: Said | undefined;
  const say = (): Said => {
    const { trace } = found;
    const told = joined(verdict, null, null);
    const row = loggedRow({ text, verdict: told, trace, byOthers: ownItems });
    const log = prepareRow(row);
    return new Said({ verdict: told, raw: "", parse_ok: true, trace, log });
  };
  return {
    found,
    verdict,
    decide: services.decisions.decided({ text, verdict, revision, ownItems }),
    said: () => (said ??= say()),
  };
}
