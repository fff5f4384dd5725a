import type { Recognizer } from "../../recognizer.ts";

/** Keys of Amazon's cloud. */
export const awsKey: Recognizer = {
  label: "AWS_KEY",
  title: "AWS access key",
  pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|AROA|AIDA)[A-Z2-7]{16}(?![A-Za-z0-9])/gu,
  needs: /AKIA|ASIA|AROA|AIDA/,
  rank: 5,
  examples: [
    "key [[AKIAIOSFODNN7EXAMPLE]]",
    "[[ASIAQWERTYUIOPASDFGH]]",
    "id=[[AKIAABCDEFGHIJKLMNOP]]",
  ],
  counterExamples: ["AKIA is a prefix", "AKIAIOSFODNN", "ASIA AND THE GULF STATES"],
};
