import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "./durable-write.ts";

/** Numbers of generations that never come again: a generation is written only seconds after it came into force, and a host may be killed before. */
export interface GenerationNumbers {
  /** The highest number that may have been told before this start; 0 where what is on disk tells it. */
  readonly before: number;
  /** Resolves when the number may be told, also with a host killed right after. Rejects with the system's error. */
  reserve(number: number): Promise<void>;
  /** All numbers told are on disk: none is held back any more. */
  release(): Promise<void>;
}

/** Numbers are reserved so many at a time, since each time is a durable write; a host that is killed skips those it did not use. */
const AT_ONCE = 100;

/** Reads which numbers were reserved in the folder and not released. */
export async function openGenerationNumbers(folder: string): Promise<GenerationNumbers> {
  const path = join(folder, "reserved-generations");
  const before = Number(await readFile(path, "utf8").catch(() => "0"));
  let reserved = 0;
  return {
    before: Number.isSafeInteger(before) ? before : 0,
    async reserve(number) {
      if (number <= reserved) return;
      await writeDurably(path, [`${number + AT_ONCE - 1}\n`]);
      reserved = number + AT_ONCE - 1;
    },
    async release() {
      reserved = 0;
      await rm(path, { force: true });
    },
  };
}
