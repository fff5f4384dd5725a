import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("who cries for help and spells by ear is in danger all the same", () => {
  test.for([
    "plese halp madm beet me evry day no slep kuwet",
    "ausilio la patronna me golpia y no me deja salirr",
    "aidé moi ma patrone me frape et minferme",
    "socoro meu patraoo mi bati e tranka a porta",
    "tolng bos pukl sy d kunci d kmr",
    "tabng gibunaln ko sa amo gilok ko sa kwarto",
    "nsaidie bosi anpiga na amenifunga ndan",
    "bchao mlkin mrti h khna ni deti",
    "памагите хазяйка бёт миня не выпускаит",
    "انقزوني الكفيل يدربني وحابسني",
    "እርዱኚ ማዳም ትመታኛለሽ ቆልፋብኚ",
    "erdun madam timetagnalch kolfebgn",
    "AYUDAMEELPATRONMEPEGA",
  ])("%s", async (text) => {
    expect(await actionOn(text)).toBe("urgent_safety_referral");
  });

  test.for(["SOS Jeddah", "sos locked doha", "🆘🔒 dubai"])(
    "%s is looked at, at least",
    async (text) => {
      expect(["review", "escalate_to_ngo", "urgent_safety_referral"]).toContain(
        await actionOn(text),
      );
    },
  );
});

describe("who asks for something else in the same spelling is in none", () => {
  test.for([
    "tlg aku d ksh resep mkn dong, majikn mau rendang",
    "tulng po pano luto adobo, gusto ng amo ko",
    "aydame con la tarea pr fabor, mi jefa esplica mal",
    "😭🙏👊 we won the match",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain(await actionOn(text));
  });
});
