import { foldText } from "../../host/matching/folding/fold.ts";
import { Scanner } from "../../host/matching/scanner.ts";
import type { CompiledRule } from "../../host/matching/rule.ts";
import { HOSTILE_TEXTS, longestHold } from "../hold.ts";
import type { BenchRow } from "../row.ts";
import { compileAll, sourceOf } from "./subjects.ts";

/** Patterns that make other engines back-track, legal here. */
const PATTERNS = [
  "(a+)+$",
  "(a|aa)+$",
  "(.*a){12}b",
  "pay.*pay.*pay.*fee",
  "passport.{0,200}employer.{0,200}agency",
  "(?:\\w+\\s+){0,30}fine\\b",
  "[a-z]{50,400}x",
];

/** The longest stretch without a turn of the event loop on each hostile text of 64 KB, folding included. */
export async function hostileRows(rules: readonly CompiledRule[]): Promise<BenchRow[]> {
  const scanner = new Scanner([...rules, ...compileAll(PATTERNS.map(sourceOf))]);
  await scanner.scan(foldText("Pay the fee; the passport is held by the employer."));
  const rows: BenchRow[] = [];
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    const { hold, total } = await longestHold(() => scanner.scan(foldText(text)));
    rows.push({
      name: `grep: longest hold, 64 KB of ${name}`,
      value: hold,
      unit: "ms",
      target: 50,
      ok: hold <= 50,
    });
    rows.push({ name: `grep: whole time, 64 KB of ${name}`, value: total, unit: "ms" });
  }
  return rows;
}
