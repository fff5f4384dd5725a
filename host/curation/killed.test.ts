import { expect, test } from "vitest";
import { killWhilePromoting } from "./killed.fixture.ts";

test("whatever moment a host is killed at, every acknowledged object is there afterwards and none is half", async () => {
  const { acknowledged, lost, half, problems } = await killWhilePromoting(3, 40);
  expect({ lost, half, problems }).toEqual({ lost: [], half: [], problems: 0 });
  expect(acknowledged).toBeGreaterThan(0);
});
