import { expect, test } from "vitest";
import { read } from "../message/conversation.fixture.ts";

test.for([
  "wages come late, i am a guard in Bahrain",
  "we get our salary late every time",
  "mi sueldo llega tarde, limpio hoteles en Dubái",
  "gaji saya telat terus di Malaysia",
  "I am Kenyan in Oman, passport taken",
  "je viens du Togo, je veux travailler au Liban",
  "i work on a trawler",
])("who tells in few words that they work, or what befalls them there, is heard: %s", (text) => {
  expect(read(text).aboutWork).toBe(true);
});

test.for([
  "my pay has never been late",
  "the bus is late again, i walk to the shop",
  "gaji saya tidak pernah telat",
  "Passport control at Vienna took an hour",
])("who tells that nothing is amiss, or of another thing, is not: %s", (text) => {
  expect(read(text).aboutWork).toBe(false);
});

test.for([
  "I need help",
  "em cần trợ giúp",
  "naomba usaidizi",
  "หนูต้องการความช่วยเหลือ",
  "ខ្ញុំសុំជំនួយ",
  "အကူအညီ လိုပါတယ်",
  "我很需要帮助",
  "मलाई सहयोग चाहियो",
  "madat chahiyo",
  "tabangi ko",
])("a short cry for help is heard as one in every language: %s", (text) => {
  expect(read(text)).toMatchObject({ callsForHelp: true, danger: "likely" });
});
