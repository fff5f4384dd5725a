import { expect, test } from "vitest";
import { CleanTexts } from "./clean-texts.ts";
import { openPrivacy } from "./open.ts";

test("a text in which only published numbers stand is searched once, and again for packs that publish others", () => {
  const searches: string[] = [];
  let published = { numbers: new Set(["1348"]), addresses: new Set<string>() };
  const { redact } = openPrivacy(
    () => published,
    function* (text) {
      yield;
      searches.push(text);
      const start = text.indexOf("1348");
      return start < 0 ? [] : [{ label: "PHONE", start, end: start + 4, rank: 3 }];
    },
  );
  expect(redact(["call 1348"])[0]?.text).toBe("call 1348");
  expect(redact(["call 1348"])[0]?.text).toBe("call 1348");
  expect(searches).toEqual(["call 1348"]);
  published = { numbers: new Set(), addresses: new Set() };
  expect(redact(["call 1348"])[0]?.text).toBe("call <PHONE_1>");
});

test("a text in which something was found is searched every time", () => {
  let searches = 0;
  const { redact } = openPrivacy(
    () => ({ numbers: new Set(), addresses: new Set() }),
    function* (text) {
      yield;
      searches += 1;
      const start = text.indexOf("0917");
      return start < 0 ? [] : [{ label: "PHONE", start, end: start + 4, rank: 3 }];
    },
  );
  expect(redact(["0917"])[0]?.text).toBe("<PHONE_1>");
  const first = searches;
  expect(redact(["0917"])[0]?.text).toBe("<PHONE_1>");
  expect(searches).toBeGreaterThan(first);
});

test("what was not asked for in a long time is forgotten", () => {
  const clean = new CleanTexts();
  clean.of("first").add();
  for (let i = 0; i < 40_000; i++) clean.of(`text ${i}`).add();
  expect(clean.of("text 39999").isKnown()).toBe(true);
  expect(clean.of("first").isKnown()).toBe(false);
});
