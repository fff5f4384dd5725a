import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Number of the overseas employment certificate or of the e-registration; the form varied over the years. */
export const exitClearance: Recognizer = {
  label: "PH_EXIT_CLEARANCE",
  title: "Philippine overseas employment certificate or e-registration number",
  pattern: atEdges(String.raw`(?:[A-Z]{1,4}-?)?(?:\d{4}-(?:[A-Z]{2,3}-)?\d{5,9}|\d{7,13})`),
  context: [
    "oec",
    "overseas employment certificate",
    "e-registration",
    "e-reg",
    "exit clearance",
    "exit pass",
    "balik-manggagawa",
    "balik manggagawa",
  ],
  examples: [
    "OEC number [[HK-88210457]] was issued in Hong Kong.",
    "Hindi ako pinalipad, sabi nila peke ang exit clearance ko [[2026-01934477]].",
    "e-registration no. [[R20184471209]]",
  ],
  counterExamples: [
    "The OEC is valid 60 days, see MC 14-2017.",
    "An exit clearance costs PHP 100 and the hotline is 1348.",
    "Order 88210457 was delivered.",
  ],
};
