import { personalFields } from "./field-names.ts";
import type { Find } from "../finding/find.ts";
import type { Span } from "../span.ts";
import type { Steps } from "../../../schemas/steps.ts";
import { STRIDE } from "../stops.ts";

const SEPARATORS = [",", ";", "\t", "|"];
const MOST_CELLS = 100;
const LONGEST_LINE = 20_000;
const LONGEST_HEADER = 60;
const RANK = 4;

/** Cells of tables (CSV and its like, Markdown) in columns whose headings say that they hold names, numbers or addresses of persons. */
export function* tableFinds(text: string): Steps<readonly Find[]> {
  if (!text.includes("\n") || !/[,;\t|]/.test(text)) return [];
  const lines = linesOf(text);
  const finds: Find[] = [];
  for (let at = 0; at < lines.length - 1; at += 1) {
    if (at % STRIDE === 0) yield;
    const table = tableAt(text, lines[at]);
    if (table === null) continue;
    let row = at + 1;
    for (; row < lines.length; row += 1) {
      const cells = cellsOf(text, lines[row], table.separator);
      if (cells.length !== table.columns.length) break;
      finds.push(...findsInRow(text, cells, table));
      if (row % STRIDE === 0) yield;
    }
    at = row - 1;
  }
  return finds;
}

interface Table {
  readonly separator: string;
  readonly columns: ReturnType<typeof personalFields>;
}

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    lines.push({ start, end: text[end - 1] === "\r" ? end - 1 : end });
    start = end + 1;
  }
  return lines;
}

/** The table that a line is the head of, or null. */
function tableAt(text: string, line: Span | undefined): Table | null {
  if (line === undefined || line.end - line.start > LONGEST_LINE) return null;
  for (const separator of SEPARATORS) {
    const cells = cellsOf(text, line, separator);
    if (cells.length < 2 || cells.length > MOST_CELLS) continue;
    const fields = cells.map(({ start, end }) => text.slice(start, end));
    if (fields.some((field) => field.length > LONGEST_HEADER)) continue;
    const columns = personalFields(fields, "table");
    if (columns.some((column) => column !== null)) return { separator, columns };
  }
  return null;
}

/** Where the cells of a line stand, without quotes, spaces and the bars at its ends. */
function cellsOf(text: string, line: Span | undefined, separator: string): Span[] {
  if (line === undefined || line.end - line.start > LONGEST_LINE) return [];
  const cells: Span[] = [];
  let start = line.start;
  let isQuoted = false;
  for (let index = line.start; index <= line.end; index += 1) {
    const sign = text[index];
    if (sign === '"' && index < line.end) isQuoted = !isQuoted;
    if (index < line.end && (isQuoted || sign !== separator)) continue;
    cells.push(trimmed(text, start, index));
    start = index + 1;
  }
  const isFramed = separator === "|" && /^\s*\|.*\|\s*$/s.test(text.slice(line.start, line.end));
  return isFramed ? cells.slice(1, -1) : cells;
}

const EDGE = /[\s"*`]/;

function trimmed(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && EDGE.test(text[start] ?? "")) start += 1;
  while (end > start && EDGE.test(text[end - 1] ?? "")) end -= 1;
  return { start, end };
}

function findsInRow(text: string, cells: readonly Span[], { columns }: Table): Find[] {
  return cells.flatMap(({ start, end }, index) => {
    const label = columns[index]?.(text.slice(start, end)) ?? null;
    return label === null ? [] : [{ label, start, end, rank: RANK }];
  });
}
