import { createHash } from "node:crypto";
import type { Action, Stance } from "../../schemas/http/classifier.ts";
import { DANGER } from "../risk/danger/danger.ts";
import type { Kind } from "../wording/models/kinds.ts";

/** A text with what a careful reviewer says of it; one line of a set under `bench/quality`. */
export interface LabelledText {
  readonly id: string;
  readonly language: string;
  readonly stance: Stance;
  readonly dimensions: readonly string[];
  readonly recommended_action_any_of: readonly Action[];
  readonly corridor: string | null;
  readonly text: string;
}

/** Whether a text belongs to the half that nobody looks at and nothing is fitted on: told by its id alone. */
export function isHeldBack({ id }: Pick<LabelledText, "id">): boolean {
  return (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 1;
}

/** Whether the text exploits somebody, or tells of it. */
export function isExploiting({ stance }: Pick<LabelledText, "stance">): boolean {
  return stance === "offer" || stance === "victim";
}

/** The kind of a text: a victim of violence, threats, confinement or isolation is one in danger. */
export function kindOf({ stance, dimensions }: Pick<LabelledText, "stance" | "dimensions">): Kind {
  return stance === "victim" && dimensions.some((each) => DANGER.has(each)) ? "danger" : stance;
}
