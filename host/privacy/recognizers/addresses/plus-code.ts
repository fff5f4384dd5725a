import type { Recognizer } from "../../recognizer.ts";

/** Plus codes (Open Location Code) that tell a place without a town beside them. */
export const plusCode: Recognizer = {
  label: "COORDINATES",
  title: "Plus code of a place",
  pattern:
    /(?<![\p{L}\p{N}])[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])|(?<=[Pp]lus[ ]?[Cc]ode[ :]{1,3}(?:is[ ])?)[23456789CFGHJMPQRVWX]{4}(?:[23456789CFGHJMPQRVWX]{2})?\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])/gu,
  needs: /[2-9CFGHJMPQRVWX]\+[2-9CFGHJMPQRVWX]{2}/,
  rank: 4,
  examples: [
    "plus code [[7HQQ7745+3V]]",
    "[[6PH57VP3+PR]]",
    "my plus code: [[7JWR+4F]]",
    "at [[8FVC9G8F+6XQ]] now",
  ],
  counterExamples: ["C++", "7HQQ77+3V", "GHC 2024+25"],
};
