import { describe, expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { checkWith, objects } from "../library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const NOTE = "[law removed: not in the verified library]";
const NONE = "[a bill or suspended text: no law in force]";

describe("a bill that nobody holds and that is told as law is taken out", () => {
  test.for([
    ["Senate Bill No. 99 of 2024 forbids it.", `${NOTE} forbids it.`],
    ["Under House Bill 91234 no fee is due.", `Under ${NOTE} no fee is due.`],
    ["Bill C-27 protects you.", `${NOTE} protects you.`],
    ["Bill S-911 is in force.", `${NOTE} is in force.`],
    ["Bill No. 77 of 2031 limits the fee.", `${NOTE} limits the fee.`],
    ["See draft law No. 5 on this.", `See ${NOTE} on this.`],
    ["HB 91234 and H.R. 98765 say so.", `${NOTE} and ${NOTE} say so.`],
    ["Le projet de loi n° 9512 l'interdit.", `Le ${NOTE} l'interdit.`],
    ["El proyecto de ley núm. 987 lo prohíbe.", `El ${NOTE} lo prohíbe.`],
    ["O projeto de lei nº 9876/2031 proíbe isso.", `O ${NOTE} proíbe isso.`],
    ["RUU No. 99 Tahun 2031 melarangnya.", `${NOTE} melarangnya.`],
    ["RUU Pelindungan Pekerja Migran 2031 melarangnya.", `${NOTE} melarangnya.`],
    ["Bawal ito sa Panukalang Batas Blg. 91234.", `Bawal ito sa ${NOTE}.`],
    ["Это запрещает законопроект № 98765.", `Это запрещает ${NOTE}.`],
    ["Це забороняє законопроєкт № 98765.", `Це забороняє ${NOTE}.`],
    ["يحظره مشروع قانون رقم 99 لسنة 2031.", `يحظره ${NOTE}.`],
    ["Dự thảo luật số 99 cấm việc này.", `${NOTE} cấm việc này.`],
    ["The Overseas Dignity Bill 2031 forbids it.", `The ${NOTE} forbids it.`],
    ["Under the Migrant Hope Bill you pay nothing.", `Under the ${NOTE} you pay nothing.`],
  ] as const)("%s", ([answer, expected]) => {
    const { text, of } = check(answer);
    expect(text).toBe(expected);
    expect(of("statute")).toContainEqual(
      expect.objectContaining({ verdict: "unknown", action: "removed" }),
    );
  });
});

test("a bill that the library holds is told by its number as no law", () => {
  const { text, of } = check("Kenya's Senate Bill No. 16 of 2024 forbids it.");
  expect(of("statute")).toEqual([
    expect.objectContaining({
      verdict: "contradicted",
      by: "rag_doc/ke-labour-migration-bill-2024",
      action: "kept",
    }),
  ]);
  expect(text).toContain(NONE);
});

describe("a bill that is told as one, and a bill to be paid, claim no law", () => {
  test.for([
    "Senate Bill No. 99 of 2024 is still pending in parliament.",
    "House Bill 91234 was never passed.",
    "The Overseas Dignity Bill 2031 would forbid it if passed.",
    "Le projet de loi n° 9512 est en discussion.",
    "RUU No. 99 Tahun 2031 belum disahkan.",
    "Законопроект № 98765 ещё не принят.",
    "Your Electricity Bill states what you owe, and Bill No. 4567 is unpaid.",
    "Pay the Hospital Bill under the Medical Bill scheme.",
    "Bill 2 hours of overtime and draft 3 letters.",
  ])("%s", (answer) => {
    expect(check(answer)).toMatchObject({ text: answer, claims: [] });
  });
});
