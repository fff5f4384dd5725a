import { fieldWords } from "./field-names.ts";
import { wholeField } from "./person-fields.ts";

/** A field with its value: what it is called, and where the value stands. */
export interface Entry {
  readonly name: string;
  readonly holder: object;
  readonly key: string;
}

const CALLED = wholeField(
  "field(?: name)?|key|label|column|attribute|attr|property|prop|question|variable|heading|name|param|parameter",
);
const VALUE = wholeField("value|val|answer|response|text|content|string value|value string");

/** The field that a record spells out ("field": "name", "value": "…"), or null. */
export function pairOf(record: unknown): Entry | null {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return null;
  const keys = Object.keys(record);
  if (keys.length > 8) return null;
  const called = keys.find(
    (key) => CALLED.test(fieldWords(key)) && typeof Reflect.get(record, key) === "string",
  );
  const value = keys.find((key) => VALUE.test(fieldWords(key)));
  if (called === undefined || value === undefined) return null;
  return { name: String(Reflect.get(record, called)), holder: record, key: value };
}
