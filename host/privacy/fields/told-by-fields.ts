import { viewOf } from "../view.ts";
import { coordinateFields, isPlace } from "./coordinate-fields.ts";
import { fieldWords, personalFields, subjectNamed, type Subject } from "./field-names.ts";
import { TYPE_FIELD } from "./person-fields.ts";
import { personKeys } from "./person-keys.ts";
import { pairOf, type Entry } from "./field-pairs.ts";

/** What the names of a JSON value's fields tell of what stands in them. */
export interface ToldByFields {
  /** Strings, as they are read, that are a person's value, and their labels. */
  readonly texts: Map<string, string>;
  /** Of a record the fields, of a list the places, whose number is a person's: a telephone is one without quotes, too. */
  readonly numbers: Map<object, Set<string>>;
  /** Keys that are a person's name themselves. */
  readonly keys: Set<string>;
}

/** Of a JSON value what a field's name tells to be a person's value; `field` is the one it stands in. */
export function toldByFields(
  value: unknown,
  told: ToldByFields = { texts: new Map(), numbers: new Map(), keys: new Set() },
  field = "",
): ToldByFields {
  if (Array.isArray(value)) readList(value, told, field);
  else if (typeof value === "object" && value !== null) readRecord(value, told, field);
  return told;
}

function readList(list: readonly unknown[], told: ToldByFields, field: string): void {
  if (isPlace(list, field))
    for (const place of list.keys()) note(told, [list, String(place)], "COORDINATES");
  const pairs = list.map((item) => pairOf(item));
  if (pairs.length > 0 && pairs.every((pair) => pair !== null)) readEntries(pairs, told, field);
  for (const item of list) toldByFields(item, told, field);
}

function readRecord(record: object, told: ToldByFields, field: string): void {
  const keys = Object.keys(record);
  for (const key of coordinateFields(record)) note(told, [record, key], "COORDINATES");
  for (const key of personKeys(keys)) {
    told.keys.add(key);
    told.texts.set(viewOf(key).text, "NAME");
  }
  readEntries(
    keys.map((key) => ({ name: key, holder: record, key })),
    told,
    field,
  );
  const pair = pairOf(record);
  if (pair !== null) readEntries([pair], told, field);
}

/** Fields of one record, or pairs of a list that are one. */
function readEntries(entries: readonly Entry[], told: ToldByFields, field: string): void {
  const labelOf = personalFields(
    entries.map(({ name }) => name),
    "record",
  );
  const subject = subjectOf(entries, field);
  for (const [index, { name, holder, key }] of entries.entries()) {
    const labelOfItem = labelOf[index];
    const item: unknown = Reflect.get(holder, key);
    const isNoted = (place: readonly [object, string], value: unknown): boolean => {
      const text = textOf(value);
      const label = text === null ? null : (labelOfItem?.(text, subject) ?? null);
      if (label !== null) note(told, place, label);
      return label !== null;
    };
    if (Array.isArray(item))
      for (const [place, each] of item.entries()) isNoted([item, String(place)], each);
    if (!isNoted([holder, key], item)) toldByFields(item, told, name);
  }
}

/** Who or what it is that the fields tell of: a field that says so, or the one they stand in. */
function subjectOf(entries: readonly Entry[], field: string): Subject {
  const types = entries.flatMap(({ name, holder, key }) => {
    const item: unknown = Reflect.get(holder, key);
    return typeof item === "string" && TYPE_FIELD.test(fieldWords(name)) ? [item] : [];
  });
  return subjectNamed([...types, field]);
}

function textOf(item: unknown): string | null {
  return typeof item === "number" || typeof item === "string" ? String(item) : null;
}

function note(
  { texts, numbers }: ToldByFields,
  [holder, key]: readonly [object, string],
  label: string,
): void {
  const item: unknown = Reflect.get(holder, key);
  texts.set(viewOf(String(item)).text, label);
  if (typeof item !== "number") return;
  const known = numbers.get(holder) ?? new Set();
  numbers.set(holder, known.add(key));
}
