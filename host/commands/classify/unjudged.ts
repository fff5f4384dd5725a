/** Lines that got no verdict: how many, and of the first its number and why. */
export interface Unjudged {
  readonly n: number;
  readonly first: string | null;
}

/** None of them. */
export const ALL_JUDGED: Unjudged = { n: 0, first: null };

/** The same with those among further rows of a result, which are in their order. */
export function withRows(known: Unjudged, rows: readonly string[]): Unjudged {
  return rows.reduce((sum, row) => {
    const reason = reasonIn(row);
    return reason === null ? sum : { n: sum.n + 1, first: sum.first ?? reason };
  }, known);
}

function reasonIn(row: string): string | null {
  // Most rows are verdicts, and large.
  if (!row.includes('"error":')) return null;
  const value: unknown = JSON.parse(row);
  if (typeof value !== "object" || value === null || !("error" in value)) return null;
  const line: unknown = Reflect.get(value, "line");
  return `line ${String(line)}: ${String(value.error)}`;
}
