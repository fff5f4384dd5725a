import type { Recognizer } from "../../recognizer.ts";

/** JSON web tokens (RFC 7519). */
export const jwt: Recognizer = {
  label: "JWT",
  title: "JSON web token",
  pattern:
    /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{4,8000}(?:\.[A-Za-z0-9_-]{0,4000})?/gu,
  needs: /eyJ/,
  rank: 5,
  examples: [
    "token [[eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U]]",
    "[[eyJ0eXAiOiJKV1QifQ.eyJpZCI6MX0.]]",
    "Authorization: [[eyJhbGciOiJub25lIn0.eyJhIjoxfQ.abc]]",
  ],
  counterExamples: ["eyJ is how they begin", "eyJhbGciOiJIUzI1NiJ9", "a.b.c"],
};
