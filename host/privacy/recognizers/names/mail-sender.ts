import { NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Whose name stands before a mail address in pointed brackets, as the heads of mails have it (RFC 5322). */
export const mailSender: Recognizer = {
  label: "NAME",
  title: "Name before a mail address",
  pattern: written(
    String.raw`(?<![\p{L}\p{M}.'’-])(?<value>${NAMES})["']?[ ]{0,2}<(?=[^\s<>@]{1,64}@)`,
    "gu",
  ),
  needs: /<[^\s<>@]{1,64}@/,
  rank: 3,
  examples: [
    "[[Thomas Mwangi]] <hr@mail.example>",
    'From: "[[Siti Rahayu]]" <siti@mail.example>',
    "cc [[Rosa Dela Cruz]]<rosa@mail.example>",
  ],
  counterExamples: ["Wages Paid <in full>", "<hr@mail.example>", "write to us <hr@mail.example>"],
};
