import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Reading } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { wholeReading } from "../../message/whole-reading.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]);
});

const read = (text: string): Reading => wholeReading(foldText(text), knowledge);

describe("a relative whose price or right is asked about is not missed", () => {
  test.for([
    "My niece plans to work in Hong Kong as a helper, from Indonesia. How many months of deduction are allowed?",
    "Mi primo va a trabajar a España desde Perú. ¿Qué puede cobrarle la agencia?",
    "Pinsan ko pupunta ng Japan, magkano dapat ang bayad sa agency?",
    "मेरी भाभी कुवैत जा रही है, एजेंट की फीस कितनी होनी चाहिए?",
    "আমার চাচাতো ভাই মালয়েশিয়া যাবে, এজেন্সি কত টাকা নিতে পারে?",
    "Ma cousine part au Liban depuis Madagascar, combien l'agence peut-elle prendre ?",
    "Моя тётя работает в Италии сиделкой. Сколько дней отпуска ей положено?",
    "我姐姐要去香港做家佣,中介最多收多少?",
    "اختي رايحة الأردن تشتغل في بيت، كم ياخد المكتب؟",
    "My sister in Dubai earns 700 dirhams, is that less than the law says?",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ fromAfar: undefined, danger: null });
  });
});

describe("a relative who does not answer, or whom harm befell, is", () => {
  test.for([
    "My niece in Hong Kong has stopped calling and her employer does not pick up",
    "Mi primo está en España, hace un mes que no sabemos nada de él y el patrón tiene su pasaporte",
    "Pinsan ko sa Japan, kinulong ng amo at hindi pinapakain",
    "Adik saya di Taiwan dipukul majikan, dia menangis di telepon",
    "मेरी भाभी कुवैत में है, मालिक उसे मारता है और फोन छीन लिया",
    "Ma cousine au Liban est enfermée, la patronne la frappe",
    "Моя тётя в Италии, хозяйка запирает её дома и бьёт",
    "اختي في الأردن محبوسة والكفيلة بتضربها",
  ])("%s", (text) => {
    const { fromAfar, danger } = read(text);
    expect({ fromAfar, isHeard: (danger ?? null) !== null }).toEqual({
      fromAfar: true,
      isHeard: true,
    });
  });

  test("and who is not paid is told of from afar, without an alarm", () => {
    const text =
      "My brother works on a farm in Cyprus, from Nepal. The owner owes him 5 months' pay.";
    expect(read(text)).toMatchObject({ danger: null });
  });
});

test.for([
  "who can I ring in Muscat, I'm Nepali and my pay is late",
  "¿A quién llamo en Barcelona? Soy peruana y no me han pagado el mes.",
  "Qui appeler à Beyrouth ? Je suis camerounaise, mon salaire est en retard.",
  "Sino tatawagan ko dito sa Jeddah? Pinoy ako at delayed ang sahod ko.",
])("who asks whom to call for themselves writes of nobody far away: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: undefined, danger: null });
});

test.for([
  "Agent wrote: 'Brother, your Dubai visa came. Pay 30,000 KES office fee today or the place goes to another.' Is it ok?",
  "Ang sabi ng agent: 'Sis, approved na visa mo papuntang Kuwait, magpadala ka ng 20,000 processing fee ngayon.' Ok ba?",
  "एजेंट का मैसेज: 'बहन, ओमान का वीज़ा आ गया, आज 25,000 रुपये फीस भेजो, नहीं तो सीट दूसरी को।' ठीक है?",
  "El agente dice: 'Hermana, su visa para España está lista, mande 600 dólares de trámite hoy.' ¿Está bien?",
])("a recruiter who says sister or brother holds nobody: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: undefined, danger: null });
});

test.for([
  "Listen mama, your son is with us. 4,000 dollars by Friday or we cut his finger",
  "Écoute la maman, ton fils est chez nous à Sabha. Envoie 2 millions ou on lui casse les jambes",
  "слушай, твой сын у нас в подвале, 300 тысяч до вечера или изобьем его",
])("who holds somebody for money does: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: true, danger: "likely" });
});

describe("who says whose relative they are, or writes of one and not of themselves, is far away", () => {
  test.for([
    "девушка поехала в Стамбул работать официанткой, теперь её держат в квартире и заставляют обслуживать клиентов, паспорт забрали. Я её сестра, мы из Бишкека",
    "បងស្រីខ្ញុំធ្វើការផ្ទះនៅម៉ាឡេស៊ី ម្ចាស់ផ្ទះវាយគាត់ ហើយចាក់សោមិនឱ្យចេញក្រៅ ជួយផង",
  ])("%s", (text) => {
    expect(read(text).fromAfar).toBe(true);
  });

  test("and who is beaten with others is not", () => {
    const text = "የመን ውስጥ ደላሎች ያዙኝ፣ ለቤተሰቤ ደውለው 100 ሺህ ብር ይጠይቃሉ፣ ይደበድቡናል";
    expect(read(text).fromAfar).toBeUndefined();
  });
});

test("a brother is heard in Bengali in Latin letters", () => {
  expect(read("amar bhai ke malaysia te company mare, khabar dey na").fromAfar).toBe(true);
});
