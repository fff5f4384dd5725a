import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "agent in Nairobi took 95000 for Poland job, promise by march. now he say wait wait. can i get refund",
  "म्यानपावरले पोल्याण्ड पठाउँछु भनेर ७ लाख लियो, एक वर्ष भयो, न पठाउँछ न पैसा फिर्ता दिन्छ",
])("who is refused what they paid for a job asks how to get it back: %s", (text) => {
  expect(read(text).questionAsked).toBe("get_back");
});

test("a deposit that is not refundable was not paid yet", () => {
  const text = "agency in Manila asks 5000 deposit, they say it is not refundable. should i pay?";
  expect(read(text).questionAsked).not.toBe("get_back");
});
