import Type from "typebox";
import { once } from "../../../schemas/once.ts";
import { validator } from "../../../schemas/validate.ts";
import type { ToolResult } from "../../contract/tool.ts";
import { isOfKnownParts, rememberParts } from "./known-parts.ts";

const words = Type.Union([Type.String(), Type.Null()]);

const Fact = Type.Object({
  kind: Type.Enum(["cap", "passport", "law", "label", "indicator"]),
  statement: Type.String(),
  citation: words,
  source_url: words,
  by: Type.String(),
});

const Reachable = Type.Object({
  id: Type.String(),
  name: Type.String(),
  jurisdiction: Type.String(),
  phone: words,
  email: words,
  url: words,
  verified: words,
  stale: Type.Boolean(),
  note: words,
  abroad: Type.Optional(Type.String()),
});

const Lookup = Type.Object({
  number: Type.String(),
  listed: Type.Array(Type.Intersect([Reachable, Type.Object({ source_url: words })])),
});

const shape = once(() =>
  validator(
    Type.Object({
      found: Type.Boolean(),
      facts: Type.Array(Fact),
      contacts: Type.Optional(Type.Array(Reachable)),
      numbers: Type.Optional(Type.Array(Lookup)),
    }),
  ),
);

/** What a tool answered, where it is what those who read it can bear; throws a TypeError that says what it is else. An answer that JSON cannot hold would end the request, and a promise is none. */
export function answerOf(value: unknown): ToolResult {
  if (value instanceof Promise) {
    // What nobody waits for must not end the process when it fails.
    value.catch(() => {});
    throw new TypeError("answer refused: it is a promise; call must not be async");
  }
  if (isOfKnownParts(value)) return value;
  const answer = shape();
  if (!answer.accepts(value)) {
    const [problem] = answer.problems();
    throw new TypeError(`answer refused: ${problem?.path ?? ""} ${problem?.message ?? ""}`);
  }
  JSON.stringify(value);
  rememberParts(value);
  return value;
}
