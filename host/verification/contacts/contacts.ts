import type { KnowledgeObject } from "../../../schemas/envelope.ts";

/** A contact of the packs, with every way to reach it. */
export interface DirectoryContact {
  /** `ngo_directory/<id>`. */
  readonly by: string;
  readonly name: string;
  readonly jurisdiction: string;
  /** The number to tell people, or null. */
  readonly phone: string | null;
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly mail: readonly string[];
  readonly page: string | null;
  /** ISO date it was last seen at its source, or null. */
  readonly verified: string | null;
}

/** The contact that a directory object tells. */
export function directoryContact({
  id,
  content,
  extensions = {},
}: KnowledgeObject<"ngo_directory">): DirectoryContact {
  const { phone = null, email = null, url = null, verified = null } = content;
  const { phones_other = [], email_other = [], phone_from_abroad, whatsapp } = extensions;
  const { sms } = extensions as { readonly sms?: unknown };
  const spoken = Object.values(extensions.phones_by_language ?? {});
  const others = [phone_from_abroad, whatsapp, sms, ...spoken];
  return {
    by: `ngo_directory/${id}`,
    name: content.name,
    jurisdiction: content.jurisdiction,
    phone,
    phones: [phone, ...phones_other, ...others].filter((number) => typeof number === "string"),
    email,
    mail: [email, ...email_other].filter((address) => address !== null),
    page: url,
    verified,
  };
}
