import { digitsOf, isDay } from "../parts/checksums.ts";
import { atEdges, GAP } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indonesian NIK: province, regency and district, the day of birth (plus forty for women), month, year, four digits. */
export const indonesianIdentityNumber: Recognizer = {
  label: "ID_NIK",
  title: "Indonesian population identity number (NIK)",
  pattern: atEdges(
    String.raw`[1-9]\d{5}${GAP}\d{6}${GAP}\d{4}|[1-9]\d{3}${GAP}\d{4}${GAP}\d{4}${GAP}\d{4}`,
  ),
  accepts: (found) => {
    const digits = digitsOf(found);
    const day = Number(digits.slice(6, 8));
    const born = String(day > 40 ? day - 40 : day).padStart(2, "0");
    return (
      Number(digits.slice(0, 2)) <= 97 && isDay(digits.slice(10, 12), digits.slice(8, 10), born)
    );
  },
  examples: [
    "NIK saya [[3507126903880004]], KTP ditahan agen.",
    "Nomor KTP: [[3275 0445 0992 0007]] atas nama ibu saya",
    "they copied my ID card number [[520108 170195 0012]] twice",
  ],
  counterExamples: [
    "Nomor resi 3507129999880004 belum sampai.",
    "Biaya Rp 75.000.000 sesuai UU 18/2017 pasal 30.",
    "Kartu 4213104949968171 ditolak mesin.",
  ],
};
