import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Indonesian stay permit (ITAS, ITAP) or visa index: signs in groups of digits and letters. */
export const indonesianStayPermit: Recognizer = {
  label: "ID_STAY_PERMIT",
  title: "Indonesian stay permit (KITAS, KITAP) number",
  pattern: atEdges(String.raw`\d[A-Z]\d{1,2}[A-Z]{2}\d{4,5}[A-Z]{0,3}`),
  context: ["kitas", "kitap", "itas", "itap", "izin tinggal"],
  examples: [
    "ID card (KITAS) [[2C21JE0447AT]]",
    "izin tinggal [[2C11JD7719R]] habis",
    "his KITAP is [[3D21JE90447W]]",
  ],
  counterExamples: [
    "Kode barang 2C21JE0447AT habis",
    "KITAS berlaku 1 tahun, Rp 1.500.000",
    "UU 6/2011 pasal 48 tentang izin tinggal",
  ],
};
