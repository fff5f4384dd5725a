import { foldText } from "../../host/matching/fold.ts";
import { Scanner } from "../../host/matching/scanner.ts";
import type { CompiledRule } from "../../host/matching/rule.ts";
import type { BenchRow } from "../row.ts";
import { compileAll, sourceOf } from "./subjects.ts";

const SIZE = 65_536;
const fill = (text: string): string => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);

const TEXTS: Readonly<Record<string, string>> = {
  "one letter": fill("a"),
  spaces: fill(" "),
  "pay pay pay": fill("pay "),
  "passport held by employer": fill("passport held by employer "),
  "stacked marks": fill("a\u0335\u0301\u0323\u0336"),
  "spelled-out letters": fill("p a y t h e f e e "),
  leetspeak: fill("p4y 7h3 f33 1l1l "),
  "look-alikes": fill("рау тhе fее "),
};

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
  for (const [name, text] of Object.entries(TEXTS)) {
    const { hold, total } = await longestHold(scanner, text);
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

async function longestHold(
  scanner: Scanner,
  text: string,
): Promise<{ hold: number; total: number }> {
  let last = performance.now();
  let hold = 0;
  let timer = setImmediate(turn);
  function turn(): void {
    hold = Math.max(hold, performance.now() - last);
    last = performance.now();
    timer = setImmediate(turn);
  }
  const started = performance.now();
  await scanner.scan(foldText(text));
  const total = performance.now() - started;
  clearImmediate(timer);
  return { hold: Math.max(hold, performance.now() - last), total };
}
