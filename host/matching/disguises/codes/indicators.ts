import { once } from "../../../../schemas/once.ts";
import type { Code } from "./code.ts";

/** The letters of which two are a flag. */
const RUN = /(?:\ud83c[\udde6-\uddff])+/g;
const [UNITS, FIRST, A] = [2, 0xdd_e6, 0x61];
/** So many that are no flags, and most of all, are letters. */
const FEWEST = 4;

/** What is written in regional indicators, 🇫 🇪 🇪, where most of them are no flags. */
export function indicatorsIn(text: string): readonly Code[] {
  if (!text.includes("\ud83c")) return [];
  const runs = text.matchAll(RUN).toArray();
  const all = runs.reduce((sum, { 0: run }) => sum + lettersIn(run), 0);
  const flags = runs.reduce((sum, { 0: run }) => sum + (areFlags(run) ? lettersIn(run) : 0), 0);
  if (all - flags < FEWEST || all - flags <= flags) return [];
  return runs.flatMap(({ 0: run, index }) =>
    Array.from({ length: lettersIn(run) }, (_, at) => {
      const start = index + UNITS * at;
      return { start, end: start + UNITS, text: letterAt(run, UNITS * at) };
    }),
  );
}

function lettersIn(run: string): number {
  return run.length / UNITS;
}

function letterAt(run: string, at: number): string {
  return String.fromCharCode(A + run.charCodeAt(at + 1) - FIRST);
}

const regions = once(() => new Intl.DisplayNames("en", { type: "region", fallback: "none" }));

function areFlags(run: string): boolean {
  if (run.length % (2 * UNITS) !== 0) return false;
  for (let at = 0; at < run.length; at += 2 * UNITS) {
    const code = (letterAt(run, at) + letterAt(run, at + UNITS)).toUpperCase();
    if (regions().of(code) === undefined) return false;
  }
  return true;
}
