import { pathToFileURL } from "node:url";
import { killWhilePromoting } from "../../host/curation/killed.fixture.ts";
import type { BenchRow } from "../row.ts";

const ROUNDS = 20;
const PROMOTES = 500;

/** What is lost when hosts are killed at any moment of up to 500 promotes, twenty times on one data folder. */
export async function run(): Promise<BenchRow[]> {
  const { acknowledged, lost, half } = await killWhilePromoting(ROUNDS, PROMOTES);
  const name = `knowledge: ${ROUNDS} hosts killed while promoting:`;
  return [
    { name: `${name} acknowledged objects`, value: acknowledged, unit: "" },
    { name: `${name} lost`, value: lost.length, unit: "", target: 0, ok: lost.length === 0 },
    { name: `${name} half`, value: half.length, unit: "", target: 0, ok: half.length === 0 },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.table(await run());
