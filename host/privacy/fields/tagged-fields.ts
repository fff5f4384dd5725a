import type { Steps } from "../../../schemas/steps.ts";
import type { Find } from "../finding/find.ts";
import { STRIDE } from "../stops.ts";
import { personalFields, subjectNamed } from "./field-names.ts";

/** An element without others in it, as XML and HTML write them. */
const LEAF =
  /<(?<tag>[\p{L}_][\p{L}\p{N}_.:-]{0,40})(?:\s[^<>]{0,200})?>(?<value>[^<>]{1,200})<\/\k<tag>\s?>/dgu;
const PARENT = /<([\p{L}_][\p{L}\p{N}_.:-]{0,40})(?:\s[^<>]{0,200})?>\s{0,40}$/u;
const LONGEST_TAG = 300;
const LONGEST_BETWEEN = 100;
const MOST_FIELDS = 60;
const RANK = 4;

interface Leaf {
  readonly field: string;
  readonly value: string;
  /** Of the value. */
  readonly start: number;
  /** Of the whole element. */
  readonly from: number;
  readonly to: number;
}

/** What elements hold whose tags say that it is a person's name, number or address; those that follow each other are one record. */
export function* taggedFinds(text: string): Steps<readonly Find[]> {
  if (!text.includes("</")) return [];
  const finds: Find[] = [];
  let record: Leaf[] = [];
  let seen = 0;
  for (const match of text.matchAll(LEAF)) {
    const leaf = leafOf(match);
    if (!isBeside(text, record, leaf)) {
      finds.push(...findsIn(text, record));
      record = [];
    }
    record.push(leaf);
    seen += 1;
    if (seen % STRIDE === 0) yield;
  }
  return [...finds, ...findsIn(text, record)];
}

function leafOf({ 0: whole, index, groups, indices }: RegExpExecArray): Leaf {
  const field = groups?.["tag"] ?? "";
  return {
    field: field.slice(field.lastIndexOf(":") + 1),
    value: groups?.["value"] ?? "",
    start: indices?.groups?.["value"]?.[0] ?? index,
    from: index,
    to: index + whole.length,
  };
}

/** Whether an element goes on with the record, if one is begun. */
function isBeside(text: string, record: readonly Leaf[], next: Leaf): boolean {
  const last = record.at(-1);
  if (last === undefined) return true;
  if (next.from - last.to > LONGEST_BETWEEN || record.length >= MOST_FIELDS) return false;
  return text.slice(last.to, next.from).trim() === "";
}

function findsIn(text: string, record: readonly Leaf[]): Find[] {
  const first = record[0];
  if (first === undefined) return [];
  const labelOf = personalFields(
    record.map(({ field }) => field),
    "record",
  );
  const before = text.slice(Math.max(0, first.from - LONGEST_TAG), first.from);
  const subject = subjectNamed([PARENT.exec(before)?.[1] ?? ""]);
  return record.flatMap(({ value, start }, at) => {
    const label = labelOf[at]?.(value, subject) ?? null;
    if (label === null) return [];
    const from = start + value.length - value.trimStart().length;
    return [{ label, start: from, end: start + value.trimEnd().length, rank: RANK }];
  });
}
