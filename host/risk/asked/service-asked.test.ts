import { expect, test } from "vitest";
import { lastOf } from "../../message/conversation.fixture.ts";

test.each([
  "Could my madam see what I type?",
  "¿mi jefe ve este chat?",
  "est-ce que mon patron verra ce que j'écris",
  "Увидит ли хозяин что я пишу?",
  "majikan tengok tak mesej ini",
  "अगर मालिक ये मैसेज देख लेगा तो?",
  "นายจ้างจะเห็นแชทนี้ไหม",
  "mwajiri anaweza kuona ujumbe huu?",
  "are you going to report me, I have no visa",
  "¿me van a denunciar si escribo aquí?",
])("who asks what others see of it is told who reads it: %s", (text) => {
  expect(lastOf(text).serviceAsked).toBe("privacy");
  expect(lastOf(text).danger).not.toBe("likely");
});

test.each([
  "I would rather speak to a person",
  "quiero hablar con alguien",
  "có người thật không",
  "можно поговорить с оператором?",
])("who asks for a human is told who answers: %s", (text) => {
  expect(lastOf(text).serviceAsked).toBe("machine");
});

test.each([
  "my boss saw the contract this morning and said sign it",
  "the agency knows that I paid 3000 dollars for this visa",
  "100% confidential! Girls wanted for a job in Dubai, tell nobody",
])("nothing of it is asked: %s", (text) => {
  expect(lastOf(text).serviceAsked).toBeUndefined();
});
