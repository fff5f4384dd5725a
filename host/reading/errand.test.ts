import { expect, test } from "vitest";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readingOf } from "./reading.fixture.ts";

const isErrand = (text: string) => readingOf(text, snapshotOf([])).errand === true;

test("a tourist visa is an errand, in whatever language, and none where somebody goes to work on it", () => {
  expect(isErrand("quanto custa um visto de turista para a Itália?")).toBe(true);
  expect(isErrand("combien coûte un visa de tourisme pour le Canada")).toBe(true);
  expect(isErrand("visa du lịch Hàn Quốc bao nhiêu tiền?")).toBe(true);
  expect(isErrand("the agent says we go to Poland on a tourist visa and work there")).toBe(false);
});
