import type { Recognizer } from "../recognizer.ts";
import { passesBase58Check } from "./parts/base58.ts";

/** Tron addresses: base58check that begins with T. */
export const tronAddress: Recognizer = {
  label: "TRON_ADDRESS",
  title: "Tron address",
  pattern: /(?<![\p{L}\p{N}])T[1-9A-HJ-NP-Za-km-z]{33}(?![\p{L}\p{N}])/gu,
  accepts: passesBase58Check,
  needsToken: 34,
  rank: 4,
  examples: [
    "usdt trc20 [[TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t]]",
    "to [[TJRabPrwbZy45sbavfcjinPJC18kjpRTv8]] now",
    "[[TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy]]",
  ],
  counterExamples: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", "TR7NHqjeKQ", "Thereisnosuchword"],
};
