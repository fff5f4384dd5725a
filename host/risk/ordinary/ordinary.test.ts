import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("few words of ordinary days accuse nobody and call nobody", () => {
  test.for([
    "Flu again, I take a day off tomorrow",
    "tengo gripe, mañana no voy a trabajar",
    "j'ai de la fièvre, je ne viens pas demain",
    "demam nih, besok ga masuk ya",
    "em bị sốt, mai xin nghỉ một hôm",
    "Mom is in the hospital until Friday, we bring her soup",
    "bapak dirawat di rumah sakit, minggu depan pulang",
    "бабушка в больнице, в среду выпишут",
    "sakit gigi, dokter gigi mana yang bagus?",
    "My boss is very generous",
    "mi jefa es muy amable",
    "بوسنا طيب والمدير محترم",
    "majikan saya ramah sekali",
    "नेपालको मालिक राम्रो छ",
    "नानीको मालकिन बहुत दयालु हैं",
    "muốn về nhà, sắp tết rồi",
    "help me pick an outfit",
    "ayúdame a escoger zapatos",
    "救命，论文写不完",
    "tolong pilihkan baju dong",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain(await actionOn(text));
  });
});

describe("what is refused, denied, owed or done beside them is told", () => {
  test.for([
    "fever four days and madam does not take me to the doctor, no day off",
    "estoy enferma y la señora no me deja ir al médico ni descansar",
    "demam tinggi, majikan tidak kasih obat dan tidak boleh libur",
    "my boss is kind but he locks the door at night and beats me",
    "majikan baik tapi dia mengunci saya di kamar",
    "I want to go home for Christmas, they locked me in and took my passport",
    "quiero ir a casa en navidad, el patrón me encerró y me pega",
    "help me, they locked me in",
    "tolong saya dikunci majikan",
  ])("%s", async (text) => {
    expect(["urgent_safety_referral", "escalate_to_ngo"]).toContain(await actionOn(text));
  });

  test.for(["help me", "saklolo", "au secours", "النجدة", "救命"])(
    "a call for help and nothing else is looked at: %s",
    async (text) => {
      expect(["review", "urgent_safety_referral"]).toContain(await actionOn(text));
    },
  );
});

test("what danger is heard by is told where no rule fired", async () => {
  const { verdict } = await judge("au secours");
  expect(verdict.rationale).toContain("somebody may be in danger (it is a call for help");
});
