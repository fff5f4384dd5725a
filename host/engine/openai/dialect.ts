import { isOverflow, refusalOf } from "./failures.ts";

/** A request body; servers differ in which keys they know. */
export type Body = Readonly<Record<string, unknown>>;

/** What one server understands, learned from its refusals. */
export interface Dialect {
  /** The body in the words this server is known to understand. */
  speak(body: Body): Body;
  /** The refused body said another way, or null when there is none. */
  rephrase(body: Body, error: unknown): Body | null;
}

type Change = (body: Body) => Body;

const LOOSE = { type: "json_object" };

/** Keys that servers are known to refuse, and what to say instead. */
const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ["top_k", (body) => without(body, "top_k")],
  ["top_p", (body) => without(body, "top_p")],
  ["temperature", (body) => without(body, "temperature")],
  ["max_tokens", ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens })],
  ["response_format", loosened],
]);

/** A dialect that knows nothing yet. */
export function createDialect(): Dialect {
  const learned = new Set<string>();
  return {
    speak: (body) =>
      [...learned].reduce((said, key) => (key in said ? change(said, key) : said), body),
    rephrase(body, error) {
      // Prompt and answer together are too long: without a limit the server gives what room there is.
      if (isOverflow(error)) return isLimited(body) ? unlimited(body) : null;
      const refusal = refusalOf(error);
      if (!refusal) return null;
      const key = [...CHANGES.keys()].find((name) => name in body && refusal.includes(name));
      if (!key) return null;
      learned.add(key);
      return change(body, key);
    },
  };
}

function change(body: Body, key: string): Body {
  return CHANGES.get(key)?.(body) ?? body;
}

/** Asks for JSON without a schema; refused again, it asks for nothing. */
function loosened(body: Body): Body {
  const { response_format } = body;
  const isLoose = JSON.stringify(response_format) === JSON.stringify(LOOSE);
  return isLoose ? without(body, "response_format") : { ...body, response_format: LOOSE };
}

function isLimited(body: Body): boolean {
  return "max_tokens" in body || "max_completion_tokens" in body;
}

function unlimited(body: Body): Body {
  return without(without(body, "max_tokens"), "max_completion_tokens");
}

function without(body: Body, key: string): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
}
