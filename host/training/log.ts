import { hash } from "node:crypto";
import type { LogRow } from "../contract/harness.ts";
import { LAYER_NAMES } from "../../schemas/http/chat.ts";
import { RowFile } from "../lines/row-file.ts";
import { foundIn, isLayer } from "./found.ts";

/** Removes what identifies a person from every string of a value. */
export type Anonymize = <T>(value: T) => T;

export interface TrainingLog {
  /** Appends one anonymized row to `<dir>/<harness>.jsonl`; rejects where it cannot be written. */
  append(harness: string, row: LogRow): Promise<void>;
  /** Waits until every row is on disk. */
  settled(): Promise<void>;
}

/** The interface's training log: one JSON-lines file per harness, rotated at 64 MiB. Rows that wait while others are written go out in one write. */
export function openTrainingLog(dir: string, anonymize: Anonymize): TrainingLog {
  const files = new Map<string, RowFile>();
  const fileOf = (harness: string): RowFile => {
    const known = files.get(harness) ?? new RowFile(dir, `${harness}.jsonl`);
    files.set(harness, known);
    return known;
  };
  return {
    async append(harness, logged) {
      const { decision_id, isWordless, ...given } = logged;
      const row = { ...given, trace: foundIn(given.trace) };
      // An id made by chance may look like somebody's number.
      const named = decision_id === undefined ? {} : { decision_id };
      const held = isWordless ? { ...row, input: anonymize(row.input) } : anonymize(row);
      const line = `${JSON.stringify(rowOf(harness, held, named))}\n`;
      await fileOf(harness).append(line);
    },
    async settled() {
      await Promise.all(Array.from(files.values(), (file) => file.settled()));
    },
  };
}

/** What of a row is kept. */
interface Held extends Pick<LogRow, "input" | "output"> {
  readonly trace: ReturnType<typeof foundIn>;
}

function rowOf(harness: string, { input, output, trace }: Held, named: object): object {
  const told = new Map<string, unknown>(Object.entries(trace));
  // What else has a trace, as the reasoning, is no layer of the interface's.
  const layers = LAYER_NAMES.flatMap((name) => {
    const each = told.get(name);
    return isLayer(each) ? [[name, { fired: each.fired }] as const] : [];
  });
  return {
    ts: new Date().toISOString(),
    harness,
    input,
    output,
    input_sha256: digest(input),
    output_sha256: digest(output),
    applied_layers: Object.fromEntries(layers),
    trace: { ...named, ...trace },
    anonymized: true,
  };
}

/** The first 16 hex characters of the SHA-256 of what was logged, never of raw text. */
function digest(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return hash("sha256", text).slice(0, 16);
}
