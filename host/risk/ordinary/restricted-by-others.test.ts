import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("who forbids or keeps something and employs nobody holds nobody", () => {
  test.for([
    "Health office says we must stay home for ten days, my roommate has covid.",
    "Daktari ameniambia nibaki nyumbani wiki mbili, nina surua. Naweza kuoga?",
    "डाक्टरले दस दिन बाहिर ननिस्क भन्नुभयो, आँखाको अपरेशन भएको छ।",
    "ዶክተሩ ከቤት እንዳልወጣ ነገረኝ፣ ጉንፋን ይዞኛል። ሾርባ ልጠጣ?",
    "Ribut taufan: penduduk dilarang keluar rumah sehingga pengumuman baru.",
    "Toque de queda: prohibido salir de casa desde las diez hasta las seis.",
    "Bagyo: bawal lumabas ng bahay hanggang bukas ayon sa munisipyo.",
    "Сын наказан: без телефона и гулять не выйдет, пока не сделает уроки.",
    "儿子被罚，一周不准玩手机，也不准出门，会不会太严？",
    "Le propriétaire ne me rend pas la caution, j'ai déménagé en juin.",
    "বাড়িওয়ালা জামানতের টাকা ফেরত দেয় না, বাসা ছেড়ে দিছি এক মাস।",
    "Máy ATM nuốt thẻ của em, ngân hàng hẹn tuần sau.",
    "A operadora não deixa fazer portabilidade do meu número sem pagar a multa de fidelização.",
    "ติดอยู่ในลิฟต์ยี่สิบนาทีแล้ว ช่างกำลังมา",
    "У моєму романі прикажчик забирає документи в наймитів, один тікає через річку. Чи це правдоподібно?",
  ])("%s", async (text) => {
    expect(await actionOn(text)).toBe("allow");
  });
});

describe("who holds somebody may hide behind a doctor or an illness, and a doctor may be where one is not let", () => {
  test.for([
    "Madam tells that the doctor said I must not go out of the flat, the key is with her since March",
    "Mi patrona dice que el médico me prohíbe salir de la casa, llevo dos meses encerrada",
    "المدام تقول الدكتور منعني من الخروج من البيت، صار لي شهرين محبوسة",
    "मालकिन कहती है डॉक्टर ने मना किया है, घर से बाहर नहीं निकलने देती",
    "ডাক্তারের কাছে যেতে দেয় না, ঘর থেকে বের হওয়া মানা",
    "ڈاکٹر کے پاس جانے نہیں دیتے، گھر سے باہر نکلنا منع کہا ہے",
    "They never let me out to see the doctor, they said not to go out",
    "The agent says quarantine, we are locked in the hostel in Lahore and cannot go out",
    "говорят карантин, паспорта забрали, из общежития не выпускают",
    "anakku kerja di Riyadh dihukum majikan, hp disita tidak boleh keluar",
    "kinuha ang atm ko at bawal lumabas ng bahay sa Riyadh",
    "il m'a pris le portable, si je sors il me remet à la cave. c'est la rue derrière l'école",
    "Mon patron garde ma caution et mon passeport, je ne peux pas sortir de la maison",
  ])("%s", async (text) => {
    expect(["review", "escalate_to_ngo", "urgent_safety_referral"]).toContain(await actionOn(text));
  });
});
