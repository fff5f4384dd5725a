import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Malaysian passport: A, H or K and eight digits. */
export const malaysianPassport: Recognizer = {
  label: "MY_PASSPORT",
  title: "Malaysian passport number",
  pattern: atEdges(String.raw`[AHK][ \-]?\d{8}`),
  context: ["pasport", "malaysia", "malaysian"],
  examples: [
    "Pasport [[A44719208]] milik ejen itu",
    "Malaysian passport [[H 77192044]] was used to book the flight.",
    "no pasport [[K88102714]]",
  ],
  counterExamples: [
    "Pasport Malaysia berharga RM 200, sah 5 tahun",
    "Rack A44719208 was moved.",
    "Akta Pasport 1966 (Akta 150) seksyen 12",
  ],
};
