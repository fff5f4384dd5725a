import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Bangladeshi national ID: ten digits on smart cards, thirteen on older ones, seventeen with the birth year in front. */
export const bangladeshiNationalId: Recognizer = {
  label: "BD_NATIONAL_ID",
  title: "Bangladeshi national ID number",
  pattern: atEdges(String.raw`(?:19|20)\d{2}[ \-]?\d{13}|\d{13}|\d{10}|\d{3}[ \-]\d{3}[ \-]\d{4}`),
  context: [
    "nid",
    "national id",
    "smart card",
    "এনআইডি",
    "জাতীয় পরিচয়",
    "জাতীয় পরিচয়",
    "স্মার্ট কার্ড",
    "পরিচয়পত্র",
    "পরিচয়পত্র",
    "jatiyo porichoy",
  ],
  examples: [
    "NID [[5091847263]] was used to open a bKash account.",
    "আমার জাতীয় পরিচয়পত্র নম্বর [[19882694811004417]]",
    "amar nid card er number [[2694811004417]] dalal niye gese",
  ],
  counterExamples: [
    "NID desk, room 5091, ticket 847",
    "The SIM serial 5091847263 is printed on the tray.",
    "জাতীয় পরিচয়পত্র আইন 2010 ও ফি 230 টাকা",
  ],
};
