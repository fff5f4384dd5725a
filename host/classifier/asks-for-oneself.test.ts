import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "../message/whole-reading.ts";
import { asksForOneself } from "./asks-for-oneself.ts";
import { readStance } from "./stance.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});
const asks = (text: string): boolean => asksForOneself(wholeReading(foldText(text), knowledge));

describe("a question about what one fears for oneself", () => {
  test.for([
    "Will I be deported if I run away?",
    "If I run away, will the police arrest me?",
    "¿Me van a deportar si me escapo?",
    "Vou ser deportado se eu fugir?",
    "Меня депортируют, если я убегу?",
    "راح يسفروني إذا تركت الكفيل؟",
    "अगर मैं भाग जाऊँ तो क्या पुलिस मुझे पकड़ेगी?",
    "म भागें भने मलाई डिपोर्ट गर्छन्?",
    "کیا بھاگنے پر مجھے ڈیپورٹ کر دیں گے؟",
    "Madedeport ba ako kung tatakas ako?",
    "หนูหนีออกมาจะโดนจับมั้ยคะ",
    "ထွက်ပြေးရင် ကျွန်မကို ပြန်ပို့မလား",
    "මම පැනලා ගියොත් මාව ආපහු යවයිද?",
    "我逃跑的话会被遣返吗？",
  ])("%s", (text) => expect(asks(text)).toBe(true));
});

describe("a threat or an offer is none", () => {
  test.for([
    "If you run away you will be deported",
    "Si te escapas te van a deportar, ¿entendido?",
    "Kung tatakas ka, ipapadeport kita, gets mo?",
    "你敢跑就遣返你，知道吗？",
    "Do you need a visa fast? I will process it for $2000",
    "How much is the police clearance now, and do I need a card for it?",
    "I keep my maid's passport so that she is not deported if she escapes, ok?",
  ])("%s", (text) => expect(asks(text)).toBe(false));
});

test("whoever asks for herself neither offers nor speaks of something else", () => {
  const fired = new Map([
    ["always", 1],
    ["rules", 1],
  ]);
  expect(readStance(fired, null).label).toBe("offer");
  expect(readStance(fired, null, { asking: true })).toMatchObject({ label: "victim" });
  expect(readStance(new Map([["always", 1]]), null, { asking: true }).label).toBe("inquiry");
});
