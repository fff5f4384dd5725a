import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Lao identity card or family book number; forms differ by province, so only beside words that say so. */
export const laoIdentityCard: Recognizer = {
  label: "LA_IDENTITY_CARD",
  title: "Lao identity card, family book or passport number",
  pattern: atEdges(String.raw`P[AN]?[ \-]?\d{7}|\d{2}[\-/ ]\d{6,8}|\d{8,13}`),
  context: [
    "ບັດປະຈຳຕົວ",
    "ບັດປະຈໍາຕົວ",
    "ສຳມະໂນຄົວ",
    "ພາສປອດ",
    "ໜັງສືຜ່ານແດນ",
    "lao id",
    "lao passport",
    "laos",
  ],
  rank: 1,
  examples: [
    "ບັດປະຈຳຕົວເລກທີ [[01-447281]] ຢູ່ກັບນາຍຈ້າງ",
    "ໜັງສືຜ່ານແດນ [[PA0184472]] ຖືກຍຶດ",
    "Lao ID [[1204471890]] was asked for at the bridge.",
  ],
  counterExamples: [
    "ບັດປະຈຳຕົວ ຄ່າທຳນຽມ 50.000 ກີບ ປີ 2024",
    "Label 1204471890 fell off.",
    "Laos has 18 provinces and Decree 245 of 2020.",
  ],
};
