import { expect, test } from "vitest";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { emptyEvidence } from "../../engine/empty-evidence.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { withDanger } from "./heard-danger.ts";

const NOBODY = { offer: 0, danger: 0, victim: 0, inquiry: 0, compliance: 0, unrelated: 0 };

const heard = (topics: readonly string[], wording: Partial<KindChances> | null, over = {}) =>
  withDanger({
    ...(emptyEvidence().reading satisfies Reading),
    topics: new Set(topics),
    wording: wording === null ? null : { ...NOBODY, ...wording },
    ...over,
  }).danger;

const heardIn = (language: string, text: string) =>
  heard([], { danger: 0.15, victim: 0.7 }, { language, text, folded: foldText(text) });

test("a call for help, and what could not be read, are likely danger", () => {
  expect(heard(["help"], null, { callsForHelp: true })).toBe("likely");
  expect(heard([], null, { unread: true })).toBe("likely");
  expect(heard(["help", "confinement"], { unrelated: 0.3 })).toBe("likely");
});

test("the wording of people in danger is likely danger, and a trace of it in a victim's", () => {
  expect(heard([], { danger: 0.31 })).toBe("likely");
  expect(heard([], { danger: 0.12, victim: 0.6 })).toBe("likely");
  expect(heard([], { danger: 0.12, victim: 0.2 })).toBe("possible");
  expect(heard([], { danger: 0.05, victim: 0.9 })).toBeNull();
});

test("who is not paid sounds like a victim and is in no danger until danger itself is heard", () => {
  expect(heard(["unpaid", "help"], { danger: 0.15, victim: 0.7 })).toBeNull();
  expect(heard(["deduction"], { danger: 0.15, victim: 0.7 })).toBeNull();
  expect(heard(["unpaid"], { danger: 0.4, victim: 0.5 })).toBe("likely");
  expect(heard(["unpaid", "seizure"], { danger: 0.15, victim: 0.7 })).toBe("likely");
  expect(heard(["unpaid", "violence"], { danger: 0.15, victim: 0.7 })).toBe("likely");
});

test("who tells only what a recruiter asks is in no danger until danger itself is heard", () => {
  expect(heard(["fee", "agent"], { danger: 0.15, victim: 0.7 })).toBeNull();
  expect(heard(["fee", "agent"], { danger: 0.3, victim: 0.6 })).toBe("likely");
  expect(heard(["fee", "threat"], { danger: 0.15, victim: 0.7 })).toBe("likely");
});

test.for([
  ["ru", "Получку не дали, ждём второй месяц"],
  ["uk", "Фірма винна мені гроші за три місяці роботи"],
  ["hi", "वेतन अभी तक नहीं आया"],
  ["id", "Upah bulan lalu belum saya terima"],
  ["es", "La nómina de marzo no ha llegado"],
  ["ne", "पाँच महिनाको तलब पाएको छैन"],
] as const)("pay that does not come is owed in any words: %s, %s", ([language, text]) => {
  expect(heardIn(language, text)).toBeNull();
});

test.for([
  ["ru", "Получку не дали, бригадир запер нас в вагоне"],
  ["uk", "Фірма винна мені гроші за три місяці роботи, начальник погрожує"],
  ["hi", "वेतन अभी तक नहीं आया, मालिक मारता है"],
  ["id", "Upah bulan lalu belum saya terima, majikan memukul saya"],
  ["es", "La nómina de marzo no ha llegado y nos vigila un guardia"],
  ["ne", "तलब पाएको छैन, ढोकामा ताला लगाउँछ"],
] as const)("a deed beside it is danger, whatever is owed: %s, %s", ([language, text]) => {
  expect(heardIn(language, text)).toBe("likely");
});

test("a word of violence in a victim's message is likely danger", () => {
  expect(heard(["violence", "unpaid"], { danger: 0.05, victim: 0.6 })).toBe("likely");
  expect(heard(["violence"], { compliance: 0.9 })).toBeNull();
});

test("a word of harm alone is possible danger, unless all else is spoken of; a question is none", () => {
  expect(heard(["threat"], { victim: 0.4 })).toBe("possible");
  expect(heard(["threat"], null)).toBe("possible");
  expect(heard(["confinement"], { unrelated: 0.9 })).toBeNull();
  expect(heard([], { danger: 0.12, victim: 0.05, inquiry: 0.7 })).toBeNull();
});

test("what was heard before is not kept when the reading says something else", () => {
  expect(heard(["salary"], { inquiry: 0.9 }, { danger: "likely" })).toBeNull();
});
