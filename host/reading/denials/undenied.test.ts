import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { undenied } from "./undenied.ts";

const left = (text: string) => undenied(foldText(text)).folded;

test.for([
  ["My boss in Muscat has never slapped me, I only ask about leave", "slap"],
  ["we aren't beaten here but the food is bad", "beaten"],
  ["el patrón nunca me ha golpeado", "golpe"],
  ["ma patronne ne m'a jamais giflée", "gifl"],
  ["ninguém me agrediu, só quero voltar", "agred"],
  ["hindi naman kami binubugbog ng amo", "bugbog"],
  ["bos gak pernah nampar saya", "nampar"],
  ["chủ nhà chưa bao giờ đánh em", "danh"],
  ["ไม่มีใครทำร้ายหนู", "ทำร้าย"],
  ["គ្មានអ្នកណាវាយខ្ញុំទេ", "វាយ"],
  ["मैडम ने मुझे कभी नहीं मारा", "मारा"],
  ["साहुले कुटेको छैन", "कुटे"],
  ["ম্যাডাম মারধর করে না", "মারধর"],
  ["மேடம் அடிப்பதில்லை", "அடி"],
  ["නෝනා ගහලා නැහැ", "ගහ"],
  ["المدام ما ضربتني", "ضرب"],
  ["እመቤቴ አልመታችኝም", "መታ"],
  ["bosi hajanipiga hata mara moja", "hajanipiga"],
  ["хозяйка ни разу не ударила", "ударил"],
  ["господар мене не бив", "бив"],
  ["老板从来没打过我", "打"],
  ["僱主冇打我", "打"],
  ["I can keep my passport in my own room", "passport"],
  ["nobody took our passports", "passport"],
  ["passport still with us, but wages since May unpaid", "passport"],
  ["paspor saya pegang sendiri, tapi upah belum dibayar", "paspor"],
  ["mi pasaporte lo tengo yo", "pasaporte"],
  ["hawak ko naman ang passport ko", "passport"],
  ["paspor saya pegang sendiri", "paspor"],
  ["hộ chiếu em tự giữ", "ho chieu"],
  ["passport mere paas hi hai", "passport"],
  ["паспорт у нас никто не забирал", "паспорт"],
  ["护照在我自己手里", "护照"],
  ["nobody locks us in and the gate is open", "lock"],
  ["I was neither slapped nor locked up", "slap"],
  ["I was neither slapped nor locked up", "lock"],
  ["la señora no me pega ni me encierra", "encierra"],
  ["je n'ai été ni battue ni enfermée", "enferm"],
  ["ninguém me bate nem me tranca", "tranca"],
  ["hindi nila ako kinukulong", "kinukulong"],
  ["majikan tidak pernah mukul atau ngurung saya", "ngurung"],
  ["bà chủ không đánh cũng không nhốt em", "nhot"],
  ["ไม่มีใครขังหนู", "ขัง"],
  ["न पीटते हैं न बंद करते हैं", "बंद करते"],
  ["न हिर्काउँछन्, न थुन्छन्", "थुन्छन्"],
  ["لا ضربوني ولا يحبسوني", "حبس"],
  ["хозяева не бьют и не запирают", "запира"],
  ["нас не б'ють і не замикають", "замика"],
  ["hawanipigi wala kunifungia", "kunifungia"],
  ["老板没打我也没锁门", "锁门"],
  ["他们既没有打骂我也没有关我", "关我"],
] as const)(
  "what is denied of blows, locked doors and kept passports is left out: %s",
  ([text, word]) => {
    const folded = foldText(text).folded;
    expect(folded).toContain(foldText(word).folded);
    expect(left(text)).not.toContain(foldText(word).folded);
  },
);

test.for([
  "he does not pay me and beats me",
  "I don't know why she hits me",
  "he doesn't hit me anymore",
  "she does not hit me if I finish early",
  "he never stops hitting me",
  "they won't let me keep my passport",
  "I can't keep my passport with me",
  "my employer keeps my passport",
  "I keep my passport but they lock it away at night",
  "shall I bring passport with me to his office",
  "no me paga y me pega",
  "ya no me pega",
  "il n'arrête pas de me frapper",
  "não me paga e me bate",
  "hindi ako pinapakain sinasaktan ako",
  "dia tidak kasih makan dan memukul saya",
  "chủ của em giữ hộ chiếu",
  "chủ không trả lương còn đánh em",
  "ไม่จ่ายเงินแล้วยังตีหนู",
  "खाना देता नहीं मारता है",
  "tankhwah deta nahi marta hai",
  "মারে না খেতে দিয়ে",
  "كل ما يضربني أبكي",
  "не платит и бьёт меня",
  "паспорт у меня отобрали",
  "老板没收护照",
  "我逃跑的话他们会不会打我",
  "We never keep your passport, no fees",
  "they do not pay us, they lock us in",
  "they don't lock me in if I pay",
  "I can not lock the door and he comes at night",
  "no me pagan y me encierran",
  "elle ne me paie pas, elle m'enferme",
  "hindi ako pinalabas, ikinulong ako",
  "tidak digaji dan dikurung di kamar",
  "không trả lương, nhốt em trong phòng",
  "не платят, запирают на ночь",
  "ما يدفعون وحبسوني",
  "不给钱还关我",
])("what is told stays, and so does what is promised to whoever reads: %s", (text) => {
  expect(left(text)).toBe(foldText(text).folded);
});

test("offsets of what is left lead into the text as it was written", () => {
  const text = "She never hit me. They lock the door";
  const view = undenied(foldText(text));
  const at = view.folded.indexOf("lock");
  expect(text.slice(view.startOf(at), view.endOf(at + 4))).toBe("lock");
});
