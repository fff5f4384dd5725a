import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for(["cannot speak, he is near", "he is coming now", "quiet, they are here"])(
  "who says in few words that somebody is near is in danger, and needs no doctor: %s",
  (text) => {
    expect(read(text).needsDoctor).toBeUndefined();
  },
);

test.for([
  "she is bleeding a lot",
  "mi amigo está sangrando mucho",
  "teman saya pingsan tidak sadar",
  "胸悶冒冷汗，快喘不過氣",
  "он истекает кровью",
])("who tells in few words of a patient is told of a doctor: %s", (text) => {
  expect(read(text)).toMatchObject({ needsDoctor: true });
});

test.for(["i am hiding in the bathroom", "saya sembunyi di kamar mandi"])(
  "who hides is in danger: %s",
  (text) => {
    expect(read(text).danger).toBe("likely");
  },
);
