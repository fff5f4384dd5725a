import type { Recognizer } from "../recognizer.ts";

/** Plates of India and Nepal by their form alone: "DL-01-AB-1234", "BA 2 PA 1234", "बा २ च १२३४". */
export const southAsianPlate: Recognizer = {
  label: "LICENSE_PLATE",
  title: "Indian or Nepali plate",
  pattern:
    /(?<![\p{L}\p{N}-])(?:[A-Z]{2}[ -]\d{1,2}[ -][A-Z]{1,3}[ -]\d{4}|(?:बा|ना|लु|ग|को|मे|स|भे|क|से|ज)[ .]?\d{1,2}[ ]?(?:च|प|ख|ज|क|य|त|फ)[ ]?\d{3,4})(?![\p{L}\p{N}])/gu,
  needs: /[A-Z]{2}[ -]\d|[\u0900-\u097f][ .]?\d/,
  rank: 2,
  examples: ["the car [[DL-01-AB-1234]]", "[[बा २ च १२३४]] मा लगे", "[[MH 12 DE 1433]] took us"],
  counterExamples: ["RA 8042", "AB-12", "को २ जना"],
};
