import { digitsOf, passesLuhn } from "./parts/checksums.ts";
import type { Recognizer } from "../recognizer.ts";

/** Numbers of payment cards: 13 to 19 digits that begin as an issuer's do (ISO/IEC 7812) and pass Luhn's check. */
export const paymentCard: Recognizer = {
  label: "CARD",
  title: "Payment card number",
  pattern:
    /(?<![\p{Script=Latin}\p{N}])(?<!\p{N}[.:-])[2-6](?:[ .\-/_]{0,2}\d){12,18}(?!\p{N}|[.:-]\p{N})/gu,
  accepts: (found) => passesLuhn(digitsOf(found)) && !/^(\d)\1+$/.test(digitsOf(found)),
  rank: 3.6,
  examples: [
    "card [[4111 1111 1111 1111]] was charged",
    "amex [[378282246310005]]",
    "[[5555-5555-5555-4444]]",
    "paid with [[6011.1111.1111.1117]]",
  ],
  counterExamples: ["4111 1111 1111 1112", "2000 3000 4000", "order 4111111"],
};
