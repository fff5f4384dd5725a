import type { Snapshot } from "../contract/knowledge.ts";

/** What packs publish, and what therefore need not be taken out. */
export interface PublicValues {
  /** Digits only, with and without the country's code. */
  readonly numbers: ReadonlySet<string>;
  /** E-mail and web addresses, in lower case. */
  readonly addresses: ReadonlySet<string>;
}

const NUMBER_KEYS = ["phone_from_abroad", "phones_other", "whatsapp"];

/** The hotlines and addresses of every contact and source of a snapshot. */
export function publicNumbers(snapshot: Snapshot): PublicValues {
  const contacts = snapshot.listed("ngo_directory");
  const written = (key: string) =>
    contacts.flatMap(({ extensions }) => strings(Reflect.get(extensions ?? {}, key)));
  const numbers = [
    ...contacts.flatMap(({ content }) => strings(content.phone)),
    ...NUMBER_KEYS.flatMap(written),
    ...contacts.flatMap(({ extensions }) => Object.values(extensions?.phones_by_language ?? {})),
  ];
  const emails = [
    ...contacts.flatMap(({ content }) => strings(content.email)),
    ...written("email_other"),
  ];
  const urls = [
    ...contacts.flatMap(({ content }) => strings(content.url)),
    ...written("source_url"),
    ...snapshot.listed("rag_doc").flatMap(({ content }) => strings(content.source_url)),
  ];
  return {
    numbers: new Set(numbers.flatMap(digitsOf)),
    addresses: new Set([...emails, ...urls].map((address) => address.toLowerCase())),
  };
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** A contact may list several numbers, and its note what to dial in between. One with a country's code is also dialled with 00, and at home without the code, with or without a zero. */
function digitsOf(numbers: string): string[] {
  return numbers
    .split(/[,;/]|\bor\b/)
    .flatMap((number) => waysToDial(number.replaceAll(/\D/g, ""), number.includes("+")))
    .filter((digits) => digits.length > 0);
}

const SHORTEST_AT_HOME = 7;

function waysToDial(digits: string, isInternational: boolean): string[] {
  if (!isInternational) return [digits];
  const atHome = [1, 2, 3]
    .map((codeLength) => digits.slice(codeLength))
    .filter((number) => number.length >= SHORTEST_AT_HOME);
  return [digits, `00${digits}`, ...atHome, ...atHome.map((number) => `0${number}`)];
}
