import type { GrepHit } from "../../contract/layer.ts";
import type { Contact } from "../../contract/tool.ts";
import { blockOf, type Block, type Draft } from "./block.ts";
import { contactLine } from "./contacts.ts";

const ALWAYS = new Set(["physical-and-sexual-violence", "restriction-of-movement", "isolation"]);
const GRAVE = new Set(["high", "critical"]);

/** Whether what fired may mean that someone is in danger now: violence, confinement, isolation, or a grave threat. */
export function isDangerous(hits: readonly GrepHit[]): boolean {
  return hits.some(
    ({ dimensions, severity }) =>
      dimensions.some((dimension) => ALWAYS.has(dimension)) ||
      (GRAVE.has(severity) && dimensions.includes("intimidation-and-threats")),
  );
}

/** What to do first when someone may be in danger, with the one number to call. */
export function dangerBlock(draft: Draft): Block | null {
  if (!isDangerous(draft.found.hits)) return null;
  const contact = urgentContact(draft);
  return blockOf(0, null, [
    contact === null
      ? draft.say("danger-alone")
      : draft.say("danger", { contact: contactLine(draft, contact) }),
  ]);
}

/** The contact to call first: one with a number, checked, where the person probably is, else from where they come. */
export function urgentContact({ found, reading }: Draft): Contact | null {
  const [corridor] = reading.corridors;
  const preference = (contact: Contact): number =>
    (contact.stale ? 4 : 0) +
    (contact.jurisdiction === corridor?.destination ? 0 : 1) +
    (contact.jurisdiction === corridor?.origin || contact.jurisdiction === corridor?.destination
      ? 0
      : 1);
  const reachable = found.contacts.filter(({ phone }) => phone !== null);
  return reachable.toSorted((a, b) => preference(a) - preference(b))[0] ?? null;
}
