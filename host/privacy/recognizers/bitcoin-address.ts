import type { Recognizer } from "../recognizer.ts";
import { passesBase58Check } from "./parts/base58.ts";

/** Addresses of Bitcoin and of its relatives (Litecoin, Dogecoin, Dash and others) in base58check. */
export const bitcoinAddress: Recognizer = {
  label: "BITCOIN_ADDRESS",
  title: "Address of Bitcoin or a relative of it",
  pattern: /(?<![\p{L}\p{N}])[13ADLMXmn29t][1-9A-HJ-NP-Za-km-z]{25,34}(?![\p{L}\p{N}])/gu,
  accepts: passesBase58Check,
  needsToken: 26,
  rank: 4,
  examples: [
    "pay [[1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2]]",
    "[[3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy]]",
    "doge [[D596YFweJQuHY1BbjazZYmAbt8jJPbKehC]]",
  ],
  counterExamples: [
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3",
    "3J98t1WpEZ73",
    "a1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  ],
};
