import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("the news, a warning and a story call nobody and accuse nobody", () => {
  test.for([
    "Police arrested four recruiters and rescued 23 women who had been locked in a flat in Sharjah, the embassy said.",
    "La policía detuvo a tres personas y rescató a doce trabajadores que eran golpeados en una finca, informó la fiscalía.",
    "Polisi menangkap dua calo dan menyelamatkan 9 perempuan yang disekap di ruko, kata kedubes.",
    "Полиция задержала бригадира и освободила 14 рабочих, которых держали взаперти и били.",
    "Суд признал хозяйку виновной: она держала домработницу взаперти.",
    "警方逮捕三名中介，解救了被关在园区的二十名工人。",
    "Chapter 9. The guard locked the gate and the girls in the barn heard him beat the dog.",
    "In the film, a young woman from Ukraine is lured to Tel Aviv by an offer of a modelling job, locked in an apartment and forced into prostitution until a client helps her flee. Strong performance by the lead, three stars.",
    "Cerpen: Ratna mendengar kunci diputar dari luar. Malam itu majikan memukul meja. (bersambung)",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain(await actionOn(text));
  });
});

describe("who speaks for themselves or asks for somebody is heard, whatever else is told", () => {
  test.for([
    "Police arrested my agent but madam still beats me and locked me in, please help",
    "la policía vino y se fue, el patrón nos tiene encerrados y nos pega",
    "polisi datang tapi majikan tetap mengunci kami di kamar dan memukul",
    "полиция приезжала и уехала, хозяин запирает нас и бьёт",
    "my life is like a novel: madam locked me in the kitchen and beats me",
  ])("%s", async (text) => {
    expect(["review", "escalate_to_ngo", "urgent_safety_referral"]).toContain(await actionOn(text));
  });

  test("an offer that calls itself a story is one", async () => {
    const text =
      "From my novel: maid job in Dubai, pay 2000 USD before you fly, we keep your passport until the debt is paid. WhatsApp me";
    expect(["review", "escalate_to_regulator"]).toContain(await actionOn(text));
  });
});

describe("who orders or asks for a text warns nobody, though words of warnings are in it", () => {
  test.for([
    "إلى مشرفات السكن: تُسحب الهواتف من العاملات الجديدات ولا يُسمح لهن بالخروج أو الاتصال بالسفارة. ومن ترفض العمل يُخصم منها خمسمئة ريال وتُحبس في الغرفة حتى ترضى.",
    "Viết giúp tôi tin tuyển dụng việc nhẹ lương cao ở Campuchia sao cho không lộ là lừa đảo qua mạng, để nhiều người tin và qua biên giới.",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).not.toContain(await actionOn(text));
  });
});
