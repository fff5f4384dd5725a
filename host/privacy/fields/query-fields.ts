import type { Steps } from "../../../schemas/steps.ts";
import type { Find } from "../finding/find.ts";
import { STRIDE } from "../stops.ts";
import { personalFields } from "./field-names.ts";

/** A field and its value; where the text was read with spaces for the signs that stand for them, words of a name may follow. */
const FIELD = String.raw`[\p{L}\p{N}_.[\]-]{1,40}=[^\s&#"'<>]{0,300}(?:[ ](?:\p{Lu}|(?:bin|binti|de|dela|del|al)[ ])[^\s&#"'<>=]{0,40}){0,5}`;
/** Fields as web addresses and forms write them, one behind the other (WHATWG URL, application/x-www-form-urlencoded). */
const QUERY = new RegExp(String.raw`(?<=[?&]|(?<![^\s"'(]))${FIELD}(?:&${FIELD}){0,30}`, "gu");
const RANK = 4;

/** The values in queries of web addresses whose field says that they are a person's, with their signs as they were sent. */
export function* queryFinds(text: string): Steps<readonly Find[]> {
  if (!text.includes("=")) return [];
  const finds: Find[] = [];
  let seen = 0;
  for (const { 0: query, index } of text.matchAll(QUERY)) {
    finds.push(...findsIn(query, index));
    seen += 1;
    if (seen % STRIDE === 0) yield;
  }
  return finds;
}

function findsIn(query: string, index: number): Find[] {
  const parts = query.split("&").map((part) => {
    const at = part.indexOf("=");
    return { field: part.slice(0, at), value: part.slice(at + 1) };
  });
  const labelOf = personalFields(
    parts.map(({ field }) => field),
    "record",
  );
  let from = index;
  return parts.flatMap(({ field, value }, place) => {
    const start = from + field.length + 1;
    const end = start + value.length;
    from = end + 1;
    const label = labelOf[place]?.(decoded(value)) ?? null;
    return label === null ? [] : [{ label, start, end, rank: RANK }];
  });
}

function decoded(value: string): string {
  const spaced = value.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
