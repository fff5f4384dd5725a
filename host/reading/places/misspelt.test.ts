import { describe, expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

describe("a country misspelt by a letter or as it sounds is read where the rest of the route is told", () => {
  test.for([
    ["agent wants 2 lakh frm Nepall to Katar", "NP-QA"],
    ["how much for job from Pakisten to Dubay?", "PK-AE"],
    ["maid from Etiopia to Lebannon, what fee?", "ET-LB"],
    ["biaya dari Indonesia ke Hongkonk berapa", "ID-HK"],
    ["berapa potongan ke Taiwaan", "ID-TW"],
    ["magkano po ang singil ng agency papuntang Singapor", "PH-SG"],
    ["cuánto cobran de Guatemla a Canadá", "GT-CA"],
    ["wakala anataka pesa kwenda Qattar kutoka Kenya", "KE-QA"],
  ] as const)("%s: %s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test.for([
  ["I am hungry in Oman, the madam gives no food", "*-OM"],
  ["they like to romance people, I am in Kuwait", "*-KW"],
  ["I have to finance a house, I work in Qatar", "*-QA"],
  ["we go to dinner in Dubai after work, boss pays from metal tin", "*-AE"],
] as const)("an ordinary word is no misspelt country: %s", ([text, route]) => {
  expect(routes(text)).toEqual([route]);
});
