import type { Heard } from "../../../schemas/needs.ts";
import type { Kind } from "../../wording/models/kinds.ts";

/** A text to learn from: which kinds it may be, and how much it counts. */
export interface Lesson {
  readonly text: string;
  readonly kinds: readonly Kind[];
  readonly weight: number;
}

/** A text to learn needs from; one that tells none is a look-alike. It says nothing of other needs than those that it was labelled for: those of the first list where that is left out. */
export interface NeedText {
  readonly id: string;
  readonly language: string;
  readonly needs: readonly Heard[];
  readonly labelled_for?: readonly Heard[];
  readonly text: string;
}

/** One clause as it stands in a contract, house rules, an advert or the terms of an agency, and whether it binds whoever works unlawfully. */
export interface ClauseText {
  readonly id: string;
  readonly language: string;
  readonly binds: boolean;
  readonly text: string;
}
