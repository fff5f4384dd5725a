import type { Recognizer } from "../recognizer.ts";
import { passesBase58Check } from "../base58.ts";

/** Addresses of Bitcoin and of its relatives (Litecoin, Dogecoin, Dash and others): base58check, or bech32 (BIP 173). */
export const bitcoinAddress: Recognizer = {
  label: "BITCOIN_ADDRESS",
  title: "Address of Bitcoin or a relative of it",
  pattern:
    /(?<![\p{L}\p{N}])(?:[13ADLMXmn29t][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc1|BC1|ltc1|tb1|addr1|cosmos1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,100})(?![\p{L}\p{N}])/gu,
  accepts: (found) => /^(?:bc|ltc|tb|addr|cosmos)1/i.test(found) || passesBase58Check(found),
  needs: /[a-z]1|[1-9A-HJ-NP-Za-km-z]{25}/i,
  rank: 4,
  examples: [
    "pay [[1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2]]",
    "[[3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy]]",
    "doge [[D596YFweJQuHY1BbjazZYmAbt8jJPbKehC]]",
    "btc [[bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq]]",
  ],
  counterExamples: ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "3J98t1WpEZ73", "bc1"],
};
