import type { Recognizer } from "../recognizer.ts";

/** Numbers of cases as courts write them, without a word that says so. */
export const courtDocket: Recognizer = {
  label: "CASE_NUMBER",
  title: "Docket number of a court",
  pattern:
    /(?<![\p{L}\p{N}:-])(?:\d{1,2}:\d{2}-[a-z]{2,3}-\d{3,6}(?:-[A-Z]{2,4}){0,2}|NLRC-[A-Z0-9]{2,6}(?:-[A-Z0-9]{1,8}){1,4}|DCCJ[ ]?\d{1,6}\/\d{4}|LBTC[ ]?\d{1,6}\/\d{4})(?![\p{L}\p{N}])|[(（](?:19|20)\d{2}[)）]\p{Script=Han}{1,3}\d{0,4}\p{Script=Han}{1,3}(?:字第)?\d{1,6}[号號](?![\p{L}\p{N}])/giu,
  rank: 3,
  examples: [
    "the case is [[1:24-cv-04471]]",
    "[[LBTC 2231/2024]] is heard soon",
    "see [[2:23-cr-00112-JLR]]",
    "判决 [[(2024)粤0305民初4829号]]，已生效",
  ],
  counterExamples: ["at 1:24 the car came", "10:30-12:00", "2:1 is the ratio"],
};
