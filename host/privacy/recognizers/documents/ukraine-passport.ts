import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Ukrainian passport: two letters and six digits, or nine digits of the card. */
export const ukrainianPassport: Recognizer = {
  label: "UA_PASSPORT",
  title: "Ukrainian passport or identity card number",
  pattern: atEdges(String.raw`(?<!\p{L})(?-i:[А-ЯІЇЄҐ]{2}) ?№? ?\d{6}|[A-Z]{2} ?\d{6}|\d{9}`),
  context: ["паспорт", "ід-картк", "id-картк", "ukrainian passport", "ukraine"],
  examples: [
    "паспорт [[КВ 447192]] забрав бригадир",
    "Закордонний паспорт [[FE771920]] у роботодавця",
    "ID-картка, паспорт [[004471920]]",
  ],
  counterExamples: [
    "паспорт коштує 1042 грн, діє 10 років",
    "Секція КВ 447192",
    "Закон 2235-III стаття 5",
  ],
};
