import type { Recognizer } from "../recognizer.ts";

/** Bank codes (ISO 9362), where a word says so. */
export const swiftCode: Recognizer = {
  label: "SWIFT_CODE",
  title: "SWIFT/BIC code",
  pattern:
    /(?:swift|bic|iban)(?:[ /]{0,2}(?:bic|swift|code|no|number|is|kodu|código|codigo|kode))?s?\s{0,2}(?:[:=#-]|is)?\s{0,2}(?<value>[A-Z]{4}[ ]?[A-Z]{2}[ ]?[A-Z0-9]{2}(?:[ ]?[A-Z0-9]{3})?)(?![\p{L}\p{N}])/giu,
  accepts: (found) => found === found.toUpperCase() || /\d/.test(found),
  cues: ["swift", "bic"],
  rank: 2,
  examples: ["SWIFT: [[BNORPHMM]]", "swift code is [[HSBCHKHHHKH]]", "BIC [[EBILAEAD]]"],
  counterExamples: ["a swift decision was made", "Swift: transfer money today", "BNORPHMM"],
};
