import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const cases: readonly [string, string][] = [
  ["My boss in Riyadh took my passport and locks me in at night", "should I run"],
  ["my madam in Kuwait beats me, I am from Kenya", "what happens if they call police on me"],
  ["El capataz en Texas nos quitó los pasaportes", "podemos irnos?"],
  ["ma patronne au Liban garde mon passeport et ne me paie pas", "est-ce que je peux partir ?"],
  ["kafeel ne saudi me passport rakh liya aur salary nahi di", "bhag jau kya"],
  ["nasa Kuwait ako, kinuha ng amo ko ang passport ko", "pwede ba ako tumakas?"],
  ["Tôi làm giúp việc ở Đài Loan, chủ giữ hộ chiếu của tôi", "tôi có bỏ đi được không?"],
  ["majikan di Malaysia pukul saya", "boleh saya lari dari sini?"],
  ["la señora en Madrid me quitó el pasaporte", "¿me puedo ir?"],
  ["My contract says 2000 dirham but company pays 1400, Dubai", "if I refuse will they deport me?"],
];

test.for(cases)("who told of a case asks whether to leave it: %s – %s", ([told, asked]) => {
  expect(lastOf(told, asked)).toMatchObject({ questionAsked: "run_away" });
});

test.for([
  ["my employer in Kuwait keeps my passport", "can I take leave next week?"],
  ["boss not pay 3 months in Qatar", "how do I run my business from here"],
  ["my employer in Kuwait keeps my passport", "do i need a lawyer"],
  ["What may an agency charge for Qatar?", "can I leave that out of the contract?"],
] as const)("other questions stay what they are: %s – %s", ([told, asked]) => {
  expect(lastOf(told, asked).questionAsked).not.toBe("run_away");
});

test("who does not want the police reads first whom else to ask", () => {
  const told = "my employer touches me at night, i am in bahrain, from sri lanka";
  expect(lastOf(told, "i dont want police")).toMatchObject({ fearsPolice: true });
});

test("a word that only hints at a country names none beside the one that was told", () => {
  const told = "nasa Kuwait po ako DH, kinuha ng amo ko passport ko";
  const routes = lastOf(
    told,
    "pwede ba ako tumakas?",
    "paano kung ireport nila akong huroob",
  ).corridors;
  expect(routes.map(({ destination }) => destination)).toEqual(["KW"]);
});

test("who said that they have not left has not, though the agency has their passport", () => {
  const told = "i am still in manila, flight next week to Abu Dhabi, the agency wants money";
  expect(lastOf(told, "they already have my passport").stillHome).toBe(true);
});

test("thanks beside a question are no courtesy", () => {
  const told = "is it legal for a recruitment agency in Kenya to charge medical fees";
  expect(lastOf(told, "thanks. who do i report them to").addsNothing).toBeUndefined();
});

test("a question about a clause is not asked again by what is said after it", () => {
  const told = "My contract says the employer keeps my passport in Singapore, must I sign?";
  expect(lastOf(told, "he says i can have it if i ask. is that ok").questionAsked).toBeUndefined();
});
