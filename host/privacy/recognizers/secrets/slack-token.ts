import type { Recognizer } from "../../recognizer.ts";

/** Tokens of Slack. */
export const slackToken: Recognizer = {
  label: "SLACK_TOKEN",
  title: "Slack token or webhook",
  pattern:
    /(?<![A-Za-z0-9])(?:xox[abeoprs]-[A-Za-z0-9-]{10,250}|xapp-[A-Za-z0-9-]{10,250}|https:\/\/hooks\.slack\.com\/services\/[A-Za-z0-9/]{10,100})/gu,
  needs: /xox[a-z]-|xapp-|hooks\.slack/,
  rank: 5,
  examples: [
    "[[xoxb-123456789012-abcdefGHIJKL]]",
    "[[xapp-1-A0123456789-abcdef]]",
    "[[https://hooks.slack.com/services/T000/B000/XXXXXXXX]]",
  ],
  counterExamples: ["xoxb is a prefix", "xapp-1", "the slack season"],
};
