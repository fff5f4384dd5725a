import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { Finding } from "./finding.ts";
import { RecentRuns } from "./recent-runs.ts";

// Only who they are matters here.
const [before, after] = [{} as Snapshot, {} as Snapshot];

function found(fired: boolean | null): Finding {
  const layer = { fired, elapsed_ms: 1 };
  return { found: { trace: { grep: layer, rag: layer, tools: layer } } } as unknown as Finding;
}

/** Asks, and tells how often the layers ran. */
function counted(fired: boolean | null = true) {
  const runs = new RecentRuns();
  let n = 0;
  const run = () => {
    n += 1;
    return Promise.resolve(found(fired));
  };
  return async (text: string, knowledge = before) => {
    await runs.of(text, knowledge, run);
    return n;
  };
}

test("words that came twice are not searched a third time; other words and other knowledge are", async () => {
  const ask = counted();
  expect(await ask("fee")).toBe(1);
  expect(await ask("fee")).toBe(2);
  expect(await ask("fee")).toBe(2);
  expect(await ask("fee ")).toBe(3);
  expect(await ask("fee", after)).toBe(4);
  expect(await ask("fee", after)).toBe(4);
});

test("of a run in which a layer failed nothing is kept, nor of a long text", async () => {
  const ask = counted(null);
  await ask("fee");
  await ask("fee");
  expect(await ask("fee")).toBe(3);
  const long = counted();
  await long("x".repeat(5000));
  await long("x".repeat(5000));
  expect(await long("x".repeat(5000))).toBe(3);
});

test("of a run in which a part of a layer failed nothing is kept", async () => {
  const runs = new RecentRuns();
  let n = 0;
  const run = () => {
    n += 1;
    const whole = found(true);
    const tools = { fired: false, elapsed_ms: 1, failed: ["deaf"] };
    const trace = { ...whole.found.trace, tools };
    return Promise.resolve({ ...whole, found: { ...whole.found, trace } });
  };
  for (let time = 0; time < 3; time++) await runs.of("fee", before, run);
  expect(n).toBe(3);
});

test("the oldest of many goes, and after five seconds each", async () => {
  const ask = counted();
  for (let n = 0; n < 1025; n++) {
    await ask(`${n}`);
    await ask(`${n}`);
  }
  expect(await ask("1024")).toBe(2050);
  expect(await ask("0")).toBe(2051);
  await delay(5100);
  expect(await ask("1024")).toBe(2052);
});

test("of words that go on coming one run is made every five seconds", async () => {
  const ask = counted();
  await ask("fee");
  await ask("fee");
  await delay(4000);
  expect(await ask("fee")).toBe(2);
  await delay(1100);
  expect(await ask("fee")).toBe(3);
  expect(await ask("fee")).toBe(3);
});
