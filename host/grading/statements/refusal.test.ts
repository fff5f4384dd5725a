import { expect, test } from "vitest";
import { declinesOnly } from "./refusal.ts";

test.for([
  "I'm sorry, but I am not able to assist with this.",
  "I can't advise on that. Please see a lawyer.",
  "Lo siento, no puedo ayudar con eso.",
  "Maaf, saya tidak bisa membantu.",
  "माफ़ कीजिए, मैं इसमें मदद नहीं कर सकता।",
  "抱歉,我不能回答这个问题。",
])("an answer that only declines is told: %s", (answer) => {
  expect(declinesOnly(answer)).toBe(true);
});

test.for([
  "No, keep the money and call the labour office.",
  "No, él no puede quitarle el pasaporte. Llame al consulado.",
  "I can't help you find the agent, but here is who can: the embassy's labour office takes complaints by telephone every day, and it costs nothing. Bring your receipt and a copy of the contract.",
])("one that says no to somebody else, or goes on to help, is not: %s", (answer) => {
  expect(declinesOnly(answer)).toBe(false);
});
