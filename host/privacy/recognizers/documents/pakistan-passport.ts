import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Pakistani passport: two letters and seven digits. */
export const pakistaniPassport: Recognizer = {
  label: "PK_PASSPORT",
  title: "Pakistani passport number",
  pattern: atEdges(String.raw`${letters("2")}\d{7}`),
  context: ["pakistan", "pakistani", "پاسپورٹ", "protector"],
  examples: [
    "Pakistani passport [[KM8810427]], protector stamp missing",
    "میرا پاسپورٹ [[AB 7719304]] کفیل کے پاس ہے",
    "Protector of Emigrants registered [[ZX4410928]]",
  ],
  counterExamples: [
    "Pakistan set PKR 6000 as service charge in 2019.",
    "Waybill KM8810427 is lost.",
    "پاسپورٹ کی فیس 3000 روپے",
  ],
};
