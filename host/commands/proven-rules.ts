import { glob, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { OBJECT_CHECKS } from "../knowledge/checks/table.ts";
import { judgeObject } from "../knowledge/judge.ts";
import { ledgerText } from "../knowledge/proven.ts";

const PROVEN: ReadonlySet<string> = new Set(
  OBJECT_CHECKS.filter(({ proven }) => proven).map(({ name }) => name),
);
const ROOT = resolve(import.meta.dirname, "../..");

/** The ledger of bundled rules that pass every check now: path from the root → text. */
export async function provenFile(): Promise<ReadonlyMap<string, string>> {
  const passed: KnowledgeObject<"grep_rule">[] = [];
  for await (const file of glob("knowledge/*/grep_rule/*.json", { cwd: ROOT })) {
    const bytes = await readFile(join(ROOT, file));
    const at = { leaf: "grep_rule" as const, id: basename(file, ".json") };
    const { object, found } = judgeObject(bytes, at, { onRequest: true, again: true });
    // A rule with a warning is asked again each time, so that the warning is told each time.
    if (object !== null && !found.some(({ check }) => PROVEN.has(check)))
      passed.push(object as KnowledgeObject<"grep_rule">);
  }
  return new Map([["host/knowledge/proven.json", ledgerText(passed)]]);
}
