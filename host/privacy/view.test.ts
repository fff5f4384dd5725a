import { expect, test } from "vitest";
import { viewOf } from "./view.ts";

test.for([
  ["0917<b>482</b>9173", "09174829173"],
  ["0917-**482**-9173 and `0917` `482`", "0917-482-9173 and `0917 482`"],
  ["&#48;&#x39;17&nbsp;482", "0917 482"],
  [
    "jenny&commat;mail&period;example, jenny&#64;mail.example",
    "jenny@mail.example, jenny@mail.example",
  ],
  ["?u=jenny%40mail.example&t=%2B63%20917", "?u=jenny@mail.example&t=+63 917"],
  ["%30%39%31%37", "0917"],
  ["?name=Maria+Santos&city=Cebu", "?name=Maria Santos&city=Cebu"],
  ["worker=Jos%C3%A9+P%C3%A9rez%20Cruz", "worker=José Pérez Cruz"],
  ["name=Santos%2C+Ana", "name=Santos, Ana"],
  ["%E7%8E%8B%E5%B0%8F%E6%98%8E", "王小明"],
  [String.raw`\u002b63\u0039`, "+639"],
  ["0\u03329\u03321\u03327", "0917"],
  ["O917 482 9l73, o917", "0917 482 9173, 0917"],
  ["⠼⠚⠊⠁⠛⠀⠼⠑⠑⠑⠚⠁⠃⠉ ⠁⠃⠼", "0917 5550123 ⠁⠃⠼"],
  ["一三八四八二九一七三六", "13848291736"],
] as const)("%s is read as %s", ([original, read]) => {
  expect(viewOf(original).text).toBe(read);
});

test.for([
  "50%30 and 20% 30%",
  "C++ and Maria+Santos, a+b",
  "?mail=maria+work@mail.example&x=1",
  "50%20 off, 100%C of it, %C3%41",
  "二〇二四年",
  "&lt;b&gt; &#60; &#128512;",
  "**bold** and `code` and <b>3</b>",
  "ก็ดี नमस्ते",
  "OK, O2, 2nd, Il 3l, bc1q643lyd, H2O 500 O 100",
])("%s is read as it is", (text) => {
  expect(viewOf(text).text).toBe(text);
});

test("every place of the view leads back to what it shows", () => {
  const original = "😀 &#48;9<b>1</b>7%20\u200b4\u0301𝟖, ok";
  const { text, start, end } = viewOf(original);
  expect(text).toBe("😀 0917%2048, ok");
  const at = text.indexOf("0917");
  expect(original.slice(start(at), end(at + 3))).toBe("&#48;9<b>1</b>7");
  const last = text.indexOf("48");
  expect(original.slice(start(last), end(last + 1))).toBe("4\u0301𝟖");
  expect(original.slice(start(text.indexOf("ok")))).toBe("ok");
});
