import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { findPlaces } from "../../reading/places/find-places.ts";
import { findTerms } from "../../reading/terms/lexicon.ts";
import { means, sentenceAt, type Sentence } from "../sentences.ts";
import { isStale } from "../../../schemas/contact-age.ts";
import { hostOf, type Address } from "./addresses.ts";
import { attachedContact, nearestContact } from "./attached.ts";
import type { DirectoryContact } from "./contacts.ts";
import { NEVER_CHECKED, ownOf, removed, type Case, type Finding } from "../finding.ts";
import type { Known } from "../statements/statement.ts";
import type { PhoneMention } from "./phones.ts";
import { isPlaceNamed } from "../places.ts";
import { lineAround, type Span } from "../span.ts";

/** A telephone number held against the directory and the request's own contacts. */
export function judgePhone(the: Case, mention: PhoneMention): Finding {
  const owners = the.ground.phones.get(mention.digits) ?? [];
  if (owners.length === 0) {
    if (the.request.told().digits.has(mention.digits)) return told("phone", mention);
    return corrected(the, mention, { kind: "phone", verdict: "unknown" });
  }
  const attached = attachedContact(the, mention)?.contact;
  const own = owners.find(({ by }) => by === attached?.by);
  if (attached !== undefined && own === undefined && !isShared(attached, owners)) {
    return corrected(the, mention, { kind: "phone", verdict: "contradicted" });
  }
  if (
    own === undefined &&
    (isElsewhere(the, mention, owners) || isOfOtherState(the, mention, owners))
  ) {
    return corrected(the, mention, { kind: "phone", verdict: "contradicted" });
  }
  return verified(the, mention, own ?? bestOwner(the, owners));
}

/** One body may have several entries: the same host or the same first words. */
function isShared(contact: DirectoryContact, owners: readonly Known[]): boolean {
  const head = firstWords(contact.name);
  return owners.some(
    ({ contact: other }) =>
      other === undefined ||
      firstWords(other.name) === head ||
      (other.page !== null &&
        contact.page !== null &&
        pageHost(other.page) === pageHost(contact.page)),
  );
}

function firstWords(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u, 2)
    .join(" ");
}

function pageHost(page: string): string {
  return hostOf(page.replace(/^https?:\/\/(?:www\.)?/, ""));
}

const SHORT = 6;

/** A short code is dialled inside one country: elsewhere it reaches nobody, or somebody else. */
function isElsewhere(the: Case, mention: PhoneMention, owners: readonly Known[]): boolean {
  const { digits } = mention;
  const { countries } = the.request;
  const contacts = owners.flatMap(({ contact }) => (contact === undefined ? [] : [contact]));
  if (digits.length > SHORT || countries.size === 0 || contacts.length === 0) return false;
  if (contacts.some((contact) => isInReach(contact, countries))) return false;
  if (the.request.told().digits.has(digits)) return false;
  const line = lineAround(the.view.text, mention);
  const words = the.view.text.slice(line.start, line.end).toLowerCase();
  const near = nearestContact(the, mention)?.contact.by;
  return !contacts.some(({ by, jurisdiction }) => by === near || isPlaceNamed(jurisdiction, words));
}

const MISSIONS = conceptHashes("embassy");

/** The mission of one state is not reached at the number of another's, or of a body of no state. */
function isOfOtherState(the: Case, mention: PhoneMention, owners: readonly Known[]): boolean {
  const sentence = sentenceAt(the.sentences(), mention.start);
  const contacts = owners.flatMap(({ contact }) => (contact === undefined ? [] : [contact]));
  if (!the.byMeaning || sentence === undefined || contacts.length === 0) return false;
  const beside = stretchBeside(sentence, mention);
  if (beside === null || isToldSo(the, mention)) return false;
  const folded = foldText(beside);
  const named = findPlaces(folded, findTerms(folded), sentence.language());
  const states = new Set(named.map(({ code }) => code));
  if (states.size === 0) return false;
  return !contacts.some((contact) => {
    const name = contact.name.toLowerCase();
    return [...states].every(
      (code) =>
        code === contact.jurisdiction || isPlaceNamed(code, name) || isAdjectiveIn(code, name),
    );
  });
}

/** Whether what was looked up tells a number in the very words around it. */
function isToldSo({ view, request }: Case, { start, end }: Span): boolean {
  const words = view.text.slice(Math.max(0, start - 8), end + 16);
  return request.texts().some((text) => text.includes(words));
}

/** What stands between the number before it and a number, where it tells of a mission, else what stands behind it. */
function stretchBeside({ text, start, end, words }: Sentence, mention: Span): string | null {
  const within = (from: number, to: number) =>
    words().some((word) => word.at >= from && word.at < to && means([word], MISSIONS));
  const before = text.slice(0, mention.start - start);
  const from = start + (/\d[^\d]*$/.exec(before)?.index ?? 0);
  if (within(from, mention.start)) return text.slice(from - start, mention.start - start);
  const behind = /^[^\d]*/.exec(text.slice(mention.end - start))?.[0].length ?? 0;
  if (!within(mention.end, Math.min(end, mention.end + behind))) return null;
  return text.slice(mention.end - start, mention.end - start + behind);
}

/** Whether a name tells a state by its adjective: "Philippine Embassy", "Indonesian Consulate". */
function isAdjectiveIn(code: string, name: string): boolean {
  const folded = foldText(name);
  return findPlaces(folded, findTerms(folded), "en").some((place) => place.code === code);
}

function isInReach({ jurisdiction }: DirectoryContact, countries: ReadonlySet<string>): boolean {
  return jurisdiction === "INT" || countries.has(jurisdiction);
}

function bestOwner({ request }: Case, owners: readonly Known[]): Known | undefined {
  return (
    owners.find(
      ({ contact }) => contact !== undefined && request.countries.has(contact.jurisdiction),
    ) ??
    owners.find(({ contact }) => contact !== undefined) ??
    owners[0]
  );
}

/** A mail address held against the directory. */
export function judgeMail(the: Case, mention: Address): Finding {
  const known = the.ground.mail.get(mention.key);
  if (known !== undefined && isWrittenAs(the, mention)) return verified(the, mention, known);
  if (known?.contact !== undefined)
    return replaced(mention, known.contact, { kind: "email", verdict: "contradicted" });
  if (the.request.told().mail.has(mention.key)) return told("email", mention);
  return corrected(the, mention, { kind: "email", verdict: "unknown" });
}

/** A web address held against every address of the packs; a page nobody knows on a contact's own site becomes that site. */
export function judgePage(the: Case, mention: Address): Finding {
  const { hosts } = the.ground;
  const host = hostOf(mention.key);
  const known = knownPage(the, mention.key);
  if (known !== undefined && isWrittenAs(the, mention)) return verified(the, mention, known);
  if (known === undefined && the.request.told().pages.has(mention.key)) return told("url", mention);
  const site = hosts.get(host)?.contact;
  if (site !== undefined && site.page !== null && pageHost(site.page) === host) {
    const verdict = known === undefined ? "unknown" : "contradicted";
    return replaced(mention, site, { kind: "url", verdict });
  }
  return corrected(the, mention, { kind: "url", verdict: "unknown" });
}

/** The page itself, the front page of a known host, or a chat link with a known number. */
function knownPage({ ground }: Case, key: string): Known | undefined {
  const page = ground.pages.get(key);
  if (page !== undefined) return page;
  if (key === hostOf(key)) return ground.hosts.get(key);
  const number = /^(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)/.exec(key)?.[1];
  return number === undefined ? undefined : ground.phones.get(number)?.[0];
}

// A look-alike of a known address leads elsewhere.
function isWrittenAs({ view, answer }: Case, { start, end }: Span): boolean {
  const written = answer.slice(...view.original(start, end)).replaceAll(/[\p{Cf}\u034f]/gu, "");
  return written === view.text.slice(start, end);
}

/** What was said, and what the packs say to it. */
interface Said {
  readonly kind: "phone" | "email" | "url";
  readonly verdict: Finding["verdict"];
}

function told(kind: Said["kind"], { start, end }: Span): Finding {
  return { kind, start, end, verdict: "verified", by: "trace" };
}

function verified(the: Case, mention: PhoneMention | Address, known: Known | undefined): Finding {
  const { start, end } = mention;
  const kind: Said["kind"] = "kind" in mention ? mention.kind : "phone";
  const by = known?.by;
  const finding = { kind, start, end, ...(by === undefined ? {} : { by }) };
  const contact = known?.contact;
  if (contact === undefined || !isStale(contact.verified, the.today))
    return { ...finding, verdict: "verified" };
  const added = contact.verified === null ? NEVER_CHECKED : `[last checked ${contact.verified}]`;
  return { ...finding, verdict: "stale", ...(isDated(the, mention, contact) ? {} : { added }) };
}

function isDated(
  { view, ground }: Case,
  span: Span,
  { verified: date }: DirectoryContact,
): boolean {
  const { start, end } = lineAround(view.text, span);
  const dates = date === null ? [NEVER_CHECKED, ...ground.doubts] : [date];
  return dates.some((words) => view.text.slice(start, end).includes(words));
}

/** What the organisation that the sentence names says itself, else nothing. */
function corrected(the: Case, mention: Span, said: Said): Finding {
  const attached = attachedContact(the, mention);
  const contact = (attached ?? nearestContact(the, mention))?.contact;
  const isKnown = attached !== null && ownOf(attached.contact, said.kind) !== null;
  const verdict = isKnown ? "contradicted" : said.verdict;
  if (contact === undefined) return removed(said.kind, mention, verdict);
  return replaced(mention, contact, { ...said, verdict });
}

function replaced({ start, end }: Span, contact: DirectoryContact, said: Said): Finding {
  const text = ownOf(contact, said.kind);
  if (text === null) return removed(said.kind, { start, end }, said.verdict);
  return { ...said, start, end, by: contact.by, instead: { text, action: "replaced" } };
}
