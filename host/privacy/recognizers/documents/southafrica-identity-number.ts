import { digitsOf, passesLuhn, isShortDay } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** South African identity number: day of birth, four digits, citizenship, a digit, Luhn's formula (Department of Home Affairs). */
export const southAfricanIdentityNumber: Recognizer = {
  label: "ZA_IDENTITY",
  title: "South African identity number",
  pattern: atEdges(String.raw`\d{6}[ \-]?\d{4}[ \-]?[012]\d{2}`),
  accepts: (found) => isShortDay(digitsOf(found)) && passesLuhn(digitsOf(found)),
  examples: [
    "ID number [[8707213258082]] of the farm owner",
    "My ID is [[701117 1824 089]], I work in De Doorns.",
    "inombolo kamazisi [[6604087646082]]",
  ],
  counterExamples: [
    "Stock 8707213258083 was counted.",
    "Act 75 of 1997, section 33, ZAR 30.23",
    "Reference 8713213258082",
  ],
};
