import { personalFields } from "./field-names.ts";
import { viewOf } from "./view.ts";

/** Of a JSON value the strings, as they are read, that a field's name tells to be a person's value, and their labels. */
export function toldByFields(
  value: unknown,
  told = new Map<string, string>(),
): Map<string, string> {
  if (typeof value !== "object" || value === null) return told;
  if (Array.isArray(value)) {
    for (const item of value) toldByFields(item, told);
    return told;
  }
  const entries = Object.entries(value);
  const labelOf = personalFields(
    entries.map(([key]) => key),
    "record",
  );
  for (const [index, [, item]] of entries.entries()) {
    const label = typeof item === "string" ? (labelOf[index]?.(item) ?? null) : null;
    if (label !== null) told.set(viewOf(String(item)).text, label);
    else toldByFields(item, told);
  }
  return told;
}
