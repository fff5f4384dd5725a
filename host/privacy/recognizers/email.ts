import type { Recognizer } from "../recognizer.ts";

/** E-mail addresses (RFC 5321, also with letters of other scripts). */
export const email: Recognizer = {
  label: "EMAIL",
  title: "E-mail address",
  pattern:
    /(?<![\p{L}\p{N}._%+-])(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+'-]{0,63}|"[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+' -]{0,62}")@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}){1,6}|(?<=\p{L}[\p{L}\p{N}._-]{2,40}@)\p{L}[\p{L}\p{N}]{2,30}(?![\p{L}\p{N}.@]\p{L}))/gu,
  needs: /@/,
  rank: 3,
  examples: [
    "write to [[maria.santos@mail.example.ph]] today",
    "mail [[o'neil+work@sub.example.co.uk]]",
    "почта: [[иван@почта.рф]]",
    "([[a_b-c@example.org]])",
    "UPI [[ramesh.kumar@okaxis]]",
    'it is [["maria santos"@example.org]]',
  ],
  counterExamples: ["paid 20 @ 3 pesos each", "the @ sign", "see you @ the agency"],
};
