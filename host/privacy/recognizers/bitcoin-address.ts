import type { Recognizer } from "../recognizer.ts";
import { passesBase58Check } from "../base58.ts";

/** Bitcoin addresses: base58check, or bech32 (BIP 173). */
export const bitcoinAddress: Recognizer = {
  label: "BITCOIN_ADDRESS",
  title: "Bitcoin address",
  pattern:
    /(?<![\p{L}\p{N}])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc1|BC1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,71})(?![\p{L}\p{N}])/gu,
  accepts: (found) => /^bc1/i.test(found) || passesBase58Check(found),
  needs: /bc1|[13][1-9A-HJ-NP-Za-km-z]{24}/i,
  rank: 4,
  examples: [
    "pay [[1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2]]",
    "[[3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy]]",
    "btc [[bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq]]",
  ],
  counterExamples: ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "3J98t1WpEZ73", "bc1"],
};
