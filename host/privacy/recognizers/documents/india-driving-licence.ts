import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indian driving licence: state, office, year of first issue, seven digits (Sarathi). */
export const indianDrivingLicence: Recognizer = {
  label: "IN_DRIVING_LICENCE",
  title: "Indian driving licence number",
  pattern: atEdges(
    String.raw`(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[NRS]|U[APK]|WB)[ \-]?\d{2}[ \-]?(?:19|20)\d{2}[ \-]?\d{7}`,
  ),
  examples: [
    "My licence [[MH12 20110044718]] is valid for buses.",
    "ड्राइविंग लाइसेंस [[UP-1420150091823]] की कॉपी",
    "[[KL0720180003391]] is the DL he gave the company",
  ],
  counterExamples: [
    "The bus MH 12 AB 4471 was late.",
    "Case DL 12 of 2011, para 44718",
    "XX1220110044718 is the tracking code.",
  ],
};
