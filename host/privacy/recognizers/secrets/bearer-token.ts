import type { Recognizer } from "../../recognizer.ts";

/** Credentials in headers: bearer and basic (RFC 6750, RFC 7617). */
export const bearerToken: Recognizer = {
  label: "BEARER_TOKEN",
  title: "Credential of an Authorization header",
  pattern:
    /authorization["']?\s?[:=]\s?["']?(?:(?:basic|bearer|token|digest)\s{1,3})?(?<value>[A-Za-z0-9._~+/=-]{8,2000})|(?:bearer|basic)\s{1,3}(?<value>(?=[A-Za-z0-9._~+/-]{0,200}[0-9A-Z=])[A-Za-z0-9._~+/-]{16,2000}={0,2})/giu,
  accepts: (found) => /[A-Za-z]/.test(found) && /[\dA-Z]/.test(found),
  cues: ["authorization", "bearer", "basic"],
  rank: 4,
  examples: [
    "Authorization: Bearer [[abcdef0123456789ABCDEF]]",
    "basic [[dXNlcjpwYXNzd29yZDE=]]",
    "bearer [[mF_9.B5f-4.1JqM0123]]",
  ],
  counterExamples: ["the bearer of this letter", "basic salary 1500 riyals", "basic accommodation"],
};
