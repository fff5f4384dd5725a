import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ethiopian Fayda number: sixteen digits on the card (FAN), twelve of the identity itself (FIN); no public checksum. */
export const ethiopianFayda: Recognizer = {
  label: "ET_FAYDA",
  title: "Ethiopian Fayda identity number (FAN, FIN)",
  pattern: atEdges(String.raw`\d{4}${GAP}\d{4}${GAP}\d{4}(?:${GAP}\d{4})?`),
  context: [
    "fayda",
    "fan",
    "fin",
    "ethiopia",
    "ethiopian",
    "ፋይዳ",
    "የፋይዳ",
    "በፋይዳ",
    "መታወቂያ",
    "የመታወቂያ",
  ],
  examples: [
    "Fayda number [[4471 9208 8102 7714]] was typed into his phone",
    "የፋይዳ ቁጥሬ [[6120384477192044]] ነው",
    "FIN [[3310-5582-9047]] Addis Ababa",
  ],
  counterExamples: [
    "Proclamation 923/2016, article 10, ETB 4471",
    "The carton says 4471 9208 8102 7714.",
    "Ethiopia signed in 2016 and 2023.",
  ],
};
