import Type, { type Static } from "typebox";

/** What GET /healthz answers: the process lives. */
export const Health = Type.Object({
  ok: Type.Boolean({ description: "Always true: it answered." }),
  ts: Type.Number({ description: "Now, in seconds since 1970, fractional." }),
});
export type Health = Static<typeof Health>;

const Check = (description: string) =>
  Type.Object(
    {
      ok: Type.Boolean({ description: "Whether this part is as it should be." }),
      degraded: Type.Optional(
        Type.Boolean({ description: "Whether it works with something missing." }),
      ),
      reason: Type.Optional(Type.String({ description: "Why not, for operators." })),
    },
    { description },
  );

/** What GET /readyz answers: 200 when it can do its work, 503 when it cannot. */
export const Readiness = Type.Object({
  ok: Type.Boolean({ description: "Whether requests can be answered." }),
  degraded: Type.Optional(
    Type.Boolean({ description: "Whether it answers with something missing." }),
  ),
  checks: Type.Object(
    {
      knowledge: Check("The packs."),
      engine: Check("The model."),
      database: Check("The store."),
      layers: Check("The layers of the check, and their rules and tools."),
      decisions: Check("The log of decisions."),
      harnesses: Check("The harness and tool modules."),
    },
    { description: "Each part." },
  ),
});
export type Readiness = Static<typeof Readiness>;
