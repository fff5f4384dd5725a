import type { Recognizer } from "../../recognizer.ts";

/** Keys of Google's cloud. */
export const googleKey: Recognizer = {
  label: "GOOGLE_KEY",
  title: "Google API key or OAuth token",
  pattern:
    /(?<![A-Za-z0-9_-])(?:AIza[A-Za-z0-9_-]{35}|ya29\.[A-Za-z0-9_-]{20,400}|GOCSPX-[A-Za-z0-9_-]{20,60})(?![A-Za-z0-9_-])/gu,
  needs: /AIza|ya29\.|GOCSPX/,
  rank: 5,
  examples: [
    "[[AIzaSyA1234567890abcdefghijklmnopqrstuv]]",
    "bearer [[ya29.a0AfH6SMBx1234567890abcdef]]",
    "[[GOCSPX-abcdefghijklmnopqrstuvwx]]",
  ],
  counterExamples: ["AIza is a prefix", "ya29.", "AIzaSyShort"],
};
