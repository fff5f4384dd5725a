import type { Snapshot } from "../contract/knowledge.ts";

/** The numbers (digits only) and addresses (lower case) that packs publish: these need no redaction. */
export function publicNumbers(snapshot: Snapshot): ReadonlySet<string> {
  const contacts = snapshot.listed("ngo_directory");
  const numbers = contacts.flatMap(({ content, extensions }) => [
    content.phone,
    extensions?.["phone_from_abroad"],
  ]);
  return new Set([
    ...numbers.flatMap((number) => (typeof number === "string" ? digitsOf(number) : [])),
    ...contacts.flatMap(({ content }) =>
      typeof content.email === "string" ? [content.email.toLowerCase()] : [],
    ),
  ]);
}

/** A contact may list several numbers, and its note what to dial in between. */
function digitsOf(numbers: string): string[] {
  return numbers
    .split(/[,;/]|\bor\b/)
    .map((number) => number.replaceAll(/\D/g, ""))
    .filter((digits) => digits.length > 0);
}
