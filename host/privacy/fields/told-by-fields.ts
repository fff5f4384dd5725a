import { personalFields } from "./field-names.ts";
import { viewOf } from "../view.ts";

/** What the names of a JSON value's fields tell of what stands in them. */
export interface ToldByFields {
  /** Strings, as they are read, that are a person's value, and their labels. */
  readonly texts: Map<string, string>;
  /** Of a record the fields whose number is a person's: a telephone is one without quotes, too. */
  readonly numbers: Map<object, Set<string>>;
}

/** Of a JSON value what a field's name tells to be a person's value. */
export function toldByFields(
  value: unknown,
  told: ToldByFields = { texts: new Map(), numbers: new Map() },
): ToldByFields {
  if (Array.isArray(value)) for (const item of value) toldByFields(item, told);
  else if (typeof value === "object" && value !== null) readRecord(value, told);
  return told;
}

function readRecord(record: object, told: ToldByFields): void {
  const entries = Object.entries(record);
  const labelOf = personalFields(
    entries.map(([key]) => key),
    "record",
  );
  for (const [index, [key, item]] of entries.entries()) {
    const isNumber = typeof item === "number";
    const text = isNumber || typeof item === "string" ? String(item) : null;
    const label = text === null ? null : (labelOf[index]?.(text) ?? null);
    if (text === null || label === null) {
      toldByFields(item, told);
      continue;
    }
    told.texts.set(viewOf(text).text, label);
    if (isNumber) noteNumber(told, record, key);
  }
}

function noteNumber({ numbers }: ToldByFields, record: object, key: string): void {
  const known = numbers.get(record) ?? new Set();
  numbers.set(record, known.add(key));
}
