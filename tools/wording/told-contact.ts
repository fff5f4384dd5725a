import { isStale } from "../../schemas/contact-age.ts";
import type { Contact } from "../../host/contract/tool.ts";
import type { Choice } from "./contact-choice.ts";
import { isEmergency } from "./listed-contact.ts";

/** A chosen contact as it is told. */
export function contactOf(choice: Choice): Contact {
  const { entry, phone, abroad } = choice;
  const { id, content, extensions } = entry;
  const verified = content.verified ?? null;
  return {
    id,
    name: content.name,
    jurisdiction: content.jurisdiction,
    phone,
    email: content.email ?? null,
    url: content.url ?? null,
    verified,
    stale: isStale(verified, Date.now()),
    note: noteOf(choice),
    ...(abroad !== undefined && { abroad }),
    ...(isEmergency(entry) && { emergency: true as const }),
    ...(extensions?.always_open === true && { always_open: true as const }),
  };
}

function noteOf({ entry: { content, extensions }, phone, abroad }: Choice): string | null {
  if (extensions === undefined) return null;
  const { note, hours, whatsapp } = extensions;
  const numbers =
    abroad !== undefined && abroad === phone
      ? [note?.replace(INSIDE_ONLY, "").trim(), sentence("Inside the country", content.phone)]
      : [note, sentence("From abroad", abroad)];
  const parts = [...numbers, sentence("Hours", hours), sentence("WhatsApp", whatsapp)];
  return parts.filter((part) => part !== undefined && part !== "").join(" ") || null;
}

function sentence(label: string, value: string | null | undefined): string | undefined {
  return value == null ? undefined : `${label}: ${value}.`;
}

/** What notes say of a number that another one stands in for. */
const INSIDE_ONLY = /It is dialled inside the country[^.]*\./;
