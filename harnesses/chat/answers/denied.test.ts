import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const ALARM =
  /danger now|corre peligro|danger maintenant|nanganganib|dalam bahaya|sedang dalam bahaya|nguy hiểm|อันตราย|ख़?तरे में है|खतरामा|বিপদে থাকলে|خطر الآن|опасность|небезпека|现在有危险|yuko hatarini/;
const BLOWS = /violence|violencia|kekerasan|karahasan|हिंसा|عنف|насили|暴力/i;

test.for([
  "My sister is a maid in Doha, she never gets beaten, what papers does she need to change employer?",
  "nadie me ha golpeado, solo pregunto por las vacaciones, trabajo en Chile y soy de Perú",
  "ma patronne ne m'a jamais giflée, je demande mes congés, je suis au Koweït",
  "hindi naman kami binubugbog ng amo, magkano po ang sahod dapat sa Qatar?",
  "bos gak pernah nampar saya, cuma mau tanya cuti, kerja di Taiwan",
  "मैडम ने मुझे कभी नहीं मारा, छुट्टी कितनी मिलती है? कुवैत में हूँ",
  "ম্যাডাম মারধর করে না, বেতন কত হওয়া উচিত? ওমানে আছি",
  "المدام ما ضربتني أبدا، أسأل عن الإجازة السنوية في الأردن",
  "хозяйка ни разу не ударила, хочу узнать про отпуск, работаю в Польше",
  "老板从来没打过我，我想问年假有几天，我在新加坡",
])("who says that nobody hits them is told neither danger nor violence: %s", async (message) => {
  const answer = await on.answerTo(message);
  expect(answer.split("\n\n").at(0)).not.toMatch(ALARM);
  const signs = answer.split("\n").filter((line) => /^- [“"]/.test(line));
  expect(signs.join("\n")).not.toMatch(BLOWS);
});

test.for([
  "my madam in Beirut does not beat me but she locks me in the room at night, from Ghana",
  "el patrón no me pega pero nos tiene encerrados con llave, estoy en Chile",
  "bos gak pernah mukul saya tapi saya dikunci di kamar, di Malaysia",
])("what is told beside a denial is danger yet: %s", async (message) => {
  expect((await on.answerTo(message)).split("\n\n").at(0)).toMatch(ALARM);
});

test.for([
  "We keep our own passports with us in the dorm in Penang, is that fine?",
  "mi pasaporte lo tengo yo, ¿necesito permiso para salir de Catar?",
  "hawak ko naman po ang passport ko, ok lang po ba yun sa Taiwan?",
  "паспорт у нас никто не забирал, работаем в Польше, всё хорошо",
])("who has their passport is told of no kept one: %s", async (message) => {
  const answer = await on.answerTo(message);
  expect(answer.split("\n\n").at(0)).not.toMatch(ALARM);
  expect(answer).not.toMatch(/^- [“"].*(?:passport|pasaporte|паспорт)/m);
});

test.for([
  "hello, I'm going to Kuwait as a driver from Kenya",
  "i am from nepal going to qatar as security guard. manpower is saying 1 lakh 80 thousand. is it correct amount?",
  "Nobody treats me badly in Doha, may I go home before the contract ends?",
  "saya mau berangkat ke Korea bulan depan",
])("nobody is told what somebody sounds like: %s", async (message) => {
  expect(await on.answerTo(message)).not.toMatch(/wording is/i);
});
