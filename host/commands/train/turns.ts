import { HEARD, type Heard } from "../../../schemas/needs.ts";
import type { Kind } from "../../wording/models/kinds.ts";
import type { Lesson, NeedText } from "./lesson.ts";

/** What one turn of a conversation says: something harmless, a harmless question, that money is asked or paid, a bad job told calmly, danger, or that money is asked for letting somebody go; what is pasted: a lawful offer, clause or price list, or an unlawful one; or that help is wanted with exploiting people, or its look-alike. */
export const SAYINGS = [
  "tells",
  "asks",
  "money",
  "complaint",
  "danger",
  "ransom",
  "lawful",
  "unlawful",
  "wants_harm",
  "wants_right",
] as const;
export type Saying = (typeof SAYINGS)[number];

/** One turn of a conversation, of a few words: out of their talk most are of more kinds than one, and only of danger and ransom is somebody in danger. */
export interface Turn {
  readonly id: string;
  readonly language: string;
  readonly says: Saying;
  readonly text: string;
}

/** Who wants help with what teaches nothing of who speaks: people of all kinds do. */
const KINDS_OF: Partial<Readonly<Record<Saying, readonly Kind[]>>> = {
  tells: ["unrelated", "inquiry", "victim"],
  asks: ["inquiry", "unrelated"],
  money: ["victim", "inquiry", "unrelated"],
  complaint: ["victim"],
  danger: ["danger"],
  ransom: ["danger"],
  lawful: ["unrelated", "inquiry", "compliance"],
  unlawful: ["offer", "victim", "inquiry"],
};

/** Of a calm turn all needs are known but whether a relative writes; of the others one. */
const CALM = HEARD.filter((need) => need !== "from_afar");
const KNOWN_OF: Readonly<Record<Saying, readonly Heard[]>> = {
  tells: CALM,
  asks: CALM,
  money: CALM,
  complaint: CALM,
  danger: ["wish_to_die", "ransom", "in_danger"],
  ransom: ["wish_to_die", "ransom", "in_danger"],
  lawful: CALM,
  unlawful: ["wish_to_die", "needs_doctor", "ransom", "fears_police", "in_danger"],
  wants_harm: ["wish_to_die", "needs_doctor", "ransom", "fears_police", "in_danger"],
  wants_right: CALM,
};

/** The needs that a saying tells. */
const NEEDS_OF: Partial<Readonly<Record<Saying, readonly Heard[]>>> = {
  danger: ["in_danger"],
  ransom: ["ransom", "in_danger"],
};

/** A turn as a lesson of who speaks; none where it tells nothing of it. */
export function speakerLessons({ text, says }: Turn): readonly Lesson[] {
  const kinds = KINDS_OF[says];
  return kinds === undefined ? [] : [{ text, kinds, weight: 1 }];
}

/** A turn as a lesson of who must be helped first. */
export function needLesson({ id, language, text, says }: Turn): NeedText {
  return { id, language, needs: NEEDS_OF[says] ?? [], labelled_for: KNOWN_OF[says], text };
}
