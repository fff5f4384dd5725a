import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Two words with capitals or more before what is told of a person: "Maria Santos, DOB 1990-05-03". */
export const nameBeforePapers: Recognizer = {
  label: "NAME",
  title: "Name before a birth date, paper or number",
  pattern: written(
    String.raw`(?<=(?<![\p{L}\p{M}.'’-])(?<value>${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){1,3})(?:,|:|;|[ ]?[(]|[ ]-)[ ]?(?:with[ ])?)(?:dob|DOB|D\.O\.B|born|aged|age|passport|Passport|PP|HKID|NRIC|Iqama|iqama|ID|tel|Tel|TEL|mobile|Mobile|phone|Phone|cell|cp|CP|whatsapp|WhatsApp|lahir|umur|paspor|ipinanganak|nacida|nacido|pasaporte)(?![\p{L}])`,
    "gu",
  ),
  cues: "dob d born aged age passport pp hkid nric iqama id tel mobile phone cell cp whatsapp lahir umur paspor ipinanganak nacida nacido pasaporte".split(
    " ",
  ),
  examples: [
    "[[Maria Santos]], DOB 03/15/1990",
    "[[Ram Bahadur Thapa]] (passport 1234567)",
    "worker: [[Siti Aminah]], umur 24",
  ],
  counterExamples: [
    "Hong Kong, born of trade",
    "in Saudi Arabia, passport taken",
    "The Agency, phone it",
  ],
};
