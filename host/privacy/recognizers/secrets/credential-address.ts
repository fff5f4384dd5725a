import type { Recognizer } from "../../recognizer.ts";

/** Addresses of any scheme that hold a user and a password (RFC 3986, userinfo). */
export const credentialAddress: Recognizer = {
  label: "URL",
  title: "Address with user and password",
  pattern:
    /(?<![\p{L}\p{N}@])[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>"'`@/]{1,100}:[^\s<>"'`@/]{1,200}@[^\s<>"'`]{1,500}(?<![.,;:!?)\]])/giu,
  needs: /:\/\/[^\s@/]{1,100}:[^\s@/]{1,200}@/,
  rank: 3,
  examples: [
    "DATABASE_URL=[[postgres://user:pass@host:5432/db]]",
    "[[redis://default:s3cret@cache.example.com:6379]]",
    "repo [[git+ssh://me:key@git.example.org/a.git]].",
  ],
  counterExamples: ["postgres://host:5432/db", "https://example.org/a:b", "a://b"],
};
