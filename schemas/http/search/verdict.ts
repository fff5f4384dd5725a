import Type, { type Static } from "typebox";
import { count, share, word, words } from "../fields.ts";

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
