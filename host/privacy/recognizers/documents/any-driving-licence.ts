import { atEdges, capitals } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";
import { isRoundSum } from "../parts/round.ts";

/** Driving licence number beside words that say so. */
export const drivingLicenceNumber: Recognizer = {
  label: "DRIVING_LICENCE",
  title: "Driving licence number",
  pattern: atEdges(
    String.raw`(?-i:[A-Z]{1,5}\d{6}[A-Z0-9]{5,8})|(?:${capitals("1,3")})?\d(?:[ \-]?\d){5,12}(?:-?[A-Z]{1,2})?|[A-Z]\d{2}-\d{2}-\d{6}`,
  ),
  accepts: (found) =>
    !isRoundSum(found) &&
    !/^(?:19|20)\d{2}[01]\d[0-3]\d$|^(?:19|20)\d{2}-\d{2}-\d{2}$|^(?:19|20)\d{2} ?- ?(?:19|20)\d{2}$/.test(
      found,
    ),
  context: [
    "driving licence",
    "driving license",
    "driver licence",
    "licence no",
    "license no",
    "driver's license",
    "driver's licence",
    "drivers license",
    "driver license",
    "licencia de conducir",
    "permis de conduire",
    "patente di guida",
    "führerschein",
    "carta de condução",
    "cnh",
    "prawo jazdy",
    "ehliyet",
    "водительск",
    "права",
    "посвідчення водія",
    "رخصة القيادة",
    "رخصة قيادة",
    "رخصة السياقة",
    "ڈرائیونگ لائسنس",
    "ड्राइविंग लाइसेंस",
    "सवारी चालक",
    "ড্রাইভিং লাইসেন্স",
    "ஓட்டுநர் உரிமம்",
    "රියදුරු බලපත්",
    "lisensya sa pagmamaneho",
    "driver's license no",
    "sim a",
    "sim b1",
    "bằng lái",
    "giấy phép lái xe",
    "ใบขับขี่",
    "驾驶证",
    "駕照",
    "駕駛執照",
    "運転免許",
    "운전면허",
    "leseni ya udereva",
    "መንጃ ፈቃድ",
  ],
  rank: 1,
  examples: [
    "Driving licence [[MORGA657054SM9IJ]] is what he showed.",
    "driver's license no. [[N04-12-771920]] po",
    "رخصة القيادة [[4471920]]",
  ],
  counterExamples: [
    "A driving licence costs 40 OMR and 30 hours of lessons.",
    "The jar MORGA657054SM9IJ is empty.",
    "Driving licence rules, S.I. 1999/2864, reg. 3",
  ],
};
