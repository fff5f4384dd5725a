import type { Recognizer } from "../recognizer.ts";
import { written } from "../patterns/pattern-units.ts";
import { MARK, MIXED, CODE, enough } from "./parts/reference-parts.ts";

/** References of payments, bookings and letters. */
export const referenceNumber: Recognizer = {
  label: "REFERENCE_NUMBER",
  title: "Reference of a payment, booking or letter",
  pattern: written(
    String.raw`(?:ref|reference|our ref|your ref|mtcn|transaction|txn|trx|transfer|remittance|control|booking|pnr|reservation|confirmation|receipt|voucher|slip|referencia|referensi|referensya|รหัสอ้างอิง|referință|референс|المرجع|مرجع)(?:[ ]reference)?(?:${MARK}${CODE}|${MIXED})`,
    "giu",
  ),
  accepts: enough,
  cues: "ref reference our your mtcn transaction txn trx transfer remittance control booking pnr reservation confirmation receipt voucher slip referencia referensi referensya referință референс المرجع مرجع".split(
    " ",
  ),
  rank: 2,
  examples: [
    "ref no. [[TXN88213344]]",
    "MTCN [[123-456-7890]]",
    "booking reference [[6XK9P2]]",
    "Our ref: [[HK/LD/2231/24]]",
  ],
  counterExamples: [
    "with reference to RA 8042",
    "the receipt of 75000 pesos",
    "transfer 500 riyals",
  ],
};
