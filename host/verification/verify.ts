import { isStale } from "../../schemas/contact-age.ts";
import { once } from "../../schemas/once.ts";
import type { Evidence } from "../contract/engine.ts";
import type { CheckedAnswer } from "../contract/services.ts";
import { judgeBodies } from "./contacts/told-bodies.ts";
import { findMail, findPages, hostOf, type Address } from "./contacts/addresses.ts";
import { removed, type Case, type Finding } from "./finding.ts";
import { buildGround } from "./statements/ground.ts";
import { judgeMonthsOfPay } from "./amounts/months-of-pay.ts";
import { findFurtherSums, judgeAmounts } from "./amounts/judge-amounts.ts";
import { judgeHandles } from "./contacts/handles.ts";
import { judgeMail, judgePage, judgePhone } from "./contacts/judge-contacts.ts";
import { judgeLaws } from "./laws/judge-laws.ts";
import { firstStatements } from "./statements/kept-statements.ts";
import { findMoney } from "./amounts/money.ts";
import { findContacts } from "./names.ts";
import { findPhones } from "./contacts/phones.ts";
import { quotationsOf } from "./statements/quotations.ts";
import { readRequest } from "./request.ts";
import { judgePermissions } from "./statements/permissions.ts";
import { sentencesOf } from "./sentences.ts";
import { movedClaims, rewrite, type Rewritten } from "./rewrite.ts";
import { takenSpans, withoutSpans, type Span, type Taken } from "./span.ts";
import { isLost } from "./usefulness.ts";
import { viewOf } from "./view.ts";

/**
 * Holds every number, address, law, fee limit and organisation of an answer against the packs and this request's
 * trace, and puts right what they do not hold. No model, no network; linear in the answer; changes nothing more when
 * run on its own result. `today` (milliseconds since 1970) decides what is stale. What the sentences
 * of a composed answer mean is not asked: they are the packs' own.
 */
export function verifyAnswer(
  answer: string,
  evidence: Pick<Evidence, "trace" | "knowledge">,
  { today = Date.now(), byMeaning = true }: Terms = {},
): CheckedAnswer {
  const request = readRequest(evidence.trace);
  const checkOnce = (text: string) => checkText(text, { request, today, byMeaning, ...evidence });
  const { failed, ...first } = checkOnce(answer);
  let [told, claims] = [first.text, first.claims];
  // What was taken out may leave something else that reads as a claim.
  for (let round = 0; told !== answer && round < MOST_ROUNDS; round++) {
    const again = checkOnce(told);
    if (again.text === told) break;
    claims = movedClaims(claims, again);
    told = again.text;
  }
  return {
    text: told,
    verification: { checked: true, claims, answer_changed: told !== answer },
    failed,
  };
}

/** How an answer is checked. */
interface Terms {
  readonly today?: number;
  /** Whether what its sentences mean is asked, too; true where not said. */
  readonly byMeaning?: boolean;
}

type Asked = Pick<Case, "knowledge" | "request" | "today" | "byMeaning">;

const MOST_ROUNDS = 4;

function checkText(
  answer: string,
  { knowledge, request, today, byMeaning }: Asked,
): Rewritten & { readonly failed: boolean } {
  const view = viewOf(answer);
  firstStatements.recall(knowledge);
  const ground = knowledge.derive(buildGround);
  const named = findContacts(view.text, ground.names);
  const sentences = once(() => sentencesOf(withoutAddresses(view.text)));
  const the = { answer, view, ground, request, named, sentences, today, byMeaning, knowledge };
  const findings = findingsOf(the);
  return { ...rewrite(answer, view, findings), failed: isLost(view.text, findings) };
}

/** The words of an address mean nothing of what is said. */
function withoutAddresses(text: string): string {
  return withoutSpans(text, [...findPages(text), ...findMail(text)]);
}

/** Each stretch is judged once: what is allowed first, then addresses, laws, limits and numbers; organisations fill what is left. */
function findingsOf(the: Case): Finding[] {
  const { text } = the.view;
  const taken = takenSpans();
  const quotations = quotationsOf(text, the.request);
  for (const quotation of quotations) taken.add(quotation);
  const findings: Finding[] = [];
  const keep = (found: readonly Finding[]) => {
    for (const finding of found) {
      if (taken.meets(finding)) continue;
      taken.add(finding);
      findings.push(finding);
    }
  };
  const meant = (judge: (the: Case) => readonly Finding[]) => keep(the.byMeaning ? judge(the) : []);
  meant(judgePermissions);
  keep(judgePages(the, untaken(findPages(text), taken)));
  const mail = untaken(findMail(text), taken);
  keep(mail.map((mention) => judgeMail(the, mention)));
  meant(judgeHandles);
  keep(judgeLaws(the));
  const sums = untaken(findMoney(text), taken);
  // A sum that the user wrote is told back by fewer words than a number to call.
  const quoted = takenSpans();
  for (const quotation of quotationsOf(text, the.request, 1)) quoted.add(quotation);
  keep(judgeAmounts(the, untaken(sums, quoted)));
  meant(judgeMonthsOfPay);
  const left = withoutSpans(text, [...quotations, ...findings, ...sums]);
  keep(findPhones(left).map((mention) => judgePhone(the, mention)));
  meant(() => judgeAmounts(the, untaken(untaken(findFurtherSums(the, sums), taken), quoted)));
  meant(judgeBodies);
  keep(the.named.map(({ start, end, contact }) => organization(the, { start, end }, contact)));
  return findings.toSorted((a, b) => a.start - b.start);
}

function untaken<S extends Span>(spans: readonly S[], taken: Taken): S[] {
  return spans.filter((span) => !taken.meets(span));
}

/** A link that shows one known address and leads to another is contradicted by itself. */
function judgePages(the: Case, pages: readonly Address[]): Finding[] {
  return pages.map((page, index) => {
    const shown = pages[index - 1];
    const isTarget = shown !== undefined && the.view.text.slice(shown.end, page.start) === "](";
    return isTarget && hostOf(shown.key) !== hostOf(page.key)
      ? removed("url", page, "contradicted")
      : judgePage(the, page);
  });
}

function organization(
  the: Case,
  { start, end }: Span,
  contact: Case["named"][number]["contact"],
): Finding {
  const verdict = isStale(contact.verified, the.today) ? "stale" : "verified";
  return { kind: "organization", start, end, verdict, by: contact.by };
}
