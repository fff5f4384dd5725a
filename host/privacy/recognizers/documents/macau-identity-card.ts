import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Macau resident or non-resident worker's card: a digit, six digits, a check digit in brackets or behind strokes; no public checksum. */
export const macauIdentityCard: Recognizer = {
  label: "MO_IDENTITY_CARD",
  title: "Macau resident or non-resident worker's card number",
  pattern: atEdges(String.raw`[1-9]\d{6}\(\d\)|[1-9]/\d{6}/\d|[1-9]\d{7}/\d{4}`),
  examples: [
    "藍卡號碼[[2447192(8)]]在公司",
    "BIR [[5/771920/4]] and the blue card are gone.",
    "Macau worker card [[21447190/2019]]",
  ],
  counterExamples: [
    "Law 21/2009 and 7/2008 article 12(4)",
    "See table 244719(8) on the page.",
    "Dated 5/7/2019 at 10:30",
  ],
};
