import { NEEDS, type Need } from "../../../schemas/needs.ts";
import type { Kind } from "../../wording/models/kinds.ts";
import type { Lesson, NeedText } from "./lessons.ts";

/** What one turn of a conversation says: something harmless, a harmless question, that money is asked or paid, a bad job told calmly, danger, or that money is asked for letting somebody go. */
export const SAYINGS = ["tells", "asks", "money", "complaint", "danger", "ransom"] as const;
export type Saying = (typeof SAYINGS)[number];

/** One turn of a conversation, of a few words: out of their talk most are of more kinds than one, and none but the last two is of somebody in danger. */
export interface Turn {
  readonly id: string;
  readonly language: string;
  readonly says: Saying;
  readonly text: string;
}

const KINDS_OF: Readonly<Record<Saying, readonly Kind[]>> = {
  tells: ["unrelated", "inquiry", "victim"],
  asks: ["inquiry", "unrelated"],
  money: ["victim", "inquiry", "unrelated"],
  complaint: ["victim"],
  danger: ["danger"],
  ransom: ["danger"],
};

/** Of a calm turn all needs are known but whether a relative writes; of the others one. */
const CALM = NEEDS.filter((need) => need !== "from_afar");
const KNOWN_OF: Readonly<Record<Saying, readonly Need[]>> = {
  tells: CALM,
  asks: CALM,
  money: CALM,
  complaint: CALM,
  danger: ["wish_to_die", "ransom"],
  ransom: ["wish_to_die", "ransom"],
};

/** A turn as a lesson of who speaks. */
export function speakerLesson({ text, says }: Turn): Lesson {
  return { text, kinds: KINDS_OF[says], weight: 1 };
}

/** A turn as a lesson of who must be helped first. */
export function needLesson({ id, language, text, says }: Turn): NeedText {
  const needs: readonly Need[] = says === "ransom" ? ["ransom"] : [];
  return { id, language, needs, labelled_for: KNOWN_OF[says], text };
}
