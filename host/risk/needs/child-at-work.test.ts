import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "Our kids help us harvest on the estate in Johor, they are 8 and 12, may they?",
  "anak saya umur 11 tahun ikut kerja di kebun sawit, bolehkah?",
  "my brother is 15 years old and the broker writes 22 in his passport to work in Qatar",
  "मेरी बहन 14 साल की है, एजेंट उसे कुवैत में घर के काम पर भेज रहा है",
  "ang pamangkin ko 15 anyos, isasama ng recruiter sa Saudi bilang katulong",
  "mi hija de 14 años va a trabajar de empleada en Chile, el agente cambió la edad",
  "我妹妹15岁，要去泰国餐馆打工，中介改了年龄",
])("a child who works or is to be sent to work is heard: %s", (text) => {
  expect(read(text)).toMatchObject({ childWorks: true, aboutWork: true });
});

test.for([
  "I look after two kids, they are 9 and 11, I'm a nanny in Dubai and my pay is late",
  "my daughter is 9 years old and goes to school in Manila, I want a job in Taiwan",
  "I worked 12 hours and 15 days without rest",
  "Tengo una hija de 10 años, ¿la puedo llevar a España?",
])("a child of somebody who works is not: %s", (text) => {
  expect(read(text).childWorks).toBeUndefined();
});

test.for([
  "I am 15 and my uncle say tomorrow i go to Lebanon to clean house. I dont want to go. I am in Addis",
  "my friend 17 got job in Thailand bar via facebook, she is from Laos, should i stop her",
  "con em 17 tuổi được rủ sang Campuchia làm lương 20 triệu việc nhẹ, có nên cho đi không",
])("a child who is to be sent to work is heard, whoever writes: %s", (text) => {
  expect(read(text).childWorks).toBe(true);
});

test("a child at home of who works abroad is sent nowhere", () => {
  expect(read("my son 12 is at school, I work in Dubai as driver").childWorks).toBeUndefined();
});
