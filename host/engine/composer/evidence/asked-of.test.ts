import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../../bench/quality/judged.ts";
import { withoutAskedOf } from "./asked-of.ts";
import { readEvidence } from "./evidence.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(
    await knowledgeOf([join(import.meta.dirname, "../../../../knowledge")]),
  );
});

async function told(text: string): Promise<readonly string[]> {
  const { trace, reading } = await judge(text);
  return withoutAskedOf(readEvidence({ trace }), reading).hits.map(({ rule }) => rule);
}

describe("a question for a price is no demand", () => {
  test.for([
    "What placement fee may a recruitment agency charge to workers who go to Oman?",
    "Under which law of Kenya can an agency be fined that deducts recruitment fees from wages?",
    "¿Cuánto puede cobrar una agencia a una trabajadora por el visado?",
    "Magkano ang pwedeng singilin ng agency na placement fee papuntang Japan?",
    "Berapa biaya penempatan yang boleh dibebankan ke PMI untuk Taiwan?",
    "Công ty được thu bao nhiêu phí môi giới của lao động đi Hàn Quốc?",
    "Сколько агентство может взять с работника за визу в Чехию?",
  ])("%s", async (text) => {
    expect(await told(text)).toEqual([]);
  });
});

describe("a sum that is asked for is told, whatever is asked about it", () => {
  test.for([
    "The agency asks me 3,000 dollars placement fee for Oman, is it legal?",
    "La agencia me cobra 2.000 dólares por el visado de trabajo, ¿es legal?",
    "Sinisingil ako ng agency ng 90,000 na placement fee papuntang Japan, tama ba?",
    "Agen minta biaya penempatan 30 juta untuk kerja ke Taiwan, boleh?",
  ])("%s", async (text) => {
    expect(await told(text)).not.toEqual([]);
  });
});
