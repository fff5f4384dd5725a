import { expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

test.for([
  ["Estoy en Canadá, soy mexicano, no me pagan", "ya estoy en México, a quien llamo?", "MX-CA"],
  ["I am Kenyan, my boss in Qatar does not pay", "I am in Kenya now, who can I call?", "KE-QA"],
  ["sou do Brasil, trabalho em Portugal e não me pagam", "já estou no Brasil", "BR-PT"],
  ["I am Thai, working in Taiwan, boss keeps passport", "I'm back in Thailand", "TH-TW"],
  ["main Nepal se hu, Qatar me salary nahi mili", "ab main Nepal me hu", "NP-QA"],
  ["Я из Узбекистана, в Москве не заплатили", "я уже в Узбекистане, куда жаловаться", "UZ-RU"],
  ["我是越南人，在台湾工作，老板不给工资", "我现在在越南", "VN-TW"],
] as const)("who is now in the country they came from is back home: %s / %s", (row) => {
  const [before, own, route] = row;
  for (const more of [[], ["ok"]]) {
    const { returned, corridors } = lastOf(before, own, ...more);
    expect(returned).toBe(true);
    expect(corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([route]);
  }
});

test("who has not left yet is not back home, and a country of work told again stays one", () => {
  const asked = lastOf("agent asks 90000 for Qatar, I'm Kenyan", "I am in Kenya");
  expect(asked.returned).not.toBe(true);
  const told = lastOf("I am from Guatemala, working in Mexico, they beat me", "I am in Mexico");
  expect(told.returned).not.toBe(true);
  expect(told.corridors).toEqual([{ origin: "GT", destination: "MX", basis: "named" }]);
});

test("a word that hints at a country does not move who told where they work", () => {
  const { corridors } = lastOf(
    "I am from Nepal and I work in Kuwait, he beats me",
    "they took my iqama and want money",
  );
  expect(corridors).toEqual([{ origin: "NP", destination: "KW", basis: "named" }]);
});

test.for(["I am from Kenya", "no, yo no soy de mexico, soy de guatemala", "मैं नेपाल से हूँ"])(
  "a place named alone is nothing to fear: %s",
  (text) => expect(read(text).danger).toBeNull(),
);
