import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { readMessage } from "../../reading/read.ts";
import { withWording } from "../with-wording.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]);
});

const heard = (text: string) =>
  withWording(readMessage(text, foldText(text), knowledge), knowledge);

describe("a route and a price, or whether a sum is right, asks what may be charged", () => {
  test.for([
    "India to Kuwait cost?",
    "price Kenya to Qatar",
    "Is 80,000 rupees fair for a carpenter from Kochi to Bahrain?",
    "Kathmandu to Kuala Lumpur 200,000 rupees, too much?",
    "45 thousand taka enough, or is 2,00,000 taka normal for a cook from Sylhet to Kuwait?",
    "harga dari Jakarta ke Taiwan",
    "Semarang ke Taiwan 40 juta, boleh?",
    "¿1.500 dólares es normal, de Bogotá a Canadá?",
    "1500 euros, c'est trop de Tunis à Paris ?",
    "800 долларов нормально, из Оша в Казань?",
    "চট্টগ্রাম থেকে কুয়েত ৭ লাখ কি বেশি?",
    "पोखरा देखि दुबई २ लाख ठिक छ?",
    "लखनऊ से दुबई 90 हजार सही है?",
    "从胡志明市到台北五千美元正常吗?",
    "Je, shilingi 150,000 ni kawaida kutoka Mombasa kwenda Riyadh?",
  ])("%s", (text) => {
    expect(heard(text)).toMatchObject({ aboutWork: true, priceAsked: true });
  });
});

describe("what else is paid on such a way is no such question", () => {
  test.for([
    "Ticket price India to Kuwait?",
    "Is 500 dollars ok to send from Qatar to Nepal by Western Union this week?",
    "laptop price Singapore to Manila",
    "Bus Nairobi to Kampala 30 dollars ok?",
    "My daughter studies nursing in Australia, we are from Nepal, is 15000 dollars tuition normal?",
    "Is 1200 riyals a month right for a cleaner from Dhaka in Riyadh?",
  ])("%s", (text) => {
    expect(heard(text).priceAsked).not.toBe(true);
  });
});
