import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../null-is-absent.ts";

/** Most UTF-16 units of a query. */
export const MOST_QUERY = 4_000;
/** Most results judged in one request. */
export const MOST_RESULTS = 50;
/** Most UTF-16 units of the case that results are held against. */
export const MOST_CASE = 65_536;

const word = (description: string) => Type.String({ description });
const words = (description: string) => Type.Array(Type.String(), { description });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const count = (description: string) => Type.Integer({ minimum: 0, description });

const Query = Type.String({
  maxLength: MOST_QUERY,
  pattern: "\\S",
  description: "What is to be searched for, as somebody wrote it; it stays on this host.",
});

/** Body of POST /api/search/sanitize. */
export const SanitizeRequest = Type.Object(
  {
    query: Query,
    mode: Type.Enum(["strict", "rephrase"], {
      default: "strict",
      description:
        "strict: without a model. rephrase: a language model puts the strict query into better words, and that is made strict again; without a model it is strict.",
    }),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["mode"] },
);
export type SanitizeRequest = Static<typeof SanitizeRequest>;

/** One thing taken out of a query; never the value itself. */
export const SearchRedaction = Type.Object(
  {
    kind: word("What it was, for example phone, name or employer."),
    replacement: word("The general word in its place; empty where it is gone."),
  },
  { description: "What was taken out." },
);
export type SearchRedaction = Static<typeof SearchRedaction>;

/** What POST /api/search/sanitize answers. */
export const SanitizeAnswer = Type.Object({
  sanitized: word("What may leave; empty where it is blocked."),
  redactions: Type.Array(SearchRedaction, { description: "What was taken out, in text order." }),
  blocked: Type.Boolean({ description: "Whether nothing may leave." }),
  reason: Type.Optional(word("Why it is blocked, or why the mode is another than asked.")),
  mode: Type.Enum(["strict", "rephrase"], { description: "How it was made." }),
});
export type SanitizeAnswer = Static<typeof SanitizeAnswer>;

/** One kind of thing a gate knows. */
export const GateKind = Type.Object(
  {
    kind: word("Its name in answers."),
    description: word("What it is."),
    patterns: words("How it is recognised: words, forms or rules."),
  },
  { description: "A kind and how it is recognised." },
);
export type GateKind = Static<typeof GateKind>;

/** What GET /api/search/safety-info answers. */
export const SafetyInfo = Type.Object({
  modes: words("The modes of sanitizing."),
  removed: Type.Array(GateKind, { description: "What is taken out of every query." }),
  kept: Type.Array(GateKind, { description: "What stays." }),
  blocked: Type.Array(GateKind, { description: "When nothing may leave." }),
});
export type SafetyInfo = Static<typeof SafetyInfo>;

const ResultToJudge = Type.Object(
  {
    title: Type.String({ maxLength: 1_000, description: "Its title." }),
    url: Type.String({ maxLength: 2_048, description: "Its address." }),
    snippet: Type.String({ maxLength: 10_000, description: "What it says, or nothing." }),
  },
  { description: "One result of a search." },
);

/** Body of POST /api/search/verify-results. */
export const VerifyResultsRequest = Type.Object(
  {
    query: Query,
    case_text: Type.Optional(
      Type.String({
        maxLength: MOST_CASE,
        description:
          "The case the query came from; held against the results so that none leads to its people, and never sent or stored.",
      }),
    ),
    results: Type.Array(ResultToJudge, {
      maxItems: MOST_RESULTS,
      description: "What a search gave.",
    }),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["case_text"] },
);
export type VerifyResultsRequest = Static<typeof VerifyResultsRequest>;

/** What may be done with a result. */
export const RESULT_STATUSES = ["accepted", "review", "blocked"] as const;
/** What kind of source an address is, the best first. */
export const SOURCE_LEVELS = ["official", "listed", "ordinary", "doubtful", "dangerous"] as const;

/** Whose page a result is. */
export const SourceQuality = Type.Object(
  {
    level: Type.Enum([...SOURCE_LEVELS], {
      description:
        "official: a government or an intergovernmental body. listed: an organisation or page the packs name. ordinary: anything else. doubtful: an advert, a short link, an unencrypted page. dangerous: passes itself off as another, or hides where it leads.",
    }),
    score: share("1 is the best."),
    reasons: words("What it rests on."),
    by: Type.Optional(word("<leaf>/<id> that names the source.")),
  },
  { description: "Whose page it is." },
);
export type SourceQuality = Static<typeof SourceQuality>;

/** A fee, number or law of a result that the packs know otherwise. */
export const Contradiction = Type.Object(
  {
    kind: Type.Enum(["fee", "phone", "email", "url", "statute"], {
      description: "What is claimed.",
    }),
    text: word("The words of the result."),
    start: count("UTF-16 offset in title, a line break and snippet together."),
    end: count("UTF-16 offset just behind them."),
    by: word("<leaf>/<id> of the pack object that knows it otherwise."),
    known: word("What the pack says instead."),
    basis: Type.Enum(["differs", "unlisted"], {
      description:
        "differs: the pack has another value for the same thing. unlisted: given as a line to call where the packs know others and not this one.",
    }),
  },
  { description: "A claim that the packs contradict." },
);
export type Contradiction = Static<typeof Contradiction>;

/** How far a result would lead to the person behind the query. */
export const DeanonymizationRisk = Type.Object(
  {
    level: Type.Enum(["none", "low", "medium", "high"], {
      description: "high: the page names the person, or enough beside her to find her.",
    }),
    kinds: words("What of the query or case the result repeats: kinds, never values."),
  },
  { description: "Whether it would re-identify somebody." },
);
export type DeanonymizationRisk = Static<typeof DeanonymizationRisk>;

/** What was made of one result. */
export const Verdict = Type.Object(
  {
    index: count("Its place among the results sent."),
    status: Type.Enum([...RESULT_STATUSES], {
      description:
        "accepted: may be quoted as text from outside. review: a person looks at it first. blocked: is neither shown nor opened.",
    }),
    reasons: words("Why it is not accepted; empty where it is."),
    source_quality: SourceQuality,
    relevance_score: share("How much of the query it speaks of."),
    contradiction: Type.Union([Contradiction, Type.Null()], {
      description: "The gravest contradiction, or null.",
    }),
    contradictions: Type.Array(Contradiction, { description: "All of them." }),
    deanonymization_risk: DeanonymizationRisk,
    prompt_injection: Type.Boolean({
      description: "Whether it speaks to a model instead of a reader.",
    }),
  },
  { description: "A result, judged." },
);
export type Verdict = Static<typeof Verdict>;

/** How many results of each status. */
export const VerifiedCounts = Type.Object(
  {
    total: count("All."),
    accepted: count("May be quoted."),
    review: count("A person looks first."),
    blocked: count("Not shown."),
    contradictions: count("Results that packs contradict."),
  },
  { description: "How many." },
);
export type VerifiedCounts = Static<typeof VerifiedCounts>;

/** What POST /api/search/verify-results answers. */
export const VerifyResultsAnswer = Type.Object({
  revision: word("Digest of the knowledge that judged."),
  results: Type.Array(Verdict, { description: "In the order sent." }),
  counts: VerifiedCounts,
});
export type VerifyResultsAnswer = Static<typeof VerifyResultsAnswer>;

/** What GET /api/search/verification-info answers. */
export const VerificationInfo = Type.Object({
  statuses: Type.Array(GateKind, { description: "What a result may be, and when." }),
  source_levels: Type.Array(GateKind, { description: "What kind of source an address is." }),
  contradictions: Type.Array(GateKind, { description: "What is held against the packs." }),
  deanonymization: Type.Array(GateKind, { description: "What must not lead to a person." }),
  prompt_injection: words("What shows that a text speaks to a model."),
});
export type VerificationInfo = Static<typeof VerificationInfo>;

/** Body of POST /api/search/client. */
export const ClientRequest = Type.Object({ query: Query }, { additionalProperties: false });

/** An address for a browser. */
export const SearchLink = Type.Object(
  {
    backend: word("What it leads to."),
    url: word("The address with the sanitized query."),
  },
  { description: "An address a person may open." },
);
export type SearchLink = Static<typeof SearchLink>;

/** What POST /api/search/client answers. */
export const ClientAnswer = Type.Object({
  sanitized: word("The query as it may leave."),
  redactions: Type.Array(SearchRedaction, { description: "What was taken out." }),
  links: Type.Array(SearchLink, { description: "For the browser to open; nothing was sent." }),
});

/** Body of POST /api/search/server. */
export const ServerRequest = Type.Object(
  {
    query: Query,
    top_n: Type.Integer({
      minimum: 1,
      maximum: 20,
      default: 5,
      description: "Most results.",
    }),
    backend: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "A name of GET /api/search/backends; local when absent: then nothing leaves.",
      }),
    ),
  },
  { additionalProperties: false, [NULL_IS_ABSENT]: ["top_n", "backend"] },
);

const FoundResult = Type.Object(
  {
    ...Verdict.properties,
    title: word("Its title; empty where it is blocked."),
    url: word("Its address; empty where it is blocked."),
    snippet: word("What it says; empty where it is blocked."),
  },
  { description: "A result with its verdict; what is blocked is told without its text." },
);

/** What POST /api/search/server answers. */
export const ServerAnswer = Type.Object({
  sanitized: word("The query as it was asked."),
  redactions: Type.Array(SearchRedaction, { description: "What was taken out." }),
  backend: word("What was asked."),
  sent: Type.Boolean({ description: "Whether the sanitized query left this host." }),
  revision: word("Digest of the knowledge that judged."),
  results: Type.Array(FoundResult, { description: "Best first." }),
  counts: VerifiedCounts,
  elapsed_ms: Type.Number({ description: "Milliseconds, three decimals." }),
});
export type ServerAnswer = Static<typeof ServerAnswer>;

/** One backend. */
export const BackendEntry = Type.Object(
  {
    name: word("As `backend` takes it."),
    kind: Type.Enum(["local", "searxng", "json"], { description: "How it is asked." }),
    configured: Type.Boolean({ description: "Whether it can be asked." }),
    sends: Type.Boolean({ description: "Whether a sanitized query leaves this host for it." }),
    host: Type.Union([Type.String(), Type.Null()], {
      description: "The only host it may ask, or null.",
    }),
    description: word("What it searches, or how to configure it."),
  },
  { description: "A backend." },
);
export type BackendEntry = Static<typeof BackendEntry>;

/** What GET /api/search/backends answers. */
export const BackendList = Type.Object({
  backends: Type.Array(BackendEntry, { description: "The library first." }),
  default: word("What is asked where none is named."),
});
