import type { Recognizer } from "../recognizer.ts";
import { phone } from "./phone.ts";

const isNumber = (found: string) => phone.accepts?.(found.replaceAll(/[^\d+]+/gu, " ")) ?? false;

/** A phone number with commas or pictures between its groups, which no sum begins like, or joined to a word by a line. */
export const oddPhone: Recognizer = {
  label: "PHONE",
  title: "Phone number with commas or pictures",
  pattern:
    /(?<![\p{L}\p{N}.,:/-])(?:\+\d{1,3}[, ]{1,2})?(?:0\d{1,4}|(?<=\+\d{1,3}[, ]{1,2})\d{2,4})(?:,[ ]?\d{2,4}){2,3}(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}.,:/-])\+?\d{1,5}(?:[ ]?[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}]{1,3}[ ]?\d{1,5}){1,10}(?![\p{L}\p{N}]|[.,]\d)|(?<=(?<![\p{L}\p{N}])(?:tel|telp|phone|fone|ph|mobile|mob|cell|cp|hp|wa|whatsapp|viber|call|contact|no|num|number|kontak|sdt)_)\+?\d{7,15}(?![\p{L}\p{N}]|[.,]\d)/giu,
  accepts: isNumber,
  needs: /\d,[ ]?\d|\p{Extended_Pictographic}[ ]?\d|_\+?\d/u,
  rank: 2,
  examples: [
    "viber [[0918,552,7104]] lang",
    "call 📞[[0918📱552📱7104]] now",
    "tel_[[09185527104]] or wa_[[+966551482917]]",
  ],
  counterExamples: [
    "1,500,000 rupiah",
    "paid 20,000,15,000 and 1,500",
    "🕐 10 🕑 11",
    "file_20240111",
  ],
};
