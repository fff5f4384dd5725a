import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("who says that nothing befalls them accuses nobody", () => {
  test.for([
    "Our company in Doha is never late with the wages",
    "The agent never asked us for money and we have no debts",
    "el patrón nunca se atrasa con el sueldo",
    "l'agence ne m'a demandé aucun frais",
    "a agência não me cobrou nada",
    "получку ни разу не задержали",
    "المكتب ما طلب مني ولا ريال",
    "hindi nadelay ang sweldo namin",
    "upah kami tidak pernah telat",
    "công ty không đòi em đồng nào, em không nợ nần",
    "นายจ้างไม่เคยค้างค่าแรง",
    "कंपनी ने मुझसे पैसे नहीं लिए, मुझ पर कोई उधार नहीं है",
    "老板从来没克扣过工资",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain(await actionOn(text));
  });
});

describe("what is told beside a denial, or denied under orders, is heard", () => {
  test.for([
    "The agent never asked me for money but the boss has not paid me for four months",
    "el patrón no se atrasa con el sueldo pero me encierra por las noches",
    "on ne m'a rien demandé, mais le patron me frappe",
    "получку не задерживают, но паспорта забрали и за ворота не пускают",
    "upah tidak pernah telat, tapi majikan memukul saya",
    "công ty không thu phí nhưng chủ đánh em và giữ hộ chiếu",
    "wala ko nila bunali pero lima na ka bulan wala ko suwelduhi",
    "老板从来没克扣过工资，可是晚上把我们锁在宿舍",
    "the boss told us to say that nobody took money from us and we were never beaten",
    "nos obligan a decir que no nos cobraron nada, la agencia nos quitó 5.000 y los pasaportes",
  ])("%s", async (text) => {
    expect(["review", "escalate_to_ngo", "urgent_safety_referral"]).toContain(await actionOn(text));
  });
});
