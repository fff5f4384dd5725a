import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { DOC_LAYERS } from "../../schemas/http/catalog.ts";
import { judgeObject } from "../knowledge/judge.ts";
import { DEFAULT_PERSONA } from "../layers/persona.ts";
import { MOST_CUSTOM_TEXT, MOST_DOCUMENTS } from "../layers/rag/rag.ts";
import { MOST_CALLS, MOST_CALLS_PER_TOOL } from "../layers/tools/tools.ts";
import { MOST_MATCHES } from "../matching/rule-matches.ts";
import { FIELD_WEIGHTS, LONGEST_PASSAGE } from "../retrieval/text/passages.ts";
import { LEAST_SHARE } from "../retrieval/query.ts";

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".md"));
const guide = (layer: string) => readFileSync(join(import.meta.dirname, `${layer}.md`), "utf8");

test("there is one guide for each layer the docs route names", () => {
  expect(files.toSorted()).toEqual(DOC_LAYERS.map((layer) => `${layer}.md`).toSorted());
});

describe("the guide to", () => {
  test.for([...DOC_LAYERS])("%s is of 1 to 6 KB and has its four parts", (layer) => {
    const text = guide(layer);
    const bytes = Buffer.byteLength(text);
    expect(bytes).toBeGreaterThanOrEqual(1024);
    expect(bytes).toBeLessThanOrEqual(6 * 1024);
    expect(text).toMatch(/^# .+\n\n\S/);
    for (const part of [/^## How it decides/m, /^## How to add /m, /^## How to test it$/m])
      expect(text).toMatch(part);
  });

  test.for([...DOC_LAYERS])("%s shows an object that every check accepts", (layer) => {
    const blocks = [...guide(layer).matchAll(/```json\n([^]*?)\n```/g)].map(
      ([, text = ""]) => text,
    );
    expect(blocks).not.toEqual([]);
    for (const text of blocks) {
      const { id, knowledge_object_type: leaf } = JSON.parse(text) as KnowledgeObject;
      const bytes = new TextEncoder().encode(`${text}\n`);
      expect(judgeObject(bytes, { leaf, id }, { onRequest: true }).found).toEqual([]);
    }
  });
});

test.for([
  ["persona", `\`${DEFAULT_PERSONA}\``],
  ["grep", `At most ${MOST_MATCHES} matches`],
  ["rag", `at most ${LONGEST_PASSAGE} characters`],
  ["rag", `at least ${LEAST_SHARE * 100} %`],
  [
    "rag",
    `At most ${["no", "one", "two", "three", "four", "five", "six"][MOST_DOCUMENTS]} documents`,
  ],
  ["rag", `${MOST_CUSTOM_TEXT.toLocaleString("en-US")} characters together`],
  ["rag", `title ${FIELD_WEIGHTS.title}; names and citation ${FIELD_WEIGHTS.names}`],
  ["tools", `at most ${MOST_CALLS_PER_TOOL} calls a tool, ${MOST_CALLS} a message`],
])("the guide to %s tells the bound that is in force: %s", ([layer = "", words = ""]) => {
  expect(guide(layer).toLowerCase()).toContain(words.toLowerCase());
});
