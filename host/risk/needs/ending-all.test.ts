import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";
import { heardNeeds } from "./heard-needs.ts";

test.for([
  "the debt is too big, I just want to end it all, I am from Nepal in Qatar",
  "voy a terminar con todo esto, la deuda del coyote me mata, estoy en Arizona",
  "quero acabar com tudo isso, devo muito ao agente, estou em Portugal",
  "saya ingin mengakhiri semuanya, utang ke agen banyak, saya di Hong Kong",
  "хочу закончить всё, долг большой, работаю в Польше",
  "我想结束这一切，欠了中介很多钱，在日本",
])("who wants to end everything may want to die: %s", (text) => {
  expect(heardNeeds(read(text))).toContain("wish_to_die");
});

test.for([
  "quiero terminar con todo el papeleo antes del viaje",
  "I want to finish everything at work before Friday",
])("whoever ends their work wants nothing of the kind: %s", (text) => {
  expect(heardNeeds(read(text))).not.toContain("wish_to_die");
});

test.for([
  "est-ce que je peux quitter la maison sans avertir la patronne ?",
  "can I leave my employer without notice?",
  "¿qué pasa si me voy sin decir nada?",
  "boleh saya pergi tanpa izin majikan?",
  "nếu tôi bỏ đi mà không nói với chủ thì sao?",
  "अगर मैं बिना बताए चला जाऊं तो क्या होगा?",
  "а если я уйду не предупредив?",
])("the question what comes of leaving and telling nobody is one of work: %s", (text) => {
  const reading = read(text);
  expect(reading.questionAsked).toBe("run_away");
  expect(heardNeeds(reading)).not.toContain("wish_to_die");
});
