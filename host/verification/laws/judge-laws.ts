import { NO_LAW, removed, type Case, type Finding } from "../finding.ts";
import type { KnownLaw } from "../statements/statement.ts";
import { nameKey } from "../statements/mentions.ts";
import { findNamedBills, findNamedLaws, isPlace, type NamedLaw } from "./named-laws.ts";
import { isBillKey } from "./numbered-bills.ts";
import type { NumberedInstrument } from "./numbered-instrument.ts";
import { findNumberedLaws } from "./numbered-laws.ts";
import { isPlaceNamed } from "../places.ts";
import { spaced } from "../request.ts";
import { lineAround, takenSpans, type Span } from "../span.ts";
import { isSectionHeld, sectionBeside } from "./sections.ts";
import { isToldAsBill, isToldAsLaw } from "./told-bills.ts";

/** Every law an answer names, held against the library, the trace and what the user wrote. */
export function judgeLaws(the: Case): Finding[] {
  const { text } = the.view;
  const taken = takenSpans();
  const numbered = findNumberedLaws(text).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const findings: Finding[] = [];
  const keep = (finding: Finding | null) => {
    if (finding === null || taken.meets(finding)) return;
    taken.add(finding);
    findings.push(finding);
  };
  // A name that the library holds explains the number inside it ("Convention No. 189").
  for (const law of findNamedLaws(text)) keep(judgeNamed(the, law));
  for (const bill of findNamedBills(text)) keep(judgeBill(the, bill));
  for (const law of numbered) keep(judgeNumbered(the, law));
  return findings.toSorted((a, b) => a.start - b.start);
}

function judgeNumbered(the: Case, law: NumberedInstrument): Finding | null {
  const held = the.ground.laws.get(law.key) ?? [];
  if (isBillKey(law.key)) return judgeNumberedBill(the, law, held);
  const known = bestOf(the, law, ofYear(held, law.year));
  if (known !== undefined) return withSection(the, law, held) ?? kept(the, law, known);
  if (isOneInstrument(law.key)) return corrected(the, law, held);
  return unheard(the, law, law.key);
}

/** A law with an article that its provisions do not hold is as good as none. */
function withSection(
  the: Case,
  law: NumberedInstrument | NamedLaw,
  held: readonly KnownLaw[],
): Finding | null {
  const section = sectionBeside(the.view.text, law);
  if (!the.byMeaning || section === null || isSectionHeld(the, section, held)) return null;
  if (the.request.userWords().includes(spaced(the.view.text.slice(section.start, section.end))))
    return { ...shape(law), verdict: "unknown" };
  return removed("statute", section);
}

/** A bill that a text merely mentions is not held: nobody said what it is. */
function judgeNumberedBill(
  the: Case,
  bill: NumberedInstrument,
  held: readonly KnownLaw[],
): Finding | null {
  const described = held.filter(({ citation }) => citation !== null);
  const known = bestOf(the, bill, ofYear(described, bill.year));
  if (known !== undefined) return kept(the, bill, known);
  return isToldAsBill(the.view.text, bill) ? null : unheard(the, bill, bill.key);
}

function judgeNamed(the: Case, law: NamedLaw): Finding | null {
  const held = knownName(the, law.words);
  const known = bestOf(the, law, ofYear(held, law.year));
  const wrong = known === undefined && !law.everyday ? null : withSection(the, law, held);
  if (wrong !== null) return wrong;
  if (law.everyday)
    return known === undefined || law.words.length < 3 ? null : kept(the, law, known);
  if (known !== undefined) return kept(the, law, known);
  if (held.length > 0) return corrected(the, law, held);
  const [numbered] = findNumberedLaws(the.view.text.slice(law.start, law.end));
  const [byNumber] = numbered === undefined ? [] : (the.ground.laws.get(numbered.key) ?? []);
  return byNumber === undefined ? unheard(the, law, nameKey(law.words)) : kept(the, law, byNumber);
}

/** What the library holds as a bill, and others where they are told as law: a bill to be paid is none. */
function judgeBill(the: Case, bill: NamedLaw): Finding | null {
  const known = knownName(the, bill.words).find(({ isDraft }) => isDraft === true);
  if (known !== undefined) return kept(the, bill, known);
  return isToldAsLaw(the.view.text, bill) ? unheard(the, bill, nameKey(bill.words)) : null;
}

/** The laws of that name; a country before it may be left out ("Kuwait's Domestic Workers Law"). */
function knownName({ ground }: Case, words: readonly string[]): readonly KnownLaw[] {
  for (let from = 0; from < words.length; from++) {
    if (from > 0 && !isPlace(words[from - 1] ?? "")) return [];
    const known = ground.laws.get(nameKey(words.slice(from)));
    if (known !== undefined) return known;
  }
  return [];
}

/** Those of that year; where none has a year, any year fits. */
function ofYear(laws: readonly KnownLaw[], year: number | null): readonly KnownLaw[] {
  if (year === null || laws.every(({ years }) => years.size === 0)) return laws;
  return laws.filter(({ years }) => years.has(year));
}

/** The law of the country named with it or of the request's, then the one that is cited so, then any that the library describes. */
function bestOf(
  { request, view }: Case,
  claim: NumberedInstrument | NamedLaw,
  laws: readonly KnownLaw[],
): KnownLaw | undefined {
  const described = inForceFirst(laws.filter(({ citation }) => citation !== null));
  if (described.length < 2) return described[0] ?? laws[0];
  const said = view.text.slice(claim.start, claim.end).toLowerCase();
  const of = (isTheirs: (jurisdiction: string) => boolean) =>
    described.find(({ jurisdiction }) => jurisdiction !== null && isTheirs(jurisdiction));
  return (
    of((jurisdiction) => isPlaceNamed(jurisdiction, said)) ??
    of((jurisdiction) => request.countries.has(jurisdiction)) ??
    described.find((law) => isCitedAs(law, claim)) ??
    described[0]
  );
}

/** Where laws in force bear a name, no bill is meant by it. */
function inForceFirst(laws: readonly KnownLaw[]): readonly KnownLaw[] {
  const inForce = laws.filter(({ isDraft }) => isDraft !== true);
  return inForce.length > 0 ? inForce : laws;
}

function isCitedAs({ citation }: KnownLaw, claim: NumberedInstrument | NamedLaw): boolean {
  const [first] = findNumberedLaws(citation ?? "");
  return "key" in claim && first?.key === claim.key && first.start < 12;
}

/** Series in which a number belongs to one instrument, whatever the year. */
function isOneInstrument(key: string): boolean {
  return /^(?:ra|pd|eo|cap|c|p|proclamation) \d/.test(key);
}

/** A bill counts as law nowhere: cited without a word that it is none, it is contradicted, and told as what it is. */
function kept(the: Case, { start, end }: Span, { by, isDraft }: KnownLaw): Finding {
  const finding = { kind: "statute" as const, start, end, by };
  if (isDraft !== true) return { ...finding, verdict: "verified" };
  if (isToldAsNone(the, { start, end })) return { ...finding, verdict: "verified" };
  return { ...finding, verdict: "contradicted", added: NO_LAW };
}

/** Characters between the words that say so and the citation, which stands behind what the text says. */
const FAR = 2000;

function isToldAsNone({ view, ground }: Case, span: Span): boolean {
  const line = lineAround(view.text, span, FAR);
  return [NO_LAW, ...ground.noLaw].some((said) =>
    view.text.slice(line.start, line.end).includes(said),
  );
}

/** The library's own citation where only one law can be meant. */
function corrected(
  the: Case,
  claim: NumberedInstrument | NamedLaw,
  held: readonly KnownLaw[],
): Finding {
  const described = held.filter(({ citation }) => citation !== null);
  const meant =
    described.length === 1 ? described[0] : described.find((law) => isCitedAs(law, claim));
  if (meant === undefined || meant.citation === null) {
    const gone = unheard(the, claim, "");
    return described.length === 0 ? gone : { ...gone, verdict: "contradicted" };
  }
  const { by, citation } = meant;
  const { start, end } = claim;
  const instead = { text: citation, action: "replaced" as const };
  return { kind: "statute", start, end, verdict: "contradicted", by, instead };
}

const SECTION_BEFORE =
  /(?:(?:sections?|secs?\.?|ss?\.|§+|articles?|arts?\.?|rules?|reg\.|paragraphs?|paras?\.?|clauses?|schedule|chapter)\s*[\dIVXLC]+[\w().\-–]{0,12}(?:\s*(?:,|and|&|or|to)\s*[\dIVXLC]+[\w().\-–]{0,12}){0,3}\s*(?:,\s*)?(?:(?:of|under|in)\s+)?(?:the\s+)?)$/i;
const SECTION_AFTER =
  /^,?\s*(?:sections?|secs?\.?|articles?|arts?\.?|s\.|§+)\s*\d+[\w().-]{0,12}(?<!\.)/i;

function unheard(the: Case, span: Span, key: string): Finding {
  const { view, request } = the;
  if (request.told().laws.has(key)) return { ...shape(span), verdict: "verified", by: "trace" };
  if (request.userWords().includes(spaced(view.text.slice(span.start, span.end)))) {
    return { ...shape(span), verdict: "unknown" };
  }
  const before = SECTION_BEFORE.exec(view.text.slice(Math.max(0, span.start - 60), span.start));
  const after = SECTION_AFTER.exec(view.text.slice(span.end, span.end + 40));
  const start = span.start - (before?.[0].length ?? 0);
  return removed("statute", { start, end: span.end + (after?.[0].length ?? 0) });
}

function shape({ start, end }: Span) {
  return { kind: "statute" as const, start, end };
}
