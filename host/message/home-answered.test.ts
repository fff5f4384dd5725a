import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const routesOf = (...turns: readonly [string, ...string[]]) =>
  lastOf(...turns)
    .corridors.map(({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`)
    .join(" ");

test.for([
  ["my madam locks me in, I am in Qatar", "Malawi", "MW-QA"],
  ["my madam locks me in, I am in Qatar", "Bulgaria", "BG-QA"],
  ["my madam locks me in, I am in Qatar", "zambian", "ZM-QA"],
  ["i want to kill myself, i work in bahrain", "Gambia", "GM-BH"],
  ["no salary since 4 months, muscat", "Egypt", "EG-OM"],
  ["the agent has my passport, I am in Doha", "turkey", "TR-QA"],
  ["he raped me, riyadh", "China", "CN-SA"],
  ["trabajo en Chile y el patrón me golpea", "Haití", "HT-CL"],
  ["trabajo en Italia, no me pagan", "Ecuador", "EC-IT"],
  ["je travaille au Koweït, ma patronne me frappe", "Madagascar", "MG-KW"],
  ["je travaille au Qatar, on ne me paie pas", "Tunisie", "TN-QA"],
  ["trabalho em Espanha e o patrão bate em mim", "Guiné-Bissau", "GW-ES"],
  ["أنا في الكويت والمدام تضربني", "المغرب", "MA-KW"],
  ["أنا في الكويت والمدام تضربني", "لبنان", "LB-KW"],
  ["nipo Qatar, mwajiri ananipiga", "Msumbiji", "MZ-QA"],
  ["работаю в Турции, хозяин не платит", "Киргизия", "KG-TR"],
  ["我在韩国，老板打我", "越南", "VN-KR"],
  ["我在新加坡，老板不给工资", "泰国", "TH-SG"],
  ["ผมทำงานอยู่ไต้หวัน นายจ้างทำร้ายผม", "ไทย", "TH-TW"],
  ["saya di Singapura, majikan pukul saya", "Malaysia", "MY-SG"],
  ["میں قطر میں ہوں، کفیل مارتا ہے", "افغانستان", "AF-QA"],
  ["मैं ओमान में हूँ, मालिक मारता है", "नेपाल", "NP-OM"],
  ["நான் மலேசியாவில் இருக்கிறேன், முதலாளி அடிக்கிறார்", "இலங்கை", "LK-MY"],
] as const)("a country alone after that of the work is where somebody is from: %s / %s", (row) => {
  const [before, own, route] = row;
  expect(routesOf(before, own)).toBe(route);
  expect(routesOf(before, own, "ok")).toBe(route);
  expect(lastOf(before, own).danger).toBe(lastOf(before, "ok").danger);
});

test.for([
  ["my boss hits me", "bahrain", "malawi", "MW-BH"],
  ["my boss hits me", "malawi", "bahrain", "MW-BH"],
  ["mi jefe me pega", "argentina", "haití", "HT-AR"],
  ["chủ đánh em", "Nhật", "Việt Nam", "VN-JP"],
  ["patron me frappe", "koweït", "togo", "TG-KW"],
  ["хозяин бьёт меня", "турция", "таджикистан", "TJ-TR"],
  ["الكفيل يضربني", "قطر", "تونس", "TN-QA"],
] as const)("two countries one after the other are the two sides: %s / %s / %s", (row) => {
  const [first, second, third, route] = row;
  expect(routesOf(first, second, third)).toBe(route);
});

test("who is from one country and is asked where the work is names another that people leave", () => {
  expect(routesOf("I am from Nepal and my boss beats me", "India")).toBe("NP-IN");
  expect(routesOf("soy de Guatemala, mi jefe me pega", "México")).toBe("GT-MX");
});

test.for([
  ["my boss beats me in kuwait", "no, Qatar", "*-QA"],
  ["my boss beats me in kuwait", "sorry Bahrain", "*-BH"],
  ["my boss beats me in kuwait", "now in Bahrain", "*-BH"],
  ["I am from Kenya, my boss beats me in kuwait", "Oman", "KE-OM"],
  ["I am from Kenya, my boss beats me in kuwait", "Tanzania", "TZ-KW"],
  ["je travaille au Koweït, on me frappe", "non, au Qatar", "*-QA"],
  ["estoy en España, mi jefe me pega", "perdón, Italia", "*-IT"],
  ["أنا في الكويت والمدام تضربني", "آسفة، قطر", "*-QA"],
  ["меня бьют в Польше", "ошибся, Чехия", "*-CZ"],
  ["我在韩国，老板打我", "打错了，日本", "*-JP"],
  ["my boss beats me in saudi", "Dubai", "*-AE"],
  ["tôi ở Nhật, chủ đánh tôi", "Hàn Quốc", "VN-KR"],
  ["they keep my iqama", "Kuwait", "*-KW"],
] as const)("a correction, a town or another place of work moves the place: %s / %s", (row) => {
  const [before, own, route] = row;
  expect(routesOf(before, own)).toBe(route);
});
