import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Trace } from "../contract/layer.ts";
import type { Contact, ToolFact } from "../contract/tool.ts";
import { verifyAnswer } from "./verify.ts";

/** The objects of the bundled library. */
export const objects: KnowledgeObject[] = [];
for await (const file of glob("knowledge/*/*/*.json"))
  objects.push(JSON.parse(readFileSync(file, "utf8")) as KnowledgeObject);

/** The day the bundled library was compiled. */
export const COMPILED = Date.parse("2026-11-20");

/** What one request is to have brought. */
export interface Brought {
  readonly user?: string;
  readonly corridor?: string;
  readonly facts?: readonly ToolFact[];
  readonly contacts?: readonly Contact[];
  readonly knowledge?: Snapshot;
  readonly today?: number;
}

/** The trace of a request that looked up a route and found this. */
function traceWith({ user = "", corridor = "*", facts = [], contacts = [] }: Brought): Trace {
  const calls = [
    { tool: "looked_up", args: { corridor }, result: { found: true, facts, contacts } },
  ];
  return {
    revision: "0",
    packs: [],
    elapsed_ms: 1,
    _final_user_text: `[tools]\nfound\n\n<<<user message 0123456789abcdef\n${user}\nuser message 0123456789abcdef>>>`,
    tools: { fired: true, elapsed_ms: 1, calls },
  };
}

/** Checks answers against a library and what their request brought. */
export function checkWith(library: Snapshot) {
  return (answer: string, brought: Brought = {}) => {
    const { knowledge = library, today = COMPILED } = brought;
    const result = verifyAnswer(answer, { trace: traceWith(brought), knowledge }, { today });
    const { claims } = result.verification;
    const of = (kind: string) => claims.filter((claim) => claim.kind === kind);
    return { ...result, claims, of };
  };
}
