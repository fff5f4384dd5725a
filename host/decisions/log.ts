import { createSecretKey, randomBytes, randomUUID, type KeyObject } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Decisions } from "../contract/decisions.ts";
import { RowFile } from "../lines/row-file.ts";
import { textDigest, verdictDigest, type DecisionRow } from "./row.ts";

/** The file of the rows, inside the decisions' folder. */
export const DECISIONS_FILE = "decisions.jsonl";
const KEY_FILE = "key";
const KEY_BYTES = 32;

/** The log of decisions in `dir`, and the end of its last write. `onError` is told what could not be written. */
export interface DecisionLog extends Decisions {
  settled(): Promise<void>;
}

/** Opens the log; its key is made with the first decision. */
export function openDecisions(dir: string, onError: (error: unknown) => void): DecisionLog {
  const file = new RowFile(dir, DECISIONS_FILE);
  let key: KeyObject | undefined;
  return {
    record({ text, verdict, revision, ownItems }) {
      const decision_id = randomUUID();
      try {
        key ??= readKey(dir) ?? makeKey(dir);
        const row: DecisionRow = {
          decision_id,
          ts: new Date().toISOString(),
          revision,
          text_hmac: textDigest(key, text),
          own_items: ownItems,
          verdict_sha256: verdictDigest(verdict),
        };
        file.append(`${JSON.stringify(row)}\n`).catch(onError);
      } catch (error) {
        onError(error);
      }
      return decision_id;
    },
    settled: () => file.settled(),
  };
}

/** The key of the decisions in `dir`, or null where none was made yet. */
export function readKey(dir: string): KeyObject | null {
  try {
    const key = Buffer.from(readFileSync(join(dir, KEY_FILE), "utf8").trim(), "hex");
    return key.length === KEY_BYTES ? createSecretKey(key) : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function makeKey(dir: string): KeyObject {
  const key = randomBytes(KEY_BYTES);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, KEY_FILE), `${key.toString("hex")}\n`, { mode: 0o600 });
  return createSecretKey(key);
}
