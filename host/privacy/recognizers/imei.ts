import { digitsOf, passesLuhn } from "./parts/checksums.ts";
import type { Recognizer } from "../recognizer.ts";

/** Serial numbers of phones (3GPP TS 23.003): 15 digits with Luhn's check. */
export const imei: Recognizer = {
  label: "IMEI",
  title: "IMEI of a phone",
  pattern: /(?<![\p{Script=Latin}\p{N}])\d{2}[ .\-/]?\d{6}[ .\-/]?\d{6}[ .\-/]?\d(?!\p{N})/gu,
  accepts: (found) => passesLuhn(digitsOf(found)) && /[1-9]/.test(found),
  context: [
    "imei",
    "phone",
    "mobile",
    "handset",
    "device",
    "cellphone",
    "celular",
    "hp",
    "ponsel",
    "телефон",
    "هاتف",
    "جوال",
    "मोबाइल",
    "মোবাইল",
    "手机",
    "手機",
    "điện thoại",
    "โทรศัพท์",
  ],
  rank: 4,
  examples: [
    "IMEI [[490154203237518]]",
    "phone imei: [[49-015420-323751-8]]",
    "device [[35 209900 176148 1]]",
  ],
  counterExamples: ["IMEI 490154203237519", "the phone costs 490 riyal", "490154203237"],
};
