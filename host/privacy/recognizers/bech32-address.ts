import type { Recognizer } from "../recognizer.ts";

/** Addresses of Bitcoin and of its relatives in bech32 (BIP 173). */
export const bech32Address: Recognizer = {
  label: "BITCOIN_ADDRESS",
  title: "Address of Bitcoin or a relative of it in bech32",
  pattern:
    /(?<![\p{L}\p{N}])(?:bc1|BC1|ltc1|tb1|addr1|cosmos1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,100}(?![\p{L}\p{N}])/gu,
  needs: /[bl]t?c1|BC1|tb1|addr1|cosmos1/,
  rank: 4,
  examples: [
    "btc [[bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq]]",
    "[[ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9]] please",
    "send to [[BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ]]",
  ],
  counterExamples: ["bc1", "abc1 text", "see addr1 and addr2"],
};
