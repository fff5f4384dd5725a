import { randomUUID, type KeyObject } from "node:crypto";
import type { Decisions } from "../contract/decisions.ts";
import { RowFile } from "../lines/row-file.ts";
import { DamagedKey, keysAside, makeKey, readKey, setKeyAside } from "./key.ts";
import { digestsOf, type DecisionRow, type Digests } from "./row.ts";

/** The file of the rows, inside the decisions' folder. */
const DECISIONS_FILE = "decisions.jsonl";

/** Told what an operator has to know, with what is behind it. */
export type Tell = (message: string, error: unknown) => void;

/** The log of decisions in `dir`, and the end of its last write. */
export interface DecisionLog extends Decisions {
  settled(): Promise<void>;
  /** What is wrong with it, in a sentence for operators; null where nothing is. */
  problem(): string | null;
}

/** Opens the log; its key is made with the first decision. A key that is damaged is set aside at once, never written over. `tell` is told of that, and what could not be written. */
export function openDecisions(dir: string, tell: Tell): DecisionLog {
  const file = new RowFile(dir, DECISIONS_FILE);
  let key: KeyObject | null = null;
  let unwritten = false;
  const fail = (error: unknown) => {
    unwritten = true;
    tell("a decision was not written", error);
  };
  try {
    key = keyIn(dir, tell);
  } catch (error) {
    tell("the key of the decisions cannot be read", error);
    unwritten = true;
  }
  return {
    decided(decision) {
      let digests: Digests | undefined;
      return () => {
        const decision_id = randomUUID();
        try {
          key ??= keyIn(dir, tell) ?? makeKey(dir);
          digests ??= digestsOf(key, decision);
          const row: DecisionRow = { decision_id, ts: new Date().toISOString(), ...digests };
          file.append(`${JSON.stringify(row)}\n`).then(() => (unwritten = false), fail);
        } catch (error) {
          fail(error);
        }
        return decision_id;
      };
    },
    settled: () => file.settled(),
    problem: () => problemOf(dir, unwritten),
  };
}

/** The key that is there; null where there is none, or was none that could be used. */
function keyIn(dir: string, tell: Tell): KeyObject | null {
  try {
    return readKey(dir);
  } catch (error) {
    if (!(error instanceof DamagedKey)) throw error;
    const aside = setKeyAside(dir);
    tell(`the key of the decisions is damaged; it was set aside as ${aside}`, error);
    return null;
  }
}

function problemOf(dir: string, unwritten: boolean): string | null {
  if (unwritten) return "decisions cannot be written; the log tells why";
  const [aside] = asideIn(dir);
  return aside === undefined
    ? null
    : `a damaged key was set aside as ${aside}: decisions made with it cannot be made again by their text; mend it, or move it away`;
}

/** A folder that cannot be read is told where it is written to. */
function asideIn(dir: string): readonly string[] {
  try {
    return keysAside(dir);
  } catch {
    return [];
  }
}
