import type { Recognizer } from "../recognizer.ts";

/** Names on social networks that begin with an at sign. */
export const handle: Recognizer = {
  label: "HANDLE",
  title: "Name on a social network",
  pattern: /(?<![\p{L}\p{N}._%+@/-])@[\p{L}_][\p{L}\p{M}\p{N}_.]{2,29}(?<![.])(?!\p{L}|\p{N}|@)/gu,
  needs: /@/,
  rank: 2,
  examples: ["find me [[@maria_santos92]]", "dm [[@ram.thapa]] please", "([[@siti_hk]])"],
  counterExamples: ["5 kg @ 20 pesos", "mail me at a@b", "@ the agency"],
};
