import { expect, test } from "vitest";
import { withoutCourtesy } from "./courtesy.ts";

const ADVICE = "Don't sign it. Call your embassy.";

test.for([
  `What a great question! ${ADVICE}`,
  `Hello! Thank you for your trust. ${ADVICE}`,
  `${ADVICE}\n\nI hope that helps!`,
  `${ADVICE} Feel free to ask me if you have more questions.`,
  `Merci pour votre message. ${ADVICE} Bon courage !`,
  `Salamat sa tanong. ${ADVICE} Ingat po.`,
  `Хороший вопрос! ${ADVICE} Берегите себя.`,
  `好问题!${ADVICE}`,
])("courtesies at either end are left out: %s", (answer) => {
  expect(withoutCourtesy(answer).trim()).toBe(ADVICE);
});

test.for([
  "No, keep your money. Thanks to the law of 2006 he may not ask for it.",
  "Stay safe by leaving the door open. Call 112.",
  "Hello is what he will say. Hang up.",
  "Sorry, I can't help with that.",
  "Thank you!",
])("what says something stays, and so does what is nothing else: %s", (answer) => {
  expect(withoutCourtesy(answer)).toBe(answer);
});
