import { expect, test } from "vitest";
import type { OfflineVerdict } from "../../judge-offline.ts";
import { verdictsBy } from "./verdicts.ts";

/** Verdicts, and the texts that were judged for them. */
function counted(fired: boolean | null) {
  const judged: string[] = [];
  const verdicts = verdictsBy((text) => {
    judged.push(text);
    const trace = { revision: "r", grep: { fired, elapsed_ms: 1 } };
    return Promise.resolve({ verdict: { rationale: text }, trace } as unknown as OfflineVerdict);
  });
  return { verdicts, judged };
}

test("the same words are judged once, and told the same", async () => {
  const { verdicts, judged } = counted(false);
  expect(await verdicts("a fee")).toBe('"rationale":"a fee","revision":"r"');
  expect(await verdicts("a fee")).toBe('"rationale":"a fee","revision":"r"');
  await verdicts("a fee ");
  expect(judged).toEqual(["a fee", "a fee "]);
});

test("a verdict for which a layer failed is not kept, nor one on a long text", async () => {
  const { verdicts, judged } = counted(null);
  await verdicts("a fee");
  await verdicts("a fee");
  expect(judged).toHaveLength(2);
  const long = counted(true);
  await long.verdicts("x".repeat(2000));
  await long.verdicts("x".repeat(2000));
  expect(long.judged).toHaveLength(2);
});

test("of many texts the oldest is judged again", async () => {
  const { verdicts, judged } = counted(true);
  for (let n = 0; n < 8193; n++) await verdicts(`${n}`);
  await verdicts("8192");
  expect(judged).toHaveLength(8193);
  await verdicts("0");
  expect(judged).toHaveLength(8194);
});
