import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Kyrgyz, Uzbek, Tajik, Kazakh and Turkmen passports: one or two letters (ID, AN, FA, K, N …) and seven or eight digits. */
export const centralAsianPassport: Recognizer = {
  label: "CENTRAL_ASIA_PASSPORT",
  title: "Passport number of a Central Asian state",
  pattern: atEdges(String.raw`(?:ID|AN|AC|A[ABDEF]|FA|FB|KA|PE|[KNA])[ \-№]{0,2}\d{7,9}|\d{9}`),
  context: [
    "паспорт",
    "pasport",
    "pasporti",
    "паспорти",
    "шиноснома",
    "шиносномаи",
    "uzbek passport",
    "kyrgyz passport",
    "tajik passport",
    "ўзбекистон",
    "o'zbekiston",
    "кыргызстан",
    "тоҷикистон",
  ],
  examples: [
    "паспорт [[ID4471920]] у бригадира на стройке",
    "pasportim [[FA 7719204]] ish beruvchida",
    "шиносномаи ман [[A08102771]] дар дасти хоҷаин",
  ],
  counterExamples: [
    "паспорт выдают за 10 дней, 1500 сомов",
    "Qavat AN4471920",
    "Tajik somoni 800 in 2024",
  ],
};
