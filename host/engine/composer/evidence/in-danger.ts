import { mayBeInDanger } from "../../../risk/danger/danger.ts";
import type { Draft } from "../block.ts";

/** Whether someone may be in danger now, as the classifier reads it too. */
export function isDangerous({
  found: { hits },
  reading,
  knowledge,
}: Pick<Draft, "found" | "reading" | "knowledge">): boolean {
  return mayBeInDanger({ hits, reading, knowledge });
}
