import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { verdictOf } from "./verdict.fixture.ts";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

test.for([
  ["en", "Hardworking Kenyan housemaid for sale, 4 years in the country, 700 OMR"],
  ["ar", "للبيع شغالة سيلانية ممتازة، التواصل واتساب"],
  ["fr", "À céder : femme de ménage ivoirienne, discrète, 800 dollars"],
  ["sw", "Tunauza mfanyakazi wetu, house girl anauzwa kwa dinari 600"],
  ["id", "Mau jual maid asal Ethiopia, sisa kontrak setahun"],
  ["hi", "नौकरानी बेचनी है, नेपाली, 18 महीने बाकी"],
  ["am", "የቤት ሰራተኛችንን መቀየር እፈልጋለሁ፣ ልዩነቱን እከፍላለሁ"],
  ["zh", "急轉讓:轉賣印傭一名,乖巧"],
])("a person offered like goods is an offer for an authority: %s", async ([, text]) => {
  const { recommended_action, stance } = await verdictOf(host, text as string);
  expect([recommended_action, stance.label]).toEqual(["escalate_to_regulator", "offer"]);
});

test.for([
  ["en", "Dishwasher for sale, our housemaid prefers to wash by hand"],
  ["ar", "مكيف وغسالة شغالة للبيع بداعي السفر"],
  ["fr", "Appartement à vendre, chambre de bonne au dernier étage"],
  ["id", "Dijual boneka pembantu koleksi lama"],
  ["ru", "Продам платье горничной для карнавала"],
  ["th", "ขายเครื่องดูดฝุ่น แม่บ้านใช้ครั้งเดียว"],
])("things named beside a housemaid are goods: %s", async ([, text]) => {
  expect((await verdictOf(host, text as string)).recommended_action).toBe("allow");
});
