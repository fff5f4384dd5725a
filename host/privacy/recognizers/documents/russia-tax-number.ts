import { weightedSum } from "../parts/checksums.ts";
import { atEdges } from "../parts/edges.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Russian ИНН of a person: twelve digits, two of control (Order of the Federal Tax Service). */
export const russianTaxNumber: Recognizer = {
  label: "RU_INN",
  title: "Russian taxpayer's number (ИНН)",
  pattern: atEdges(String.raw`(?<!\+)\d{12}`),
  accepts: (found) =>
    (weightedSum(found, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(found[10]) &&
    (weightedSum(found, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(found[11]),
  examples: [
    "ИНН [[664540030650]] для патента",
    "инн работника: [[787485028465]]",
    "My INN [[783070933574]] is on the contract.",
  ],
  counterExamples: [
    "Трек 664540030651 не найден",
    "Постановление 1598 от 2020 года",
    "Счёт 787485028400",
  ],
};
