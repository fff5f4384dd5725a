import { expect, test } from "vitest";
import type { GrepHit } from "../../../contract/layer.ts";
import type { KindChances } from "../../../contract/reading.ts";
import { readEvidence } from "./evidence.ts";
import { withoutExcused } from "./excused.ts";
import { hit, traceOf } from "./sample-evidence.ts";

const honest: KindChances = {
  offer: 0.1,
  danger: 0,
  victim: 0.05,
  inquiry: 0.15,
  compliance: 0.6,
  unrelated: 0.1,
};
const told = (hits: readonly GrepHit[], wording: KindChances | null) =>
  withoutExcused(readEvidence({ trace: traceOf({ hits }) }), wording);
const mild = hit({ severity: "medium" });

test("mild signs in the words of somebody honest accuse nobody", () => {
  expect(told([mild], honest)).toMatchObject({ hits: [], excused: true });
  expect(told([], honest)).toMatchObject({ hits: [], excused: false });
});

test("signs in other wording, grave ones and those of the request are told", () => {
  expect(told([mild], { ...honest, compliance: 0.4, victim: 0.25 }).hits).toEqual([mild]);
  expect(told([mild], null).hits).toEqual([mild]);
  const grave = hit({ severity: "critical" });
  expect(told([mild, grave], honest).hits).toEqual([mild, grave]);
  const own = hit({ severity: "low", custom: true });
  expect(told([own], honest).hits).toEqual([own]);
});
