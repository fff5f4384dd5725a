import { expect, test } from "vitest";
import { readMessage } from "../../reading/read.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { withQuestionAsked } from "./question-asked.ts";

const knowledge = snapshotOf([]);
const asked = (text: string) =>
  withQuestionAsked(readMessage(text, foldText(text), knowledge)).questionAsked;

test.each([
  ["Sir, how many hours a day can they make me work at the factory?", "hours"],
  ["Ilang oras ba dapat ang trabaho ng kasambahay?", "hours"],
  ["¿Cuál es el salario mínimo para un peón?", "wage"],
  ["Bolehkah saya pindah majikan sebelum kontrak habis?", "change_employer"],
  ["Can I get my money back from that agent?", "get_back"],
  ["My daughter is sick, can I resign before two years?", "end_contract"],
  ["Bolehkah saya letak jawatan sekarang?", "end_contract"],
  ["Je veux démissionner, quel préavis ?", "end_contract"],
  ["ฉันลาออกได้ไหม", "end_contract"],
  ["naukri chhodna chahta hu", "end_contract"],
  ["the company says no NOC from us", "change_employer"],
  ["company noc ke bina jaane degi?", "change_employer"],
  ["هل يلزم خطاب عدم ممانعة؟", "change_employer"],
  ["Et s'ils me licencient après ma plainte ?", "dismissed"],
  ["मैं भाग जाऊं तो क्या होगा?", "run_away"],
  ["Nobody answers when I call", "no_answer"],
  ["No entiendo, explíqueme más fácil", "not_understood"],
  ["According to which law?", "which_law"],
  ["Это обман или правда?", "is_scam"],
  ["Visa yangu imeisha muda, nifanyeje?", "overstay"],
  ["somebody stole my passport on the bus to Sharjah", "lost_passport"],
  ["me robaron el pasaporte en la estación", "lost_passport"],
  ["Hộ chiếu của em bị mất ở Đài Bắc, em phải làm gì", "lost_passport"],
  ["потеряла загранпаспорт в Варшаве", "lost_passport"],
  ["ทำพาสปอร์ตหายที่โซล", "lost_passport"],
  ["Is there a way, sir, how do I get back home to Lagos?", "go_home"],
  ["Kontrak habis, saya pengen pulang", "go_home"],
  ["Как мне уехать домой из Дубая?", "go_home"],
  ["मलाई घर फर्कन मन छ", "go_home"],
  ["想请假回家过年", "go_home"],
])("%s", (text, question) => {
  expect(asked(text)).toBe(question);
});

test.each([
  "We sign players every summer, and the captain signed last week.",
  "Cooked the beans for two hours, then let them rest.",
  "Se busca ayudante de cocina. Salario según convenio, dos días libres.",
  "My phone battery runs out in an hour.",
  "Kumusta ka na? Kain tayo mamaya.",
])("nothing is asked: %s", (text) => {
  expect(asked(text)).toBeUndefined();
});

test("the words of a question are none in a long story", () => {
  const story = `I came here two years ago. ${"We worked every day in the field. ".repeat(8)}`;
  expect(asked(`${story} Should I sign?`)).toBeUndefined();
});

test.for([
  "how long does it take to process my visa for Kuwait",
  "how long does it take to get deployed to Hong Kong",
  "ቪዛ ስንት ቀን ይወስዳል",
  "berapa lama proses visa taiwan bu",
  "what documents do i need to work in Taiwan",
  "¿qué papeles necesito para trabajar en España?",
  "Paano po mag-apply sa Taiwan, ano po requirements?",
  "saya mau kerja di Malaysia, dokumen apa saja yang diperlukan",
  "सऊदी जाने के लिए क्या क्या कागज चाहिए",
  "đi làm ở Nhật cần giấy tờ gì",
])(
  "how long it takes until somebody may go, and which papers, is asked before leaving: %s",
  (text) => {
    expect(asked(text)).toBe("papers_needed");
  },
);

test.for([
  "what documents do i need to file a complaint against my employer",
  "what papers does she need to change employer in Qatar?",
  "we want to recruit nurses from Ghana, what documents do we need",
  "what documents do i need to enrol my son in school in Berlin",
  "my employer beats me, what documents do I need to leave",
])("which papers are needed for something else is another question: %s", (text) => {
  expect(asked(text)).not.toBe("papers_needed");
});

test("how long a complaint on a passport takes is one", () => {
  expect(asked("how long does it take to complain about my passport")).toBe("how_long");
});
