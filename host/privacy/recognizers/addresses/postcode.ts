import type { Recognizer } from "../../recognizer.ts";

/** Postal codes by their form, or after a word that says so. */
export const postcode: Recognizer = {
  label: "POSTCODE",
  title: "Postal code",
  pattern:
    /(?<![\p{L}\p{N}])(?:(?:post(?:al)?[ ]?codes?|postcodes?|zip(?:[ ]?codes?)?|pin[ ]?codes?|kode[ ]pos|c\.?p\.?|código[ ]postal|cep|plz|индекс|邮编|郵遞區號|우편번호)[ ]{0,2}(?:is|no\.?|:|=)?[ ]{0,2}(?<value>\d{3,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?[ ]?\d[A-Z]{2})(?![\p{L}\p{N}])|(?<value>(?-i:[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?[ ]\d[ABD-HJLNP-UW-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ ]\d[ABCEGHJ-NPRSTV-Z]\d))(?![\p{L}\p{N}]))/giu,
  needs:
    /\d[A-Z\d]? \d|(?:codes?|zip|pos|c\.?p\.?|postal|cep|plz|индекс|邮编|郵遞區號|우편번호)[ :=]{0,4}(?:is|no)?[ .:=]{0,4}[A-Z]{0,2}\d/i,
  rank: 2,
  examples: [
    "zip code [[90210]]",
    "London [[SW1A 1AA]]",
    "Toronto [[M5V 3L9]]",
    "kode pos: [[83115]]",
  ],
  counterExamples: ["code of conduct", "C181 Art. 7", "MC 14-2017", "the zip is broken"],
};
