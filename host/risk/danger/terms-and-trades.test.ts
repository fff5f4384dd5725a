import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";
import type { GrepHit } from "../../contract/layer.ts";
import { mayBeInDanger } from "./danger.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

async function isAlarm(text: string): Promise<boolean> {
  const { trace, reading, knowledge } = await judge(text);
  const hits = (trace.grep?.["hits"] ?? []) as readonly GrepHit[];
  return mayBeInDanger({ hits, reading, knowledge });
}

describe("what a clause threatens is no danger to who asks whether it may", () => {
  test.for([
    "La trabajadora que se vaya antes de 12 meses paga 1.500 euros y la agencia conserva el pasaporte: ¿eso vale? Voy a Malta desde Honduras.",
    "Pekerja yang mengundurkan diri sebelum 1 tahun bayar ganti rugi 15 juta dan paspor disimpan agen. Sah tidak? Tujuan Hong Kong.",
    "Ang aalis ng maaga ay magbabayad ng 80,000 at hawak ng agency ang passport. Legal ba yan? Papuntang Qatar ako.",
    "अनुबंध में लिखा है: समय से पहले नौकरी छोड़ने पर 50 हजार रुपये जुर्माना। क्या यह कानूनी है? ओमान।",
    "Если рабочий уйдёт раньше года, он платит неустойку 100 тысяч рублей. Это по закону? Еду в Корею.",
    "Người lao động nghỉ trước 1 năm phải đền 30 triệu, có đúng luật không? Đi Hàn Quốc.",
    "Mfanyakazi akiacha kazi kabla ya mwaka mmoja atarudisha 100,000. Ni halali? Naenda Oman.",
  ])("%s", async (text) => {
    expect(await isAlarm(text)).toBe(false);
  });

  test.for([
    "The clause says I pay a fine if I leave, and now the boss locked the gate and beats whoever tries. Is it legal? Oman",
    "Si me voy pago 1.500 euros y ahora me tienen encerrada. ¿Es legal? Malta",
    "Kung aalis ako magbabayad ako ng 80,000, at binubugbog ako ng amo. Legal ba? Qatar",
    "छोड़ने पर जुर्माना है और मालिक मुझे कमरे में बंद करके मारता है, क्या यह कानूनी है? ओमान",
  ])("a deed beside the clause is: %s", async (text) => {
    expect(await isAlarm(text)).toBe(true);
  });
});

describe("who asks how to leave a job, an employer or a country is not held", () => {
  test.for([
    "Does a domestic worker from Sri Lanka need an exit visa to leave Oman?",
    "May an Indian nurse in Bahrain switch employer after one year?",
    "I paid an agent 4,000 euros and I want to quit my job in Malta. Do I lose my permit? I'm from Nepal",
    "¿Necesito permiso de salida para irme de Qatar? Soy filipina",
    "كيف أحصل على خروج نهائي من الكويت؟ أنا من مصر وعقدي انتهى",
    "Нужна ли выездная виза, чтобы уехать из Катара? Я из Узбекистана",
    "Tôi muốn chuyển chủ ở Đài Loan, đã trả môi giới 120 triệu. Có được không?",
  ])("%s", async (text) => {
    expect(await isAlarm(text)).toBe(false);
  });

  test.for([
    "I want to change employer, he locks me in and touches me, Riyadh",
    "¿Cómo salgo de Qatar? La señora no me deja salir de la casa y me pega",
    "Saya mau ganti majikan di Riyadh, dia memukul saya dan mengunci pintu",
  ])("who is held and wants to leave is: %s", async (text) => {
    expect(await isAlarm(text)).toBe(true);
  });
});

describe("a guard by trade is not guarded", () => {
  test.for([
    "Watchman job in Sharjah, I am Pakistani, company holds my passport",
    "Trabalho como vigilante em Luanda, sou de Moçambique, a empresa ficou com o meu passaporte",
    "Saya satpam di Kuala Lumpur asal Lombok, paspor dipegang perusahaan",
    "Я работаю охранником в Дубае, паспорт у работодателя, я из Кыргызстана",
    "أنا حارس أمن في الدوحة من السودان والشركة أخذت جوازي",
  ])("%s", async (text) => {
    expect(await isAlarm(text)).toBe(false);
  });

  test.for([
    "The guards will not let us out of the camp in Sharjah, we are from Pakistan",
    "Los vigilantes no nos dejan salir, nos pegan, estamos en Luanda",
    "Satpam mengunci kami di mess dan memukul yang mau keluar, Kuala Lumpur",
    "Охранники нас не выпускают и бьют, Дубай",
    "I am a security guard in Dubai, the supervisor locked us in the container and hits us",
  ])("who is held by guards is: %s", async (text) => {
    expect(await isAlarm(text)).toBe(true);
  });
});

test("papers that an employer does not give are papers, and no door that is shut", async () => {
  expect(
    await isAlarm(
      "My employer in Oman refuses to give me my work permit, I have overstay fines, Kenya",
    ),
  ).toBe(false);
  expect(
    await isAlarm("My employer in Oman refuses to give me exit and locks the gate, Kenya"),
  ).toBe(true);
});
