import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const firstBlock = async (message: string) => (await on.answerTo(message)).split("\n\n")[0] ?? "";

describe("whose relative died abroad is told who helps with the body and what is due", () => {
  test.for([
    [
      "my nephew passed away in Riyadh, sponsor refuses to send the body. we are in Uganda",
      /sorry/,
    ],
    ["mi hermano murió en una obra en Madrid, somos de Ecuador, ¿cómo traer el cuerpo?", /Siento/],
    ["suami meninggal di Arab Saudi, jenazah masih di rumah sakit", /berduka/],
    ["asawa ko pumanaw sa Qatar, kailan maiuuwi ang bangkay niya?", /Nakikiramay/],
    ["भाई की सऊदी में मौत हो गई, शव कब आएगा", /दुख/],
    ["em trai mất rồi ở Nhật, công ty chưa đưa thi hài về", /chia buồn/],
    ["丈夫在新加坡工地上去世了,公司不肯把遗体运回", /去世/],
  ] as const)("%s", async ([message, first]) => {
    const block = await firstBlock(message);
    expect(block).toMatch(first);
    expect(block).not.toMatch(/\b(?:999|110|112)\b/);
  });
});

test("a Nepali family is told of the Foreign Employment Board", async () => {
  const answer = await on.answerTo("दाइ मलेसियामा बित्नुभयो, कम्पनीले क्षतिपूर्ति दिएन, हामी नेपालमा");
  expect(answer).toContain("1141");
});

describe("and who mourns at home, or wants to die, is not meant", () => {
  test.for([
    "my father died in Manila and my boss in Dubai does not allow me to go home",
    "gusto ko nang mamatay, amo ko sa Jeddah binubugbog ako",
    "mi madre murió en Lima y aquí en Madrid el jefe no me deja viajar",
    "I will die here, madam in Muscat beats me",
  ])("%s", async (message) => {
    expect(await firstBlock(message)).not.toMatch(
      /somebody has died|Nakikiramay|alguien haya muerto/,
    );
  });
});
