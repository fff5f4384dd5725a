import type { Recognizer } from "../recognizer.ts";

/** IPv4 addresses; versions and numbered sections have other shapes or say so. */
export const ipAddress: Recognizer = {
  label: "IP_ADDRESS",
  title: "IPv4 address",
  pattern:
    /(?<![\p{L}\p{N}.])(?<!(?<!\p{L})(?:version|versions|ver|v|section|sections|sec|article|clause|release|para|paragraph)\.? ?)(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\p{L}\p{N}]|\.\d)/giu,
  accepts: (found) =>
    !/^(?:127\.0\.0\.1|0\.0\.0\.0|255\.255\.255\.255)$/.test(found) && found.length >= 8,
  needs: /\d\.\d{1,3}\./,
  rank: 3,
  examples: [
    "login from [[203.0.113.77]]",
    "[[198.51.100.23]]:8080",
    "ip [[10.20.30.40]]",
    "server [[192.0.2.14]]:8080",
  ],
  counterExamples: ["version 1.2.3.4", "section 4.1.2.3", "127.0.0.1", "1.2.3"],
};
