import { hash } from "node:crypto";
import type { LogRow } from "../contract/harness.ts";
import type { Privacy } from "../contract/privacy.ts";
import { LAYER_NAMES } from "../../schemas/http/chat.ts";
import { RowFile } from "../lines/row-file.ts";
import { foundIn, isLayer } from "./found.ts";

export interface TrainingLog {
  /** Appends one anonymized row to `<dir>/<harness>.jsonl`; rejects where it cannot be written. */
  append(harness: string, row: LogRow): Promise<void>;
  /** The same as often as it is called, each time under another decision's id; the row is anonymized with the first. */
  prepared(harness: string, row: LogRow): (decision_id: string) => Promise<void>;
  /** Waits until every row is on disk. */
  settled(): Promise<void>;
}

/** The interface's training log: one JSON-lines file per harness, moved aside at 64 MiB and when a day is over. Rows that wait while others are written go out in one write. */
export function openTrainingLog(
  dir: string,
  { anonymizeInTurns: anonymize }: Pick<Privacy, "anonymizeInTurns">,
): TrainingLog {
  const files = new Map<string, RowFile>();
  const fileOf = (harness: string): RowFile => {
    const known = files.get(harness) ?? new RowFile(dir, `${harness}.jsonl`);
    files.set(harness, known);
    return known;
  };
  const underWay = new Set<Promise<void>>();
  const write = async (harness: string, line: Promise<string>): Promise<void> => {
    const written = line.then((made) => fileOf(harness).append(made));
    underWay.add(written);
    await written.finally(() => underWay.delete(written));
  };
  return {
    append: (harness, row) =>
      write(
        harness,
        keptOf(harness, row, anonymize).then((kept) => lineOf(kept)),
      ),
    prepared(harness, row) {
      let kept: Promise<Kept> | undefined;
      return (decision_id) => {
        kept ??= keptOf(harness, row, anonymize);
        return write(
          harness,
          kept.then((made) => lineOf(made, decision_id)),
        );
      };
    },
    async settled() {
      await Promise.allSettled(underWay);
      await Promise.all(Array.from(files.values(), (file) => file.settled()));
    },
  };
}

/** The JSON of an anonymized row without its time and its decision: what stands before its trace, and the trace's members. */
interface Kept {
  readonly before: string;
  readonly trace: string;
}

async function keptOf(
  harness: string,
  logged: LogRow,
  anonymize: Privacy["anonymizeInTurns"],
): Promise<Kept> {
  const { isWordless, ...given } = logged;
  const row = { ...given, trace: foundIn(given.trace) };
  const { input, output, trace } = isWordless
    ? { ...row, input: await anonymize(row.input) }
    : await anonymize(row);
  const told = new Map<string, unknown>(Object.entries(trace));
  // What else has a trace, as the reasoning, is no layer of the interface's.
  const layers = LAYER_NAMES.flatMap((name) => {
    const each = told.get(name);
    return isLayer(each) ? [[name, { fired: each.fired }] as const] : [];
  });
  const [asked, answered] = [jsonOf(input), jsonOf(output)];
  const before = [
    membersOf({ harness }),
    `"input":${asked.json},"output":${answered.json}`,
    membersOf({
      input_sha256: asked.digest,
      output_sha256: answered.digest,
      applied_layers: Object.fromEntries(layers),
    }),
  ];
  return { before: before.join(","), trace: membersOf(trace) };
}

/** A decision's id made by chance may look like somebody's number: it is not anonymized. */
function lineOf({ before, trace }: Kept, decision_id?: string): string {
  const ts = JSON.stringify(new Date().toISOString());
  const named = decision_id === undefined ? "" : membersOf({ decision_id });
  const members = [named, trace].filter((each) => each !== "").join(",");
  return `{"ts":${ts},${before},"trace":{${members}},"anonymized":true}\n`;
}

function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

/** A value's JSON, and the first 16 hex characters of the SHA-256 of what is logged of it, never of raw text. */
function jsonOf(value: string | object): { readonly json: string; readonly digest: string } {
  const json = JSON.stringify(value);
  const text = typeof value === "string" ? value : json;
  return { json, digest: hash("sha256", text).slice(0, 16) };
}
