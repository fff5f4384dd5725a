import Type from "typebox";
import { word, words } from "./fields.ts";
import { SourceQuality, Verdict } from "./search/verdict.ts";

const Quoted = Type.Object(
  {
    source: word("The host that was asked."),
    title: word("Its title."),
    url: word("Its address."),
    snippet: word("What it says; text from outside."),
    status: Verdict.properties.status,
    source_level: SourceQuality.properties.level,
    reasons: words("What to know of it; empty where it is accepted."),
  },
  { description: "A result that may be quoted." },
);

const Withheld = Type.Object(
  {
    source: word("The host that was asked."),
    status: Verdict.properties.status,
    reasons: words("Why it is withheld."),
  },
  { description: "A result that is not told." },
);

/** What `harness_trace.official_sources` and `harness_trace.online` tell. */
export const OUTSIDE_TRACE = {
  configured: Type.Optional(
    Type.Boolean({ description: "Whether an operator configured a source." }),
  ),
  asked: Type.Optional(Type.Boolean({ description: "Whether a query left this host." })),
  query: Type.Optional(word("The query that left.")),
  removed: Type.Optional(words("What was taken out of the message, as kinds.")),
  blocked: Type.Optional(Type.Boolean({ description: "Whether the gate let nothing leave." })),
  reason: Type.Optional(word("Why nothing left.")),
  results: Type.Optional(Type.Array(Quoted, { description: "What was found and may be quoted." })),
  withheld: Type.Optional(Type.Array(Withheld, { description: "What was found and may not." })),
  sources: Type.Optional(
    Type.Array(
      Type.Object(
        {
          source: word("The host."),
          elapsed_ms: Type.Number({ minimum: 0, description: "Milliseconds, three decimals." }),
          n_results: Type.Integer({ minimum: 0, description: "How many results it gave." }),
          error: Type.Optional(word("Why it gave none.")),
        },
        { description: "A source that was asked." },
      ),
      { description: "What was asked." },
    ),
  ),
};
