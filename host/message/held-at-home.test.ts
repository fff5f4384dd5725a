import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

test.each([
  "They keep us in a hostel of the manpower company in Lahore, door locked at night, our passports are with them. Departure to Oman is in two weeks",
  "kami dikunci di asrama PT di Cirebon, HP disita, katanya sebelum terbang ke Taiwan bulan depan",
  "Nasa training center pa kami ng agency sa Makati, kinuha cellphone namin, ayaw kaming palabasin hanggang lumabas ang visa pa-Kuwait",
  "em bị công ty xuất khẩu lao động nhốt trong ký túc xá ở Hải Phòng, thu điện thoại, tuần sau bay sang Đài Loan",
  "एजेंट ने हमें मुंबई के एक कमरे में बंद कर रखा है, पासपोर्ट ले लिया, अगले हफ्ते ओमान भेजने वाले हैं",
  "የኤጀንሲው ሰዎች አዳማ ውስጥ ቤት ቆልፈውብናል፣ ወደ ሳውዲ ከመሄዳችን በፊት ስልክ ወሰዱ",
  "wakala ametufungia kwenye nyumba Mombasa, amechukua simu, safari ya Oman ni wiki ijayo",
  "Estamos en una casa de la agencia en Tegucigalpa, nos quitaron los celulares, el vuelo a España es la próxima semana y no nos dejan salir",
  "Агент закрыл нас в квартире в Ташкенте, телефоны забрал, рейс в Турцию на следующей неделе",
  "ကျွန်မတို့ကို ရန်ကုန်မှာ အေဂျင်စီက အဆောင်ထဲ ပိတ်ထားတယ်၊ ဖုန်းသိမ်းထားတယ်၊ နောက်အပတ် စင်ကာပူ ပို့မယ်တဲ့",
  "aku di penampungan PJTKI Cilacap, pintu dikunci terus, HP diambil",
])("who is held by a recruiter before the journey is at home yet: %s", (text) => {
  const { beforeLeaving, danger, fearsForMoney } = lastOf(text);
  expect({ beforeLeaving, fearsForMoney }).toEqual({ beforeLeaving: "told" });
  expect(danger).not.toBeNull();
});

test.each([
  "Agent sa Manila pinapunta ako dito sa Riyadh, kinuha passport ko at nilock ako sa kwarto",
  "मेरो एजेन्ट काठमाडौंमा छ, म कुवेतमा छु, मालिकले कोठामा थुनेको छ",
  "Agensi di Jakarta kirim saya ke Riyadh, majikan kunci saya",
  "They took my passport when I arrived in Doha, agent in Colombo does not answer. locked in room",
  "ወኪሉ አዲስ አበባ ነው፣ እኔ ቤሩት ነኝ፣ ቤት ቆልፈውብኛል",
  "মালয়েশিয়ায় আটকে রেখেছে, ঢাকার দালাল ফোন ধরে না, পাসপোর্ট নিয়ে গেছে",
  "I am from Nepal, agency in Kathmandu promised driver, in Qatar my passport is taken and room locked",
  "agency accommodation in Dubai, they locked us and took phones before sending us to Iraq. I am from Kampala",
])("who is held where the work is has left, wherever the agent is: %s", (text) => {
  expect(lastOf(text).beforeLeaving).toBeUndefined();
});

test("who was held at home a turn ago is there yet", () => {
  const after = lastOf(
    "our agent locked the hostel in Chitwan and keeps our phones, flight to Malaysia is next month",
    "what should I do now",
  );
  expect(after.beforeLeaving).toBe("told");
});
