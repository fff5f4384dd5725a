import { beforeAll, expect, test } from "vitest";
import { join } from "node:path";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { readMessage } from "../read.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]);
});

const asked = (text: string) => readMessage(text, foldText(text), knowledge).contactAsked;

test.for([
  [
    "en",
    "embassy number please",
    "who can I call in Hong Kong?",
    "Is there a hotline for migrant workers in Qatar?",
  ],
  [
    "es",
    "¿Me puede dar el número de la embajada?",
    "¿A quién puedo llamar en Madrid?",
    "Necesito el teléfono del consulado de Bolivia",
  ],
  [
    "fr",
    "Quel est le numéro de l'ambassade du Kenya ?",
    "Qui puis-je appeler au Liban ?",
    "Je cherche le numéro d'une association au Koweït",
  ],
  [
    "pt",
    "qual é o número do consulado?",
    "Para quem posso ligar em Portugal?",
    "preciso do telefone da embaixada",
  ],
  [
    "id",
    "minta nomor kedutaan",
    "siapa yang bisa saya hubungi di Hong Kong?",
    "Ke mana saya harus melapor di Malaysia?",
  ],
  [
    "ms",
    "boleh bagi nombor kedutaan Nepal?",
    "siapa yang boleh saya hubungi di Malaysia?",
    "nombor talian bantuan pekerja asing",
  ],
  [
    "tl",
    "Ano po ang number ng embahada sa Kuwait?",
    "Sino ang pwede kong tawagan sa Hong Kong?",
    "pahingi po ng hotline ng OWWA",
  ],
  [
    "ceb",
    "Unsa ang number sa embahada?",
    "Kinsa ang akong matawagan sa Kuwait?",
    "Asa ko mosumbong dinhi sa Dubai?",
  ],
  [
    "vi",
    "Cho tôi xin số điện thoại đại sứ quán",
    "Ở Đài Loan tôi có thể gọi cho ai?",
    "Đường dây nóng cho lao động ở Nhật là số mấy?",
  ],
  [
    "sw",
    "Naomba namba ya ubalozi",
    "Naweza kumpigia nani huko Qatar?",
    "Ninaweza kuripoti wapi nchini Saudi Arabia?",
  ],
  [
    "hi-latn",
    "embassy ka number do",
    "Dubai mein kisko call karun?",
    "Kuwait me madad ke liye number chahiye",
  ],
  ["ne-latn", "embassy ko number dinus na", "kaslai phone garne qatar ma", "ujuri kaha garne?"],
  ["bn-latn", "kake phone korbo", "kar kache bolbo saudi te", "embassy r nambor lagbe"],
  ["si-latn", "embassy eke number eka denna", "kata kiyanna ona?", "police number eka mokakda"],
  [
    "ta-latn",
    "yaaruku call pannanum",
    "thoodharagam number venum",
    "indian embassy number kudunga",
  ],
  ["hi", "दूतावास का नंबर दीजिए", "हांगकांग में मैं किसे फोन कर सकता हूं?", "कुवैत में मदद के लिए कौन सा नंबर है?"],
  ["ne", "दूतावासको नम्बर दिनुस्", "कतारमा कसलाई फोन गर्ने?", "मलेसियामा उजुरी कहाँ गर्ने?"],
  ["bn", "দূতাবাসের নম্বর দিন", "হংকংয়ে আমি কাকে ফোন করতে পারি?", "সৌদি আরবে অভিযোগ কোথায় করব?"],
  [
    "ur",
    "سفارت خانے کا نمبر دیں",
    "دبئی میں کس کو فون کروں؟",
    "سعودی عرب میں مدد کے لیے کون سا نمبر ہے؟",
  ],
  ["ar", "ممكن رقم السفارة؟", "بمن أتصل في الكويت؟", "وين أشتكي في السعودية؟"],
  ["am", "የኤምባሲ ስልክ ቁጥር ስጡኝ", "በኳታር ለማን መደወል እችላለሁ?", "ሳውዲ ውስጥ የት ላመልክት?"],
  ["si", "තානාපති කාර්යාලයේ දුරකථන අංකය දෙන්න", "කටාර් වල මම කාටද කතා කරන්නේ?", "කුවේට් වල පැමිණිලි කරන්නේ කොහේද?"],
  ["ta", "தூதரக எண் கொடுங்கள்", "கத்தாரில் நான் யாரை அழைக்கலாம்?", "சிங்கப்பூரில் எங்கே புகார் செய்வது?"],
  ["th", "ขอเบอร์สถานทูตหน่อยครับ", "อยู่ไต้หวันโทรหาใครได้บ้าง", "แจ้งเรื่องที่ไหนได้ในเกาหลี"],
  ["my", "သံရုံးဖုန်းနံပါတ် ပေးပါ", "ဟောင်ကောင်မှာ ဘယ်သူ့ကို ဖုန်းခေါ်လို့ရလဲ?", "ထိုင်းမှာ ဘယ်ကို တိုင်ကြားရမလဲ"],
  ["km", "សុំលេខទូរស័ព្ទស្ថានទូត", "នៅថៃ ខ្ញុំអាចទូរស័ព្ទទៅអ្នកណា?", "តើខ្ញុំអាចប្តឹងនៅឯណានៅម៉ាឡេស៊ី?"],
  ["zh", "大使馆电话是多少？", "在香港我可以打电话给谁？", "在新加坡可以向哪里投诉？"],
  ["zh-hant", "請給我大使館的電話", "在香港我可以找誰幫忙？", "台灣外勞的求助熱線是幾號？"],
  [
    "ru",
    "дайте номер посольства",
    "Кому можно позвонить в Дубае?",
    "Куда обратиться за помощью в Турции?",
  ],
  [
    "uk",
    "підкажіть номер посольства",
    "Кому я можу подзвонити в Польщі?",
    "Куди звернутися по допомогу в Чехії?",
  ],
])("a bare question for a contact is heard in %s", ([, ...questions]) => {
  for (const question of questions)
    expect(asked(question), question).toMatchObject({ alone: true });
});

test.for([
  ["embassy number please", "embassy"],
  ["what is the police number in Qatar?", "police"],
  ["Where is the labour office in Doha?", "office"],
  ["who can I call?", null],
] as const)("what kind of body is asked for is heard: %s", ([question, of]) => {
  expect(asked(question)).toEqual({ alone: true, plain: true, of });
});

test.for([
  "My madam does not let me go out. Who can I call?",
  "El patrón no me paga, ¿a quién puedo llamar?",
  "老板不给工资，我可以找谁？",
  "Who can I call? My number is +974 5550 1234",
  "what number do I dial in Jordan if my employer beats me",
  "куди дзвонити якщо не розмовляю польською",
  "saya harus lapor ke mana kalau majikan tidak mau bayar",
  "gọi cho ai nếu chủ đánh tôi",
])("a question behind a story is not all that is said: %s", (text) => {
  expect(asked(text)).toEqual({ alone: false, plain: false, of: null });
});

test.for([
  "give me the number of the embassy in Qatar, my name is Ann",
  "please give me the number of the police in Kuwait he rapes me",
  "给我大使馆的电话号码，他打我，在台湾",
])("a question with a word more is not plain: %s", (text) => {
  expect(asked(text)).toMatchObject({ alone: true, plain: false });
});

test.for([
  "My boss took my phone, I cannot call anybody",
  "He said do not call the embassy",
  "He said do not call the embassy if you want your pay",
  "who pays if I leave the job",
  "I called the embassy and nobody answered",
  "Please call the police",
  "give me your number",
  "Contact us for jobs in Dubai",
  "Who pays the fee in Hong Kong?",
  "pizza hotline number",
])("who tells, offers or asks something else asks for no contact: %s", (text) => {
  expect(asked(text)).toBeUndefined();
});
