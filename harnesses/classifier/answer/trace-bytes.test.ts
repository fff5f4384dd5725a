import { expect, test } from "vitest";
import type { Trace } from "../../../host/contract/layer.ts";
import { traceBytes } from "./trace-bytes.ts";

const packs = [{ name: "core", version: "1.0.0", revision: "r", n_objects: 3 }];
const grep = { fired: false, elapsed_ms: 1.5, hits: [{ rule: "ä", matches: [] }] };

test.for([
  { revision: "r", packs, elapsed_ms: 1, grep },
  { revision: "r", packs, elapsed_ms: 1, rag: undefined, tools: undefined },
  { revision: 'r "\\\n\u2028', packs, elapsed_ms: 1, _final_user_text: "पैसा… 𠮷 \ud800" },
  { revision: "r", packs, elapsed_ms: 1, _final_user_text: "路".repeat(100_000) },
])("the bytes of a trace are those of its JSON", (trace) => {
  const written = traceBytes(trace as unknown as Trace);
  expect(written.equals(Buffer.from(JSON.stringify(trace)))).toBe(true);
});
