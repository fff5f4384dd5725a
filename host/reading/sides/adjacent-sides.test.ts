import { describe, expect, test } from "vitest";
import { routes } from "./routes.fixture.ts";

describe("of several routes each origin keeps its own destination", () => {
  test.for([
    [
      "What is the legal fee from India to Oman and from Kenya to Saudi Arabia?",
      ["IN-OM", "KE-SA"],
    ],
    ["Fee caps, Bangladesh-Malaysia and Vietnam-Japan?", ["BD-MY", "VN-JP"]],
    ["Fees: Kenya → Qatar, Nepal → Malaysia, India → Oman", ["KE-QA", "NP-MY", "IN-OM"]],
    ["Berapa biaya agen dari Indonesia ke Taiwan dan dari Filipina ke Italia?", ["ID-TW", "PH-IT"]],
    ["¿Qué cobra la agencia de Guatemala a México y de Nepal a Catar?", ["GT-MX", "NP-QA"]],
    ["नेपाल से कतर और भारत से कुवैत की फीस कितनी है?", ["NP-QA", "IN-KW"]],
    ["从尼泊尔到卡塔尔和从越南到台湾,中介费多少?", ["NP-QA", "VN-TW"]],
    ["Phí từ Việt Nam sang Nhật Bản và từ Nepal sang Qatar?", ["VN-JP", "NP-QA"]],
    ["كم الرسوم من نيبال إلى قطر ومن كينيا إلى السعودية؟", ["NP-QA", "KE-SA"]],
    ["Сколько берут из Непала в Катар и из Киргизии в Польшу?", ["NP-QA", "KG-PL"]],
    ["Ada kutoka Kenya kwenda Oman na kutoka Uganda kwenda Qatar?", ["KE-OM", "UG-QA"]],
  ] as const)("%s", ([text, told]) => {
    expect(routes(text)).toEqual(told);
  });
});

test("four routes are told as four, and none that nobody named", () => {
  expect(
    routes("Caps from Kenya to Qatar, Nepal to Oman, Uganda to UAE and Philippines to Hong Kong?"),
  ).toEqual(["KE-QA", "NP-OM", "UG-AE", "PH-HK"]);
});

test("the destination may come first", () => {
  expect(routes("What may be charged to Qatar from Nepal and to Oman from Kenya?")).toEqual([
    "NP-QA",
    "KE-OM",
  ]);
  expect(routes("Fees for Qatar: Nepal to Qatar, Kenya to Oman")).toEqual(["NP-QA", "KE-OM"]);
});

test("what is listed on one side of a route shares its other side", () => {
  expect(routes("fees from Nepal and India to Qatar")).toEqual(["NP-QA", "IN-QA"]);
  expect(routes("fees from Kenya to Qatar or Oman")).toEqual(["KE-QA", "KE-OM"]);
  expect(routes("fees from Nepal and India to Qatar and from Kenya to Oman")).toEqual([
    "NP-QA",
    "IN-QA",
    "KE-OM",
  ]);
});

test("two people who each tell where they are from and work keep their own routes", () => {
  expect(routes("I am from Nepal and work in Qatar, my friend is a Kenyan in Lebanon")).toEqual([
    "NP-QA",
    "KE-LB",
  ]);
});

test("a place beside no other may belong to every route", () => {
  const told = routes("Kenya. What is the fee from Nepal to Qatar and from India to Oman?");
  expect(told.slice(0, 2)).toEqual(["NP-QA", "IN-OM"]);
  expect(told).toEqual(expect.arrayContaining(["KE-QA", "KE-OM"]));
});

test("a way through a third country leaves the last place of work with who speaks", () => {
  expect(
    routes("I am from Kenya. They took me to Saudi Arabia. Through Ethiopia, then to Lebanon."),
  ).toContain("KE-LB");
});

test("where somebody is now comes before where they were, in routes of several people, too", () => {
  expect(
    routes(
      "My cousin from India was in Kuwait before; I am from Nepal, now in Qatar, and my boss beats me",
    )[0],
  ).toMatch(/QA$/);
});
