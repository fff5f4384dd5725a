import { openPrivacy } from "../../host/privacy/open.ts";
import type { BenchRow } from "../row.ts";

const MEGABYTE = 1_048_576;
const SMALL = 65_536;
/** Milliseconds: a megabyte, and what a hostile text of 64 KB may hold the event loop. */
const MEGABYTE_MS = 1_000;
const HOLD_MS = 50;
/** How much longer a unit of a megabyte may take than one of 64 KB. */
const LINEARITY = 1.5;
const RUNS = 5;

const STORY =
  "My name is Maria Santos and I work in Hong Kong. The agency took my passport P1234567A and charged 75,000 pesos as placement fee. Call me at +63 917 555 0199 or write to maria.santos@mail.example.ph. We cook and clean for fourteen hours a day, the madam Mrs. Wong counts every minute, and the salary of the last three months was never paid. RA 8042 says the fee is unlawful, and POEA MC 14-2017 too. Hotline 1348. I was born on 3 May 1990. ";

const HOSTILE =
  "a.|1234567890|(|(1)|+1 |@|a@|1-|1 a |a.1-(@+1 |<<P<|my name is |name is a |nine |-----BEGIN PRIVATE KEY-----|12 Aaa |eyJaaaa".split(
    "|",
  );

/** A megabyte of stories, how time grows with length, and the longest hold of the event loop by a hostile text. */
export async function run(): Promise<BenchRow[]> {
  const { redact } = openPrivacy(() => ({
    numbers: new Set(["1348"]),
    addresses: new Set(),
  }));
  const median = (text: string): number => {
    const times = Array.from({ length: RUNS }, () => {
      const started = performance.now();
      redact([text]);
      return performance.now() - started;
    });
    return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  };
  const small = median(filled(STORY, SMALL));
  const large = median(filled(STORY, MEGABYTE));
  const holds = HOSTILE.map((part) => median(filled(part, SMALL)));
  const hold = Math.max(...holds);
  const growth = large / MEGABYTE / (small / SMALL);
  return [
    row("privacy: 1 MB of stories", large, { unit: "ms", target: MEGABYTE_MS }),
    row("privacy: a unit of 1 MB to one of 64 KB", growth, { unit: "×", target: LINEARITY }),
    row("privacy: longest hold of a hostile 64 KB", hold, { unit: "ms", target: HOLD_MS }),
  ];
}

function filled(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function row(
  name: string,
  value: number,
  { unit, target }: { readonly unit: string; readonly target: number },
): BenchRow {
  return { name, value, unit, target, ok: value <= target };
}
