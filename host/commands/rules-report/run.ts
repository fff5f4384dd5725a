import type { Snapshot } from "../../contract/knowledge.ts";
import { linesOf } from "../running/json-lines.ts";
import { messageOf } from "./message.ts";
import { rerunRules } from "./rerun.ts";
import type { Source } from "./sources.ts";
import { countBroken, countRerun, emptyTally, type Counting, type Tally } from "./tally.ts";

/** What a run needs beside its sources. */
export interface ReportOptions extends Counting {
  readonly knowledge: Snapshot;
  /** Ends the run early; what was counted until then is given. */
  readonly signal: AbortSignal;
  /** Told now and then, in bytes, where the sources' sizes are known. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Runs the rules over every row of the sources, one row in memory at a time. A row that cannot be read is counted and named; a file that cannot be read rejects. */
export async function reportRules(
  sources: readonly Source[],
  options: ReportOptions,
): Promise<Tally> {
  const tally = emptyTally();
  const rerun = rerunRules(options.knowledge, AbortSignal.any([]));
  const total = sources.reduce<number | null>(
    (sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  );
  let done = 0;
  const onBytes = (bytes: number): void => {
    done += bytes;
    if (total !== null) options.onProgress(Math.min(done, total), total);
  };
  for (const { name, open } of sources) {
    for await (const line of linesOf(counted(open(), onBytes))) {
      if (options.signal.aborted) return tally;
      const at = `${name}:${line.number}`;
      const message = line.broken === undefined ? messageOf(line.text) : line;
      if (message.broken !== undefined) countBroken(tally, at, message.broken);
      else countRerun(tally, { at, text: message.text, rerun: await rerun(message.text) }, options);
    }
  }
  return tally;
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    onBytes(chunk.length);
  }
}
