import { atEdges, letters } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indonesian passport: one letter and seven digits, or two letters and six. */
export const indonesianPassport: Recognizer = {
  label: "ID_PASSPORT",
  title: "Indonesian passport number",
  pattern: atEdges(String.raw`${letters("1")}\d{7}|${letters("2")}\d{6}`),
  context: ["paspor", "indonesia", "indonesian", "imigrasi", "sponsor saya"],
  examples: [
    "Paspor saya [[E5531728]] dibawa majikan ke kantor.",
    "nomor paspor [[X 1048263]] sudah kadaluarsa",
    "The Indonesian worker holds [[C9182736]] issued in Surabaya.",
  ],
  counterExamples: [
    "Paspor berlaku 10 tahun dan harganya Rp 650.000.",
    "Order E5531728 was sent on Monday.",
    "Paspor diganti menurut Permen 18/2022 pasal 4.",
  ],
};
