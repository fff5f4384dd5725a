import type { Claim } from "../../schemas/http/verification.ts";
import type { DirectoryContact } from "./contacts/contacts.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Ground } from "./statements/ground.ts";
import type { NamedContact } from "./names.ts";
import type { Sentence } from "./sentences.ts";
import type { Request } from "./request.ts";
import type { Span } from "./span.ts";
import type { View } from "./view.ts";

/** A claim of an answer, judged: what the packs say to it and what is to stand in its place. Offsets are of the view. */
export interface Finding extends Span {
  readonly kind: Claim["kind"];
  readonly verdict: Claim["verdict"];
  readonly by?: string;
  /** What the packs say instead, or the note that it was taken out; absent where it stays. */
  readonly instead?: { readonly text: string; readonly action: "replaced" | "removed" };
  /** What must be said with it and is not: how old it is, or that it is no law. Put behind it. */
  readonly added?: string;
}

/** All that a judgement may look at. */
export interface Case {
  readonly answer: string;
  readonly view: View;
  readonly ground: Ground;
  readonly request: Request;
  /** The organisations of the packs that the answer names, in text order. */
  readonly named: readonly NamedContact[];
  /** The sentences of the view; split when first asked for. */
  readonly sentences: () => readonly Sentence[];
  /** Milliseconds since 1970. */
  readonly today: number;
  /** Whether what its sentences mean is asked, too. */
  readonly byMeaning: boolean;
  readonly knowledge: Snapshot;
}

/** The notes that stand where something was taken out. None of them makes a claim. */
const NOTES = {
  phone: "[number removed: not in the verified directory]",
  url: "[link removed: not in the verified directory]",
  email: "[address removed: not in the verified directory]",
  statute: "[law removed: not in the verified library]",
  amount: "[amount removed: not in the verified library]",
  organization: "[organisation removed: not in the verified directory]",
  statement: "[statement removed: not in the verified library]",
} as const;

/** A finding that was taken out; what a sentence as a whole says is a claim about the law. */
export function removed(
  kind: keyof typeof NOTES,
  span: Span,
  verdict: Claim["verdict"] = "unknown",
): Finding {
  return {
    kind: kind === "statement" ? "statute" : kind,
    start: span.start,
    end: span.end,
    verdict,
    instead: { text: NOTES[kind], action: "removed" },
  };
}

/** A contact's own number, address or page with the day it was last seen. */
export function ownOf(contact: DirectoryContact, kind: "phone" | "email" | "url"): string | null {
  const way = { phone: contact.phone, email: contact.email, url: contact.page }[kind];
  if (way === null) return null;
  return `${way} ${contact.verified === null ? NEVER_CHECKED : `(checked ${contact.verified})`}`;
}

/** What stands behind a contact that was never seen at its source. */
export const NEVER_CHECKED = "[never checked at its source]";

/** What stands behind a bill or a suspended text that is cited as law. */
export const NO_LAW = "[a bill or suspended text: no law in force]";
