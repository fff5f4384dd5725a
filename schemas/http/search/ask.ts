import Type, { type Static } from "typebox";
import { NULL_IS_ABSENT } from "../../null-is-absent.ts";
import { word } from "../fields.ts";
import { Query } from "./query.ts";
import { SearchRedaction } from "./redaction.ts";
import { Verdict, VerifiedCounts } from "./verdict.ts";

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
