import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Burmese passport: M, a letter and six digits. */
export const burmesePassport: Recognizer = {
  label: "MM_PASSPORT",
  title: "Burmese passport number",
  pattern: atEdges(String.raw`M[A-Z]-?\d{6}|(?-i:M[A-Z]) \d{6}`),
  context: ["passport", "myanmar", "burmese", "burma", "နိုင်ငံကူး", "ပတ်စ်ပို့", "pj"],
  examples: [
    "Myanmar passport [[MF447190]] held by the factory",
    "နိုင်ငံကူးလက်မှတ် [[MC 018427]] သူဌေး သိမ်းထားတယ်",
    "his burmese passport is [[me220914]]",
  ],
  counterExamples: [
    "Myanmar charged MMK 447190 last year.",
    "Locker MF447190 is open.",
    "Myanmar passport fees under MC 12 of 2020",
  ],
};
