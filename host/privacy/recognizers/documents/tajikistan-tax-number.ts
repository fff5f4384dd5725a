import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Tajik taxpayer's number (РМА, ИНН): nine digits; no public checksum. */
export const tajikTaxNumber: Recognizer = {
  label: "TJ_TAX_NUMBER",
  title: "Tajik taxpayer's number (РМА)",
  pattern: atEdges(String.raw`\d{9}`),
  context: ["рма", "рақами мушаххаси", "tajik", "tajikistan", "тоҷикистон", "таджикистан", "рмш"],
  examples: [
    "РМА [[044719208]] аз андоз",
    "Tajik tax number [[510277144]]",
    "рақами мушаххаси ман [[077192044]]",
  ],
  counterExamples: [
    "Қуттӣ 044719208",
    "Қонуни Тоҷикистон 881, моддаи 7",
    "Tajikistan, 800 somoni in 2024",
  ],
};
