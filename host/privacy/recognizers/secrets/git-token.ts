import type { Recognizer } from "../../recognizer.ts";

/** Tokens of GitHub and GitLab. */
export const gitToken: Recognizer = {
  label: "GIT_TOKEN",
  title: "GitHub or GitLab token",
  pattern:
    /(?<![A-Za-z0-9_])(?:gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_[A-Za-z0-9_]{22,255}|glpat-[A-Za-z0-9_-]{20,60})(?![A-Za-z0-9])/gu,
  needs: /gh[pousr]_|github_pat_|glpat-/,
  rank: 5,
  examples: [
    "[[ghp_abcdefghijklmnopqrstuvwxyz0123456789]]",
    "use [[github_pat_11ABCDEFG0abcdefghijkl]]",
    "[[glpat-abcdefghij1234567890]]",
  ],
  counterExamples: ["ghp_ is short", "github_pat_", "glpat-abc"],
};
