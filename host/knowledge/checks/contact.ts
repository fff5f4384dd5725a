import metadata from "libphonenumber-js/metadata.min";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { ngo_directory } from "../../../schemas/leaves/ngo_directory.ts";
import type { Finding, ObjectCheck } from "./check.ts";

/** Digits that a number with its country's code has at least. */
const LEAST_DIGITS = 7;

/** What a slip of the pen turns into another office: the country, its calling code, the kind of body. */
export const contact: ObjectCheck = {
  name: "contact",
  description: "A contact's country exists, its number is one of it, and its kind is a known one.",
  scope: "object",
  check: ({ object }) => {
    if (object?.knowledge_object_type !== "ngo_directory") return [];
    const { content, extensions = {} } = object as KnowledgeObject<"ngo_directory">;
    return [
      ...placeFindings(content.jurisdiction, content.phone ?? null),
      ...kindFindings(extensions["kind"]),
    ];
  },
};

/** Bodies of no country have their office anywhere. */
function placeFindings(jurisdiction: string, phone: string | null): Finding[] {
  if (!/^[A-Z]{2}$/.test(jurisdiction) || jurisdiction === "EU") return [];
  const code = callingCodeOf(jurisdiction);
  if (code === undefined)
    return [
      {
        path: "content.jurisdiction",
        message: `is ${jurisdiction}, which is no country's code; write its ISO 3166 code, such as GB or KW`,
        severity: "warning",
      },
    ];
  const message = phone === null ? null : numberSentence(phone, jurisdiction, code);
  return message === null ? [] : [{ path: "content.phone", message, severity: "warning" }];
}

/** Short codes and local numbers, without a plus, are taken as they are. */
function numberSentence(phone: string, jurisdiction: string, code: string): string | null {
  if (!phone.startsWith("+")) return null;
  if (!phone.startsWith(`+${code}`))
    return `is ${phone}, and numbers of ${jurisdiction} begin with +${code}; correct the number or the jurisdiction`;
  return phone.replaceAll(/\D/g, "").length < LEAST_DIGITS
    ? `is ${phone}, too short for a number with its country's code; write it whole`
    : null;
}

/** The digits before a country's numbers, in the tables of libphonenumber-js. */
function callingCodeOf(country: string): string | undefined {
  const plan: readonly unknown[] | undefined = (
    metadata.countries as Readonly<Record<string, readonly unknown[]>>
  )[country];
  return plan === undefined ? undefined : String(plan[0]);
}

function kindFindings(kind: unknown): Finding[] {
  const kinds = ngo_directory.common_subtypes;
  if (typeof kind !== "string" || kinds.includes(kind)) return [];
  const message = `is "${kind}", which nobody reads; write one of ${kinds.join(", ")}`;
  return [{ path: "extensions.kind", message, severity: "warning" }];
}
