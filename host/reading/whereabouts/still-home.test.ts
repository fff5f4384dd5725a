import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { readMessage } from "../read.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]);
});

const isHome = (text: string) => readMessage(text, foldText(text), knowledge).stillHome;

describe("who seeks work abroad and has not left is known", () => {
  test.for([
    "I am in Nairobi, a broker wants 120000 for a hotel job in Qatar",
    "Recruitment company asks 2,500 dollars before I travel to Poland, I am Nepali",
    "they will send me to Oman after I pay the agent in Entebbe",
    "Me ofrecen trabajo en Italia, la agencia en Bogotá pide un depósito",
    "quiero ir a Canadá desde El Salvador y el reclutador cobra 2000",
    "une agence à Cotonou demande 400 000 avant de partir au Koweït",
    "um agente quer 1500 euros para me levar para Portugal, sou da Guiné-Bissau",
    "saya mau kerja di Taiwan, agen minta 40 juta, saya orang Lombok",
    "gusto kong magtrabaho sa Dubai, naniningil ng placement fee ang agency",
    "em muốn đi Nhật, công ty môi giới đòi 8000 đô",
    "nataka kwenda Qatar, wakala anataka laki tano, niko Mombasa",
    "хочу поехать в Польшу, агентство просит 500 долларов, я из Киргизии",
    "посередник бере 400 євро за вакансію в Чехії, я з України",
    "أريد السفر إلى قطر من مصر، المكتب يطلب رسوم 20000 جنيه",
    "मैं नेपाल से हूँ, दलाल दुबई भेजने के लिए दो लाख माँग रहा है",
    "म नेपालबाट कतार जान लागेको, एजेन्टले दुई लाख माग्यो",
    "আমি বাংলাদেশ থেকে মালয়েশিয়া যেতে চাই, দালাল ৪ লাখ টাকা চায়",
    "ผมอยากไปทำงานที่เกาหลี นายหน้าเรียกค่านายหน้า 80000 บาท",
    "我是越南人，想去台湾工作，中介要六千美元",
  ])("%s", (text) => {
    expect(isHome(text)).toBe(true);
  });
});

describe("who is at the place of work, or tells of somebody there, is not at home", () => {
  test.for([
    "I am in Dubai, the agent in Kampala took 3 million and there is no job",
    "I'm from Ghana, now in Dubai, the agency wants another 2000 dirham",
    "estoy en España, la agencia en Lima me cobró 3000",
    "niko Oman, wakala alichukua laki tano",
    "I am in Kampala, my sister is in Dubai, they beat her and want money",
    "I paid the agent to go to Dubai and they have not paid my salary for 3 months",
    "Nakauwi na ako sa Pilipinas galing Kuwait, kinuha ng agency ang pera ko",
    "my employer in Qatar says I must pay the agency fee before I go home",
  ])("%s", (text) => {
    expect(isHome(text)).not.toBe(true);
  });
});

test("who is hurt where they live before they go is at home yet", () => {
  expect(
    isHome(
      "I am in Addis Ababa, the agent beats us and locked us until we pay, before I go to Lebanon",
    ),
  ).toBe(true);
});

describe("who asks what to do before they leave has not left, whatever is paid for it", () => {
  test.for([
    "रोमानिया जाने भिसा आयो, जानुअघि श्रम स्वीकृति र बीमा कहाँ गर्ने?",
    "ඩුබායි හෝටලයක රස්සාවක් හම්බුනා, කොන්ත්‍රාත්තුව හොඳයි. යන්න කලින් කාර්යාංශයේ ලියාපදිංචි වෙන්නේ කොහොමද?",
    "قبل السفر للكويت ايش اسوي",
  ])("%s", (text) => {
    expect(isHome(text)).toBe(true);
  });

  test.for([
    "मैं सऊदी में हूं, घर जाने से पहले सैलरी चाहिए",
    "मैं क़तर में काम करता हूं, घर जाने से पहले टिकट कौन देगा?",
  ])("but not before a way home: %s", (text) => {
    expect(isHome(text)).not.toBe(true);
  });
});
