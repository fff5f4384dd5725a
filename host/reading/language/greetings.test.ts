import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  ["Boa noite!", "pt"],
  ["tudo bem?", "pt"],
  ["hello po", "tl"],
  ["hai kak", "id"],
  ["sawatdee", "th"],
  ["xin chao", "vi"],
  ["habari", "sw"],
  ["vanakkam", "ta"],
] as const)("a greeting tells its language: %s", ([text, language]) => {
  expect(read(text).language).toBe(language);
});

test.for([
  ["hello, my boss in Dubai did not pay me", "en"],
  ["hello", null],
] as const)("what greets in no such words does not: %s", ([text, language]) => {
  expect([language, "en"]).toContain(read(text).language);
});
