import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "../message/whole-reading.ts";
import { readStance } from "./stance.ts";
import { setsOutTerms } from "./terms-of-a-job.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});
const setsOut = (text: string): boolean => setsOutTerms(wholeReading(foldText(text), knowledge));

describe("the bare terms of a job, told of nobody", () => {
  test.for([
    "Visa for Oman, 2,500 dollars first, employer keeps the passport",
    "Trabajo en Arabia, 2.000 euros por adelantado, la empresa guarda el pasaporte",
    "Emploi au Koweït, 1 500 euros d'avance, l'agence garde le passeport",
    "Kerja di Polandia, bayar 50 juta dulu, paspor disimpan perusahaan",
    "Trabaho sa Oman, bayad 40k muna bago umalis, hawak ng agency ang passport",
    "Việc làm ở Malaysia, nộp 70 triệu trước, chủ giữ hộ chiếu",
    "मलेशिया में काम, 2 लाख पहले, पासपोर्ट मालिक के पास रहेगा",
    "فيزا الأردن 1200 دينار، الجواز عند الكفيل",
    "Trabajo en Qatar, pagas 1.800 euros, la empresa guarda el pasaporte",
    "tr4b4j0 3n 0m4n, p4g4s 2500, p4s4p0rt3 c0n l4 3mpr3s4",
    "t r a b a j o   e n   q a t a r   p a g a s   2 5 0 0   e l   p a s a p o r t e   l o   g u a r d a   e l   j e f e",
    "Emploi au Qatar, payez 1 800 euros, le patron garde le passeport",
  ])("%s", (text) => expect(setsOut(text)).toBe(true));

  test.for([
    "Work in Oman: paid 2,500 dollars, employer keeps the passport",
    "My job in Oman cost 2,500 dollars first and the employer keeps my passport",
    "Trabajo en Arabia, pagué 2.000 euros antes y la empresa guarda el pasaporte",
    "Kerja di Polandia, sudah bayar 50 juta, paspor disimpan perusahaan",
    "在沙特打工，中介收了三万，护照被公司扣了",
    "Trabajo en Arabia, ¿la empresa guarda el pasaporte y pide 2.000 euros antes?",
    "Trabajo en Qatar, me pagan 1.800 euros y guardo yo el pasaporte",
    "Job in Oman, no fee, you keep your own passport",
  ])("not %s", (text) => expect(setsOut(text)).toBe(false));

  test("are an offer where the wording is a victim's, and change no other stance", () => {
    const heard = (victim: number, inquiry: number) =>
      readStance(
        new Map([["always", 1]]),
        { offer: 0.1, danger: 0, victim, inquiry, compliance: 0.05, unrelated: 0.05 },
        { speaker: { wording: 1, cues: {} }, terms: true },
      ).label;
    expect([heard(0.7, 0.1), heard(0.1, 0.7)]).toEqual(["offer", "inquiry"]);
  });
});
