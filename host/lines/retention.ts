import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAbsence } from "../../schemas/error-code.ts";
import { dayOf, lastDayOf, moveEarlierDayAside, untilNextDay } from "./row-days.ts";

export interface RetentionSettings {
  /** Folders of rows. */
  readonly folders: readonly string[];
  /** Days that a row is kept. */
  readonly days: number;
  /** Told how many files were removed, where there were some. */
  readonly onRemoved: (files: number) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Removes at once, and when a UTC day begins, what rows are older than that: no row lies longer than a day beyond its days while the host runs. */
export function keepRowsFor(settings: RetentionSettings): AsyncDisposable {
  const { folders, days, onRemoved, onFailed } = settings;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const remove = async (): Promise<void> => {
    try {
      const removed = await Promise.all(folders.map((folder) => removeOldRows(folder, days)));
      const files = removed.flat().length;
      if (files > 0) onRemoved(files);
    } catch (error) {
      onFailed(error);
    }
  };
  const begin = (): void => {
    timer = setTimeout(begin, untilNextDay(Date.now())).unref();
    running = remove();
  };
  begin();
  return {
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** Moves aside what rows are of an earlier day, and removes the files whose last row is older than so many days; gives their names. What is no file of rows stays. */
export async function removeOldRows(folder: string, days: number): Promise<readonly string[]> {
  const now = Date.now();
  const isOld = (day: number): boolean => dayOf(now) - day > days;
  for (const name of await namesIn(folder))
    if (name.endsWith(".jsonl") && lastDayOf(name) === null)
      moveEarlierDayAside(join(folder, name), now);
  const removed: string[] = [];
  for (const name of await namesIn(folder)) {
    const day = name.endsWith(".jsonl.torn")
      ? dayOf((await stat(join(folder, name))).mtimeMs)
      : lastDayOf(name);
    if (day === null || !isOld(day)) continue;
    await rm(join(folder, name), { force: true });
    removed.push(name);
  }
  return removed;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}
