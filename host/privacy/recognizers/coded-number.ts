import type { Recognizer } from "../recognizer.ts";

/** One to three letters and six digits or more that nothing else explains: whose they are is not known, so they go; nines alone are a limit. */
export const codedNumber: Recognizer = {
  label: "DOCUMENT_NUMBER",
  title: "Letters and six digits or more",
  pattern:
    /(?<![\p{L}\p{N}<_/=.-])(?!(?:sms|fr|cfr|rs|nt|hk|us|php|usd|sar|aed|qar|kwd|bhd|omr|npr|inr|pkr|bdt|lkr|idr|myr|sgd|hkd|twd|krw|jpy|kes|ugx|etb|ngn|rp|rm|tk|eur|gbp|thb|vnd|mmk|khr)[ -]?\d)(?:[A-Z]{1,3}-?|(?-i:(?!NO|ID|I)[A-Z]{1,3}) )(?!9{6,10}(?!\d))\d{6,10}[A-Z]{0,2}(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}<_/.-])(?-i:(?=(?:[A-Z]{0,12}\d){4})(?=\d{0,12}[A-Z])[A-Z0-9]{9,24})(?![\p{L}\p{N}-])/giu,
  needs: /\d{6}|[A-Z\d]{9}/,
  rank: 0,
  examples: [
    "they keep [[P1234567A]] in the safe",
    "it says [[AB 1234567]]",
    "[[k04471920]] is on the paper",
    "they wrote [[PEGJ850101HDFRRN08]] on it",
  ],
  counterExamples: [
    "a fee of 250000 is too much",
    "USD 1200000",
    "order no. A1234567",
    "H-2A and RA 8042",
    "Rs 2500000 was paid",
    "the form is v1 to v999999999, or A1 to A9999999",
  ],
};
