import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "we were trafficked to Bahrain, from Uganda, we want to leave",
  "I am Nepali, they sold me to another house in Kuwait and I am a slave here, victim of human trafficking",
  "fui víctima de trata en Italia y me obligan a prostituirme",
  "je suis victime de la traite en Tunisie, je viens de Côte d'Ivoire",
  "saya korban perdagangan orang di Malaysia",
  "biktima ako ng trafficking dito sa Lebanon",
  "em bị bán qua Campuchia, họ ép tiếp khách",
  "मैं दुबई में मानव तस्करी की शिकार हूं",
  "انا ضحية الاتجار بالبشر في لبنان",
  "меня продали в Турцию, заставляют заниматься проституцией",
  "我被卖到老挝，逼我卖淫",
  "wamenihamisha Qatar, nauza mwili kwa lazima",
])("who is trafficked or sold is in danger, and asks for no definition: %s", (text) => {
  expect(read(text).danger).toBe("likely");
});

test.for([
  "I am in Poipet, I work in online gambling, the boss took our passports",
  "saya di Sihanoukville kerja judi online, paspor kami diambil",
  "我在缅甸电诈园区，护照被收走了",
  "ako po ay nasa Laos sa isang casino, hawak nila passport ko",
  "em đang ở Lào làm sòng bạc, họ giữ hộ chiếu của em",
])("whose papers are kept at the work of the compounds is held there: %s", (text) => {
  const { danger, lure } = read(text);
  expect(danger).toBe("likely");
  expect(lure).toBeUndefined();
});

test.for([
  "what is human trafficking?",
  "what does the law in Qatar say about forced prostitution",
  "our NGO trains inspectors who meet victims of trafficking",
  "¿qué es la trata de personas?",
  "I got an offer from a casino in Cambodia, they want a copy of my passport, is it safe?",
  "saya kerja di kasino di Makau, gaji bagus",
])("a question, a training and an ordinary job are no cry: %s", (text) => {
  expect(read(text).danger ?? null).toBeNull();
});

test("a relative who is trafficked is written of from afar", () => {
  const reading = read("I think my daughter is a trafficking victim in Jordan, we live in Uganda");
  expect([reading.danger, reading.fromAfar]).toEqual(["likely", true]);
});
