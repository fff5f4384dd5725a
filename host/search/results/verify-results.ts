import { setImmediate } from "node:timers/promises";
import type {
  SourceQuality,
  Verdict,
  VerifiedCounts,
} from "../../../schemas/http/search/verdict.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { SearchResult, Verified, VerifyRequest } from "../../contract/search.ts";
import { viewOf } from "../../verification/view.ts";
import { contradictionsIn } from "./contradictions.ts";
import { deanonymizationRisk, personIn, type Person } from "../queries/deanonymization.ts";
import { injectionSigns } from "./injection.ts";
import { relevanceOf, wantedBy, type Wanted } from "./relevance.ts";
import type { GateParts } from "../gate-parts.ts";
import { sourceQuality } from "./source-quality.ts";

/** A result that speaks of less of the query is looked at by a person. */
const LEAST_RELEVANCE = 0.2;

/** Judges each result in turn and lets other requests through in between; rejects with the signal's reason. */
export async function verifyResults(
  request: VerifyRequest,
  knowledge: Snapshot,
  parts: GateParts,
): Promise<Verified> {
  const { query, caseText, results, trustedHosts, signal } = request;
  const texts = caseText === undefined ? [query] : [query, caseText];
  const person = await personIn(texts, knowledge, parts);
  const wanted = wantedBy(query, parts.read(query, knowledge));
  const verdicts: Verdict[] = [];
  for (const [index, result] of results.entries()) {
    await setImmediate();
    signal?.throwIfAborted();
    verdicts.push(judge({ index, result, query, person, wanted, trustedHosts }, knowledge, parts));
  }
  return { verdicts, counts: countsOf(verdicts) };
}

interface Judged {
  readonly index: number;
  readonly result: SearchResult;
  readonly query: string;
  readonly person: Person;
  readonly wanted: Wanted;
  readonly trustedHosts: ReadonlySet<string> | undefined;
}

function judge(
  { index, result, query, person, wanted, trustedHosts }: Judged,
  knowledge: Snapshot,
  parts: GateParts,
): Verdict {
  const text = `${result.title}\n${result.snippet}`;
  const own = parts.read(text, knowledge);
  const together = parts.read(`${query}\n${text}`, knowledge);
  const quality = qualityOf(result, trustedHosts, knowledge);
  const relevance = relevanceOf(result, own, wanted);
  const contradictions =
    result.by === undefined
      ? contradictionsIn(text, query, { told: { own, together }, knowledge })
      : [];
  const risk = deanonymizationRisk(person, result);
  const injection = injectionSigns(`${text}\n${result.url}`, viewOf(text).text);
  const blocking = [
    ...(risk.level === "high" ? [`it would lead to the person (${risk.kinds.join(", ")})`] : []),
    ...injection.map((sign) => `it speaks to a model: ${sign}`),
    ...(quality.level === "dangerous" ? quality.reasons : []),
  ];
  const doubts = [
    ...contradictions.map(({ kind, by }) => `the packs know its ${kind} otherwise (${by})`),
    ...(risk.level === "medium"
      ? [`it repeats what the query tells (${risk.kinds.join(", ")})`]
      : []),
    ...(quality.level === "doubtful" ? quality.reasons : []),
    ...(relevance < LEAST_RELEVANCE ? ["it speaks of little of the query"] : []),
  ];
  return {
    index,
    status: statusOf(blocking, doubts),
    reasons: [...new Set([...blocking, ...doubts])],
    source_quality: quality,
    relevance_score: relevance,
    contradiction: contradictions[0] ?? null,
    contradictions,
    deanonymization_risk: risk,
    prompt_injection: injection.length > 0,
  };
}

function qualityOf(
  result: SearchResult,
  trustedHosts: ReadonlySet<string> | undefined,
  knowledge: Snapshot,
): SourceQuality {
  const { by, url } = result;
  if (by !== undefined)
    return { level: "listed", score: 1, reasons: ["an object of the packs"], by };
  if (trustedHosts?.has(URL.parse(url)?.host ?? "") === true)
    return { level: "official", score: 1, reasons: ["a source that the operator configured"] };
  return sourceQuality(result, knowledge);
}

function statusOf(blocking: readonly string[], doubts: readonly string[]): Verdict["status"] {
  if (blocking.length > 0) return "blocked";
  return doubts.length > 0 ? "review" : "accepted";
}

function countsOf(verdicts: readonly Verdict[]): VerifiedCounts {
  const of = (status: Verdict["status"]) =>
    verdicts.filter((verdict) => verdict.status === status).length;
  return {
    total: verdicts.length,
    accepted: of("accepted"),
    review: of("review"),
    blocked: of("blocked"),
    contradictions: verdicts.filter(({ contradiction }) => contradiction !== null).length,
  };
}
