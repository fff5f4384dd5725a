import { createReadStream } from "node:fs";
import { stat, truncate } from "node:fs/promises";
import { linesOf, type Line } from "../running/json-lines.ts";
import { UsageError } from "../running/run-command.ts";
import { ALL_JUDGED, withRows, type Unjudged } from "./unjudged.ts";

const NEWLINE = 10;
/** What a row begins with, also one that was cut off. */
const BEGINNING = /^\{"(?:id|classification|error)":/;

/** What a result has already. */
export interface WholeRows {
  readonly rows: number;
  /** The last whole row. */
  readonly last: string | null;
  readonly unjudged: Unjudged;
}

/** The whole rows of a result; one that was cut off by a crash is cut away. None where there is no file. Throws a `UsageError` where the file is no result: nothing of somebody else's is cut. */
export async function wholeRows(file: string): Promise<WholeRows> {
  const found = await stat(file).catch(() => null);
  if (found === null) return { rows: 0, last: null, unjudged: ALL_JUDGED };
  if (!found.isFile())
    throw new UsageError(`--out ${file} is no file; verdicts go to one that can be gone on with`);
  const { rows, whole, bytes, last, unjudged } = await readRows(file);
  if (whole < bytes) await truncate(file, whole);
  return { rows, last, unjudged };
}

/** Counts the whole rows, and says where the last of them ends. */
async function readRows(file: string): Promise<WholeRows & { whole: number; bytes: number }> {
  const ends = { newlines: 0, whole: 0, bytes: 0 };
  let rows = 0;
  let unjudged = ALL_JUDGED;
  let [last, before]: Line[] = [];
  for await (const line of linesOf(withEnds(createReadStream(file), ends))) {
    if (rows === 0) requireRow(file, line);
    rows += 1;
    unjudged = withRows(unjudged, textsOf(last));
    [last, before] = [line, last];
  }
  const isTorn = last !== undefined && last.number > ends.newlines;
  if (isTorn) [rows, last] = [rows - 1, before];
  else unjudged = withRows(unjudged, textsOf(last));
  return { ...ends, rows, last: last?.text ?? null, unjudged };
}

function textsOf(line: Line | undefined): readonly string[] {
  return line?.text === undefined ? [] : [line.text];
}

/** The bytes as they come; notes how many there are, how many newlines, and where the last of these ends. */
async function* withEnds(
  chunks: AsyncIterable<Buffer>,
  ends: { newlines: number; whole: number; bytes: number },
): AsyncGenerator<Buffer> {
  for await (const block of chunks) {
    for (let at = block.indexOf(NEWLINE); at >= 0; at = block.indexOf(NEWLINE, at + 1)) {
      ends.newlines += 1;
      ends.whole = ends.bytes + at + 1;
    }
    ends.bytes += block.length;
    yield block;
  }
}

function requireRow(file: string, { text }: Line): void {
  if (text === undefined || !BEGINNING.test(text) || isAnotherRow(text))
    throw new UsageError(
      `--out ${file} holds something else than verdicts; name a file of their own`,
    );
}

/** A whole row of a file that is no result, such as one to classify. */
function isAnotherRow(text: string): boolean {
  const row = objectIn(text);
  return row !== null && !("classification" in row) && !("error" in row);
}

/** Throws a `UsageError` where the last row of a result is not that of its line. */
export function requireSameId(
  line: Line,
  { last }: WholeRows,
  { input, output }: { readonly input: string; readonly output: string },
): void {
  const [asked, answered] = [line.text ?? "", last ?? ""].map((text) => {
    const row = objectIn(text);
    return row === null ? undefined : JSON.stringify(Reflect.get(row, "id"));
  });
  if (asked !== answered)
    throw new UsageError(
      `The last row of ${output} has the id ${answered ?? "–"} and line ${line.number} of ${input} has ${asked ?? "–"}, so it is the result of something else; name another file`,
    );
}

function objectIn(text: string): object | null {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === "object" ? row : null;
  } catch {
    return null;
  }
}
