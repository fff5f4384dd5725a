import { DATE } from "./parts/date-forms.ts";
import { written } from "../patterns/pattern-units.ts";
import type { Recognizer } from "../recognizer.ts";

/** The same where the word stands behind: "12/05/1990 is my birthday". */
export const birthdayBefore: Recognizer = {
  label: "DATE_OF_BIRTH",
  title: "Date of birth before the word",
  pattern: written(
    `(?<=(?<![\\p{L}\\d])(?<value>${DATE})(?:[ ,]{1,2}\\p{L}{1,6}){0,4}[ ,]{1,2}\\(?)(?:birthday|bday|dob|birthdate|birth|kaarawan)(?![\\p{L}])|(?<=(?<![\\p{L}\\d])(?<value>${DATE})[ ]?)(?:г\\.[ ]?р\\.|р\\.[ ]?н\\.|года рождения|року народження|生まれ|出生|出世|생(?!\\p{L}))`,
    "giu",
  ),
  cues: "birthday bday dob birthdate birth kaarawan г р года року 生まれ 出生 出世 생".split(" "),
  examples: [
    "[[12/05/1990]] is my birthday",
    "Santos, [[3 May 1990]] (DOB)",
    "[[1990-05-03]], date of birth",
    "[[3 мая 1990]] г.р., [[1990年5月3日]]出生, [[昭和63年5月3日]]生まれ",
  ],
  counterExamples: [
    "on 12/05/2026 we fly",
    "2026-11-20 was the day of the contract that fixes my birthday leave",
    "my birthday",
    "2024年3月12日出境, 12 марта 2024 г. решено",
  ],
};
