import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeFolders, stepOf } from "../folders.fixture.ts";
import { createLooker } from "./looker.ts";
import { createOwnWrites } from "./own-writes.ts";
import { nameRoots } from "../place.ts";

test("while files are written they are waited for, and then all of them are seen", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/step-0.json", stepOf("step-0"));
  const roots = nameRoots([folders.bundled]);
  const looker = createLooker(roots, () => undefined, createOwnWrites());
  const { signal } = new AbortController();
  let asked = 0;
  const look = await looker.look(signal, () => {
    asked += 1;
    void folders.write(`base/reasoning_step/step-${asked}.json`, stepOf(`step-${asked}`));
    return asked < 4;
  });
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(look?.walk.places.length).toBeGreaterThanOrEqual(4);
});

test("writing that does not end is not waited for without end", async () => {
  await using folders = await makeFolders();
  await folders.write("base/reasoning_step/one.json", stepOf("one"));
  const looker = createLooker(nameRoots([folders.bundled]), () => undefined, createOwnWrites());
  const looked = looker.look(new AbortController().signal, () => true);
  expect(await Promise.race([looked, delay(8000)])).toMatchObject({
    fingerprint: expect.any(String),
  });
});
