/** What words do in a question for a contact. */
export const ROLES = [
  "number",
  "embassy",
  "police",
  "office",
  "body",
  "call",
  "who",
  "give",
  "plain",
] as const;
export type Role = (typeof ROLES)[number];

/** A bit for each role, so that a sum tells several. */
export const ROLE_BITS = Object.fromEntries(ROLES.map((role, nth) => [role, 1 << nth])) as Readonly<
  Record<Role, number>
>;

/** How one language asks whom to call: what is asked for (a number, or a body that has one), words of calling and of getting help, of asking and of wanting, and what else stands in such a question. Words are separated by `|`; one with `*` goes on as it likes. */
export type AskedWords = Readonly<Record<Role, string>> & { readonly language: string };
