import { openPrivacy } from "./open.ts";

// The levels from which on a line may quote what went wrong with somebody's words (pino's numbers).
const WARN = 40;
/** Written by the logger itself. */
const OWN_KEYS = new Set(["level", "time", "pid", "hostname"]);

const { anonymize, redact } = openPrivacy(() => ({
  numbers: new Set(),
  addresses: new Set(),
}));

/** A line of the log without personal values, before it is written: what is warned of, or worse, may repeat a user's words. A line that is no JSON is redacted as a text. */
export function cleanLogLine(line: string): string {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return `${redact([line.trimEnd()])[0]?.text ?? ""}\n`;
  }
  if (typeof row !== "object" || row === null) return "\n";
  const level: unknown = Reflect.get(row, "level");
  if (typeof level === "number" && level < WARN) return line;
  const entries = Object.entries(row);
  const own = entries.filter(([key]) => OWN_KEYS.has(key));
  const told = entries.filter(([key]) => !OWN_KEYS.has(key));
  return `${JSON.stringify({ ...Object.fromEntries(own), ...anonymize(Object.fromEntries(told)) })}\n`;
}
