import { NOTHING_ON } from "../../../schemas/http/chat.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit } from "../../contract/layer.ts";
import { grepLayer } from "../../layers/grep/grep.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { readLanguage } from "../../reading/language/language.ts";
import { wholeReading } from "../../message/whole-reading.ts";

/** What the rules make of one message. */
export interface Rerun {
  /** ISO 639 code, or null when unsure. */
  readonly language: string | null;
  readonly enforced: readonly GrepHit[];
  readonly shadow: readonly GrepHit[];
}

/** Runs the grep layer itself over single messages, as a request with the rules of this snapshot would. */
export function rerunRules(
  knowledge: Snapshot,
  signal: AbortSignal,
): (text: string) => Promise<Rerun> {
  const layer = grepLayer();
  return async (text) => {
    const folded = foldText(text);
    const reading = () => wholeReading(folded, knowledge);
    const { trace } = await layer.run({
      text,
      toggles: NOTHING_ON,
      knowledge,
      signal,
      folded: () => folded,
      reading,
      inContext: reading,
    });
    return {
      language: readLanguage(text, folded.folded),
      enforced: hitsIn(trace["hits"]),
      shadow: hitsIn(trace["shadow"]),
    };
  };
}

function hitsIn(list: unknown): readonly GrepHit[] {
  return Array.isArray(list) ? (list as readonly GrepHit[]) : [];
}
