import { digitsOf } from "./parts/checksums.ts";
import type { Recognizer } from "../recognizer.ts";
import { phone } from "./phone.ts";

const LONG_ENOUGH = 7;
const isNumber = (found: string) => phone.accepts?.(found) ?? false;

/** A phone number that goes on in the next line or column, whose first part is none by itself. */
export const brokenPhone: Recognizer = {
  label: "PHONE",
  title: "Phone number over two lines",
  pattern:
    /(?<![\p{L}\p{N}<_@#$.,:/-])(?:\+\d|\(0|0)\d{0,14}(?:[ .\-()]{1,2}\d{1,8}){0,3}[ \-.]?(?:\r?\n|\t)[ ]?\d{2,10}(?:[ .\-\t]\d{2,5}){0,3}(?![\p{L}\p{N}]|[.,:/]\d)/gu,
  accepts(found) {
    const [first = ""] = found.split(/[\r\n\t]/);
    return digitsOf(first).length < LONG_ENOUGH && isNumber(found.replaceAll(/[\r\n\t]+/g, " "));
  },
  needs: /\d[ \-.]?(?:\r?\n|\t)[ ]?\d/,
  rank: 2,
  examples: ["call [[0917\n482 9173]] now", "tel. [[+966 55\r\n148 2917]]", "[[0917\t482\t9173]]"],
  counterExamples: ["fees\n1500\n200000\n30", "0917\nnext", "at 08:00\n17:00"],
};
