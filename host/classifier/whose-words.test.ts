import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../knowledge")]));
});

const verdictOn = async (text: string) => {
  const { recommended_action: action, stance } = (await judge(text)).verdict;
  return { action, stance: stance.label };
};
const LOOKED_AT = ["review", "escalate_to_ngo", "escalate_to_regulator"];

describe("an offer that is pasted into a question is not of who asks", () => {
  test.for([
    'My cousin was sent this, can we trust it? "Nanny in Oman, 1,900 dollars placement, half now, we hold the passport until it is paid."',
    "A mi prima le mandaron esto, ¿será confiable? «Niñera en Omán, 1.900 dólares de colocación, la mitad ya, el pasaporte lo guardamos nosotros.»",
    "我表妹收到这个，可信吗？「去阿曼做保姆，中介费1.2万，先付一半，护照由我们保管。」",
    "Двоюродной сестре прислали это, можно верить? «Няня в Оман, 1900 долларов, половину сейчас, паспорт хранится у нас».",
  ])("%s", async (text) => {
    const { action, stance } = await verdictOn(text);
    expect(["inquiry", "victim"]).toContain(stance);
    expect(LOOKED_AT).toContain(action);
  });
});

describe("a claim that somebody makes for a worker is the worker's", () => {
  test.for([
    "We act for Mr K., whose wages from May to October are unpaid and whose passport is in your safe. Kindly pay and return it within ten days.",
    "Mi representado no ha cobrado desde mayo y ustedes conservan su pasaporte. Exijo el pago y la entrega en diez días.",
    "Klien saya belum digaji sejak Mei dan paspornya Anda simpan. Mohon dibayar dan dikembalikan dalam sepuluh hari.",
    "Моему доверителю с мая не выплачена зарплата, его паспорт хранится у вас. Требую вернуть в десятидневный срок.",
  ])("%s", async (text) => {
    expect(await verdictOn(text)).toEqual({ action: "escalate_to_ngo", stance: "victim" });
  });
});

test.for([
  "We have a maid from Kenya at home. May I keep her passport in my drawer so that she does not run off?",
  "Tengo una cuidadora peruana interna, ¿puedo quedarme con su pasaporte para que no se escape?",
  "لدينا عاملة كينية، هل يجوز أن أحتفظ بجواز سفرها حتى لا تهرب؟",
  "Nhà tôi thuê người giúp việc, tôi giữ hộ chiếu của chị ấy để chị ấy không bỏ trốn được không?",
])("who employs and asks whether they may hold somebody is looked at: %s", async (text) => {
  expect(LOOKED_AT).toContain((await verdictOn(text)).action);
});

test.for([
  "The passport remains with the supervisor until the contract ends.",
  "Зарплату первых трёх месяцев получает агентство за работника.",
  "O passaporte fica com o gerente até o fim do contrato.",
  "工人前三个月的工资由中介代收。",
  "name,passport,debt\nRahim,safe,900\nKamal,safe,1400",
])("a rule or a record of who controls workers is theirs: %s", async (text) => {
  expect((await verdictOn(text)).stance).toBe("offer");
});

test.for([
  "My employer keeps my passport until the contract ends, I cannot leave",
  "Mi patrón tiene mi pasaporte hasta que termine el contrato",
  "Паспорт у начальника, меня не отпускают до конца сезона",
  "我的护照在老板那里，合同结束才给我",
])("who tells it of themselves is a victim yet: %s", async (text) => {
  expect((await verdictOn(text)).stance).toBe("victim");
});

test.for([
  "The agency owes us three months of wages and says there is a fine for quitting.",
  "Агентство за три месяца не заплатили, говорят, за увольнение штраф.",
  "Агенція не заплатила за два місяці, кажуть, що за звільнення штраф.",
  "Agensi belum bayar gaji dua bulan, katanya ada denda kalau berhenti.",
])("unpaid and fined for leaving is for who helps workers: %s", async (text) => {
  expect(await verdictOn(text)).toMatchObject({ action: "escalate_to_ngo", stance: "victim" });
});
