import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../../null-is-absent.ts";
import { word, words } from "../fields.ts";
import { GateKind } from "./gate-kind.ts";
import { Query } from "./query.ts";
import { Verdict, VerifiedCounts } from "./verdict.ts";

/** Most results judged in one request. */
const MOST_RESULTS = 50;
/** Most UTF-16 units of the case that results are held against. */
const MOST_CASE = 65_536;

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
