import { readFile } from "node:fs/promises";
import { UsageError } from "../../host/commands/running/run-command.ts";
import { named } from "./comparison.ts";
import type { Figure } from "./figures.ts";

/** Figures of a file by their names. Rejects with the file's name where it is not there, is no JSON, or holds something else than figures: nothing can be held against it. */
export async function readBaseline(file: string): Promise<ReadonlyMap<string, Figure>> {
  const value = await jsonOf(file);
  if (!Array.isArray(value) || value.length === 0)
    throw new UsageError(`${file} holds no list of figures; write it anew with --baseline`);
  const unread = value.find((each) => !isFigure(each));
  if (unread !== undefined)
    throw new UsageError(
      `${file} holds something that is no figure: ${JSON.stringify(unread).slice(0, 80)}; write it anew with --baseline`,
    );
  return named(value as readonly Figure[]);
}

async function jsonOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(
      `${file} cannot be read as a baseline: ${reason}; write it anew with --baseline`,
      { cause },
    );
  }
}

function isFigure(value: unknown): value is Figure {
  if (typeof value !== "object" || value === null) return false;
  const isNumber = (key: string) => Number.isFinite(Reflect.get(value, key));
  return typeof Reflect.get(value, "name") === "string" && ["value", "low", "high"].every(isNumber);
}
