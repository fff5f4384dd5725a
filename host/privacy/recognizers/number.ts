import type { Recognizer } from "../recognizer.ts";

/** Whole numbers of seven digits or more that nothing else explains: whose they are is not known, so they go. */
export const longNumber: Recognizer = {
  label: "NUMBER",
  title: "Number of seven digits or more",
  pattern:
    /(?<![\p{Script=Latin}\p{N}<_@#$])(?<!(?<!\d)\d{1,6}[.,:])\(?\d(?:(?:[ ]{0,2}[()\-*_~|·•\\/]{1,2}[ ]{0,2}|\.|[ ]{0,2})\d){6,80}(?![\p{Script=Latin}\p{N}]|[.,:]\d{1,6}(?!\d))|(?<=(?<![\p{L}\p{N}])\p{Script=Latin}{2,12})\d{9,15}(?!\d)|(?<![\p{Script=Latin}\p{N}<_@#$.,:-])\d{9,15}(?=\p{Script=Latin})/gu,
  rank: 0,
  examples: [
    "it says [[84-1990-1234567-1]]",
    "the paper has [[33333333]]",
    "tel[[09171234567]]call soon",
    "[[09171234567]]call me",
    "[[447 192 088 100]] was on the wall",
  ],
  counterExamples: ["USD 1200000 a year", "order no. 12345678", "75,000 and 25.000"],
};
