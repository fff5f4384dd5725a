import type { Recognizer } from "../recognizer.ts";

/** Ethereum addresses: 20 bytes in hex. */
export const ethereumAddress: Recognizer = {
  label: "ETHEREUM_ADDRESS",
  title: "Ethereum address",
  pattern: /(?<![\p{L}\p{N}])0x[0-9a-fA-F]{40}(?![\p{L}\p{N}])/gu,
  needs: /0x/,
  rank: 4,
  examples: [
    "send ETH to [[0x52908400098527886E0F7030069857D2E4169EE7]]",
    "[[0xde709f2102306220921060314715629080e2fb77]]",
    "usdt [[0x27b1fdb04752bbc536007a920d24acb045561c26]]",
  ],
  counterExamples: ["0x52908400", "the code 0xFF", "de709f2102306220921060314715629080e2fb77"],
};
