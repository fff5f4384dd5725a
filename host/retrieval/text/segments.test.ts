import { expect, test } from "vitest";
import { segmentsOf } from "./segments.ts";

const words = (run: string, most?: number): string[] =>
  Array.from(segmentsOf(run, most) ?? [], ({ segment }) => segment);

test("a run of a script without spaces is cut into its words", () => {
  expect(words("ค่าธรรมเนียมสูง")).toEqual(["ค่า", "ธรรมเนียม", "สูง"]);
  expect(words("パスポートを")).toEqual(["パスポート", "を"]);
});

test("no more is cut than asked for", () => {
  expect(words("ค่าธรรมเนียมสูง", 12).join("")).toBe("ค่าธรรมเนียม");
});

test.for(["passport", "паспорт", "पासपोर्ट", "2024"])("%s is one word already", (run) => {
  expect(segmentsOf(run)).toBeNull();
});
