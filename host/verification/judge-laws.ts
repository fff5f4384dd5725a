import { removed, type Case, type Finding } from "./finding.ts";
import type { KnownLaw } from "./ground.ts";
import { nameKey } from "./mentions.ts";
import { findNamedLaws, isPlace, type NamedLaw } from "./named-laws.ts";
import { findNumberedLaws, type NumberedLaw } from "./numbered-laws.ts";
import { spaced } from "./request.ts";
import { takenSpans, type Span } from "./span.ts";

/** Every law an answer names, held against the library, the trace and what the user wrote. */
export function judgeLaws(the: Case): Finding[] {
  const { text } = the.view;
  const taken = takenSpans();
  const numbered = findNumberedLaws(text).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const findings: Finding[] = [];
  const keep = (finding: Finding) => {
    if (taken.meets(finding)) return;
    taken.add(finding);
    findings.push(finding);
  };
  // A name that the library holds explains the number inside it ("Convention No. 189").
  for (const law of findNamedLaws(text)) keep(judgeNamed(the, law));
  for (const law of numbered) keep(judgeNumbered(the, law));
  return findings.toSorted((a, b) => a.start - b.start);
}

function judgeNumbered(the: Case, law: NumberedLaw): Finding {
  const known = the.ground.laws.get(law.key);
  if (known !== undefined && hasYear(known, law.year)) return kept(law, known);
  if (known !== undefined && isOneInstrument(law.key)) return corrected(the, law, known);
  return unheard(the, law, law.key);
}

function judgeNamed(the: Case, law: NamedLaw): Finding {
  const known = knownName(the, law.words);
  if (known === undefined) {
    const [numbered] = findNumberedLaws(the.view.text.slice(law.start, law.end));
    const held = numbered === undefined ? undefined : the.ground.laws.get(numbered.key);
    if (held !== undefined) return kept(law, held);
    return unheard(the, law, nameKey(law.words));
  }
  if (hasYear(known, law.year)) return kept(law, known);
  return corrected(the, law, known);
}

/** The law of that name; a country before it may be left out ("Kuwait's Domestic Workers Law"). */
function knownName({ ground }: Case, words: readonly string[]): KnownLaw | undefined {
  for (let from = 0; from < words.length; from++) {
    if (from > 0 && !isPlace(words[from - 1] ?? "")) return undefined;
    const known = ground.laws.get(nameKey(words.slice(from)));
    if (known !== undefined) return known;
  }
  return undefined;
}

function hasYear({ years }: KnownLaw, year: number | null): boolean {
  return year === null || years.size === 0 || years.has(year);
}

/** Series in which a number belongs to one instrument, whatever the year. */
function isOneInstrument(key: string): boolean {
  return /^(?:ra|pd|eo|cap|c|p|proclamation) \d/.test(key);
}

function kept({ start, end }: Span, { by }: KnownLaw): Finding {
  return { kind: "statute", start, end, verdict: "verified", by };
}

function corrected(the: Case, span: Span, { by, citation }: KnownLaw): Finding {
  if (citation === null) return unheard(the, span, "");
  const instead = { text: citation, action: "replaced" as const };
  return {
    kind: "statute",
    start: span.start,
    end: span.end,
    verdict: "contradicted",
    by,
    instead,
  };
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
