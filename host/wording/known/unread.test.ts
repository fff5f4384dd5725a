import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { readingOf } from "../../reading/reading.fixture.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { isUnread } from "./unread.ts";

const NOTHING = snapshotOf([]);
const unread = (text: string) => isUnread(readingOf(text, NOTHING), NOTHING);

test.for([
  "네팔에서 왔어요. 사장님이 월급을 안 주고 여권을 가져갔어요. 때려요",
  "Szef mnie bije i zamknął mnie w pokoju, zabrał paszport, pomocy",
  "Mein Chef schlägt mich, hat mich eingesperrt und meinen Pass genommen",
  "Il mio capo mi picchia e ha preso il mio passaporto, sono chiuso in casa",
  "Patronum beni dövüyor, kapıyı kilitledi, pasaportumu aldı, yardım edin",
  "کارفرما مرا کتک می‌زند و گذرنامه‌ام را گرفته است، کمک کنید",
  "నా యజమాని నన్ను కొడుతున్నాడు, పాస్‌పోర్ట్ తీసుకున్నాడు",
  "എന്റെ മുതലാളി എന്നെ അടിക്കുന്നു, പാസ്പോർട്ട് വാങ്ങി വെച്ചു",
  "המעסיק שלי מכה אותי ולקח לי את הדרכון, תעזרו לי",
  "社長にパスポートを取られて給料も払ってもらえません。助けてください",
])("%s is in a language that nothing here reads", (text) => {
  expect(unread(text)).toBe(true);
});

test.for([
  "My boss keeps my passport and I want to go home",
  "El patrón se queda con mi pasaporte y no me paga",
  "bhai salary nahi mila teen mahine se, kya karu",
  "ang amo ko ayaw ibigay ang sahod namin",
  "majikan saya tahan paspor dan tak bagi gaji",
  "ደመወዜ አልተከፈለኝም ፓስፖርቴንም ወስደውብኛል",
  "老板扣了我的护照",
  "နိုင်ငံကူးလက်မှတ် သိမ်းထားတယ်",
  "the park closes at ten",
  "she likes green apples most",
  "the river runs past old houses",
  "ok",
  "+971 50 555 0101",
  "PH-HK?",
  "1 + 1 = 2, 3 x 4 = 12",
  "Tel. +63 917 555 0199, +63 2 8555 0100, 8:00-17:00",
])("%s is read, or too short to tell", (text) => {
  expect(unread(text)).toBe(false);
});

const WORDS = join(import.meta.dirname, "../../../knowledge/core/classifier_rule/known-words.json");
const KNOWING = snapshotOf([JSON.parse(readFileSync(WORDS, "utf8")) as KnowledgeObject], "core");
const isUnknown = (text: string) => isUnread(readingOf(text, KNOWING), KNOWING);

test.for([
  "Şefu' mi-a luat buletinul și nu mă lasă să plec până nu plătesc datoria",
  "Elvette a főnök az irataimat, bezár minket éjszakára a szállásra",
  "Pronari i hotelit na mban të mbyllur dhe nuk na jep rrogën",
  "Қожайын құжатымды алып қойды, жалақымды бермейді, ұрады",
  "Ogana ya kwace min takardu, ba ya biyan albashi kuma yana dukana",
  "Газда нам је узео личне карте и закључава нас ноћу",
  "Mijn baas houdt mijn loon in en dreigt met de politie",
  "Ina Saudiyya, oga ya kwace fasfo na, ba ya biya na albashi",
  "Mein Chef in Dubai hat meinen Pass genommen",
  "Pronari ne Dubai me mori pasaporten dhe nuk me paguan",
])("%s seems to be in a language that is read, and its words are in none", (text) => {
  expect(isUnknown(text)).toBe(true);
});

test.for([
  "My boss keeps my passport and I want to go home",
  "Salary 3000 AED, accommodation and transport provided, visa on company, WhatsApp me",
  "Naghahanap kami ng yaya sa Makati, stay-in, may day off tuwing Linggo",
  "bhai salary nahi mila teen mahine se, kya karu",
  "Хозяин забрал документы и второй месяц не платит",
  "كفيلي ماسك جوازي ومو راضي يعطيني راتبي",
  "என் முதலாளி சம்பளம் தரவில்லை, பாஸ்போர்ட்டை வைத்திருக்கிறார்",
  "ok thanks",
  "Uganda to UAE fee cap?",
  "fee cap Philippines to Bahrain",
  "Vietnam to Korea EPS cost?",
  "Dhankuta to Ras Al Khaimah fee cap",
  "iqama huroob Saudi what now",
  "GLAA phone number please",
  "Kerala Dubai Sharjah Ajman nurse salary",
])("the words of %s are known", (text) => {
  expect(isUnknown(text)).toBe(false);
});
