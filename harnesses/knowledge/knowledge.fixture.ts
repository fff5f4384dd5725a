import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { GrepHit } from "../../host/contract/layer.ts";
import { makeFolders, ruleOf, stepOf, type Folders } from "../../host/knowledge/folders.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

/** A host on two objects of its own for the tests of one file, and ways to ask it. */
export function knowledgeHost() {
  let folders: Folders;
  let on: TestHost;
  beforeAll(async () => {
    folders = await makeFolders();
    await folders.write("base/grep_rule/fee-asked.json", ruleOf("fee-asked", "fee"));
    await folders.write("base/reasoning_step/look.json", stepOf("look"));
    on = await startTestHost({ HARNESS_KNOWLEDGE: folders.bundled });
  });
  afterAll(async () => {
    await on[Symbol.asyncDispose]();
    await folders[Symbol.asyncDispose]();
  });
  const get = async (path: string) => answerOf(await fetch(on.url + path));
  const send = async (path: string, body: unknown) => answerOf(await on.post(path, body));
  const promote = (object: object) => send("/api/knowledge/promote", object);

  const localFile = (leaf: string, id: string) =>
    join(on.dir, "data/knowledge/local", leaf, `${id}.json`);

  const rulesOn = async (text: string): Promise<string[]> => {
    const final = await on.chat({
      messages: [{ role: "user", content: text }],
      toggles: { grep: true },
    });
    const { grep } = final["harness_trace"] as { grep: { hits: GrepHit[] } };
    return grep.hits.map(({ rule }) => rule);
  };

  const labelOf = async (id: string) => {
    const { body } = await get(`/api/knowledge/reasoning_step/${id}`);
    return (body["content"] as { label: string } | undefined)?.label;
  };

  const auditRows = async () =>
    (await readFile(join(on.dir, "data/audit/knowledge.jsonl"), "utf8"))
      .trimEnd()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
  const host = () => on;
  const bundled = () => folders.bundled;
  return { host, bundled, get, send, promote, localFile, rulesOn, labelOf, auditRows };
}

/** What was answered. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { detail: string; problems: { path: string }[] };
}

const answerOf = async (reply: Response): Promise<Answer> => ({
  status: reply.status,
  body: (await reply.json()) as never,
});
