import { expect, test } from "vitest";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { wholeReading } from "../../message/whole-reading.ts";

const knowledge = await knowledgeOf(["knowledge"]);
const read = (text: string) => wholeReading(foldText(text), knowledge);
const asked = (text: string) => read(text).questionAsked;

test.for([
  "my agreement in Kampala was 1200 riyal, in Jeddah the office only gives 800",
  "In Colombo they said 45000 rupees contract, here madam gives me 30000",
  "en el contrato firmado en Lima decía 1200 euros pero aquí en Madrid me dan 800",
  "le contrat signé à Tana disait 300 dollars mais ici à Beyrouth on me donne 150",
  "sa kontrata ko 400 dollars pero dito sa Riyadh 250 lang ang binibigay",
  "kontrak saya tertulis 2300 ringgit, sampai di sini cuma 1500 ringgit",
  "hợp đồng ký ở Hà Nội là 28000 tệ nhưng sang Đài Loan chủ chỉ trả 20000 tệ",
  "mkataba ulisema riyal 1000 lakini hapa wananipa 700 tu",
  "contract me 1500 riyal likha tha lekin yaha 900 riyal de rahe hai",
  "अनुबंध में 1500 रियाल लिखा था लेकिन यहाँ 900 रियाल दे रहे हैं",
  "চুক্তিতে ১৫০০ রিয়াল ছিল কিন্তু এখানে ৯০০ রিয়াল দেয়",
  "सम्झौतामा १५०० रियाल थियो तर यहाँ ९०० रियाल मात्र दिन्छ",
  "العقد مكتوب فيه 1500 ريال لكن هنا يعطوني 900 ريال",
  "в договоре 90000 рублей, а здесь платят 50000 рублей",
  "合同上写8000元，到了这里只给5000元",
  "ในสัญญา 25000 บาท แต่ที่นี่จ่าย 15000 บาท",
])("pay that is less than what was signed or promised is a contract swapped: %s", (text) => {
  const { questionAsked, sumsTold } = read(text);
  expect(questionAsked).toBe("contract_swap");
  expect(sumsTold?.isCharge ?? false).toBe(false);
});

test.for([
  "agent in Kathmandu asks 80000 rupees, the contract says 1200 dirham a month",
  "kontrata 400 dollars, pero hinihingan ako ng 50000 pesos na placement fee",
  "contract salary 1500 riyal, but i paid 200000 taka to the broker",
  "Il contrato dice 1200 euros",
  "my contract is 2 years from 2024, is it allowed?",
])("a price beside a contract is none: %s", (text) => {
  expect(asked(text)).not.toBe("contract_swap");
});

test.for([
  "the factory in Jordan takes 60 dinar every month from our pay for the room",
  "boss docked 300 dirham because the plate fell",
  "company is deducting visa renewal 500 riyal from my salary",
  "el patrón me descuenta 80 euros por la comida cada mes",
  "le patron me retient 100 euros de salaire pour le logement",
  "o patrão desconta 50 euros do salário por causa do prato que parti",
  "binawasan ako ng amo ng 500 sa sahod kasi nabasag ko ang baso",
  "gaji dipotong 300 ringgit tiap bulan untuk makan",
  "chủ trừ lương em 2000 tệ tiền ăn mỗi tháng",
  "mwajiri anakata riyal 200 kwenye mshahara wa chakula",
  "malik mahine ke 200 riyal kaat leta hai khane ke liye",
  "कंपनी हर महीने वेतन से 200 रियाल खाने के लिए काट लेती है",
  "মালিক বেতন থেকে মাসে ৩০০ রিঙ্গিত খাবারের জন্য কেটে রাখে",
  "كفيلي يخصم من راتبي 200 ريال كل شهر للسكن",
  "начальник удержал из зарплаты 5000 рублей за общежитие",
  "老板每个月从工资里扣500块伙食费",
  "นายจ้างหักเงินเดือน 1000 บาทค่าห้อง",
])("what is taken off wages for something else than the job is a deduction: %s", (text) => {
  expect(asked(text)).toBe("deduction");
});

test.for([
  "the agency deducts its placement fee from my salary for six months",
  "employer took my passport and cut my salary",
  "bank deducts 300 every month for my loan",
  "cut my hair short, cost 150",
  "agent cut 20000 from my refund",
])("what a recruiter or a lender takes, and other cuts, are none: %s", (text) => {
  expect(asked(text)).not.toBe("deduction");
});

test.for([
  "agency sends me to Dubai on visit visa to work as cleaner, ok?",
  "el agente me da visa de turista para trabajar en Italia",
  "agen kasih visa turis untuk kerja di Turki, aman gak",
  "visit visa par dubai me kaam kar sakte hai kya",
  "đi làm ở Hàn bằng visa du lịch có được không",
  "можно ли работать по туристической визе в Польше",
  "用旅游签证去打工可以吗",
])("work on a visa for tourists: %s", (text) => {
  expect(asked(text)).toBe("tourist_work");
  expect(read(text).aboutWork).toBe(true);
});

test.for([
  "tourist visa for my mother to see the Eiffel tower, how long does it take?",
  "quiero visa de turista para ir de vacaciones a Cancún",
])("a trip is none: %s", (text) => {
  expect(asked(text)).not.toBe("tourist_work");
});

test.for([
  "pls help me find work in Poland sir",
  "busco trabajo en Canadá, me ayudan?",
  "tolong cariin kerja di Jepang dong",
  "naghahanap po ako ng trabaho sa Dubai",
  "main job dhundh raha hu, job dila do qatar me",
  "natafuta kazi Saudi, mnaweza kunisaidia?",
  "ищу работу в Корее, помогите",
  "请帮我找工作，我想去日本",
])("a wish to be found a job: %s", (text) => {
  expect(asked(text)).toBe("find_job");
});

test("a job that is wished for in a story of a fee is none", () => {
  expect(asked("I need a job in Qatar, the agent asks 80000 rupees")).not.toBe("find_job");
});

test.for([
  ["my agent took 2 lakh for Oman and his number does not work", "get_back"],
  ["agent ne 3 lakh liye ab phone nahi uthata", "get_back"],
  ["my brother in Malaysia, nobody picks up for two weeks", undefined],
  ["I called the hotline but nobody picks up", "no_answer"],
] as const)("who does not answer: %s", ([text, question]) => {
  expect(asked(text)).toBe(question);
});
