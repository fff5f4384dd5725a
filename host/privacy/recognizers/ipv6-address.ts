import type { Recognizer } from "../recognizer.ts";

/** IPv6 addresses (RFC 4291). */
export const ipv6Address: Recognizer = {
  label: "IPV6_ADDRESS",
  title: "IPv6 address",
  pattern:
    /(?<![\p{L}\p{N}:])(?:(?:[0-9a-f]{1,4}:){1,7}(?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,5})?|[0-9a-f]{1,4})|::(?:[0-9a-f]{1,4}:){0,6}(?:[0-9a-f]{1,4}(?!\.)|(?:\d{1,3}\.){3}\d{1,3}))(?:%[a-z][a-z0-9_.-]{0,15})?(?![\p{L}\p{N}:])/giu,
  accepts: (found) =>
    found.includes("::")
      ? /[0-9a-f]{2}/i.test(found) && found.length > 5
      : found.replace(/%.*/, "").split(":").length === 8,
  needs: /:[0-9a-f]{0,4}:/i,
  rank: 3,
  examples: [
    "from [[2001:db8:85a3::8a2e:370:7334]]",
    "[[2001:0db8:0000:0042:0000:8a2e:0370:7334]] logged in",
    "host [[fe80::1ff:fe23:4567:890a%eth0]]",
    "[[::ffff:203.0.113.9]] in the log",
  ],
  counterExamples: ["at 10:30:45", "the ratio 1:2:3", "std::vector"],
};
