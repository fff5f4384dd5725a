import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPack } from "../../host/commands/pack/build.ts";
import { canonicalPackText, canonicalText } from "../../host/knowledge/text/canonical.ts";
import { readSets, type Sets } from "./evaluation.ts";
import { judgeOver, type Judgement } from "./gate.ts";

const BUNDLED = join(import.meta.dirname, "../../knowledge");

const RULE = "proposed-word";

let folder: string;
let sets: Sets;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gate-"));
  const { texts, questions, corridors } = await readSets(true);
  sets = {
    texts: [
      ...texts.filter(({ stance, language }) => stance === "unrelated" && language === "en"),
      ...texts.filter(({ stance, language }) => stance === "offer" && language === "en"),
    ].slice(0, 12),
    questions: questions.filter(({ documents }) =>
      documents.some((id) => /^(?:qa|kw|ilo)-/.test(id)),
    ),
    corridors: corridors.slice(0, 8),
    plain: [],
    byOthers: [],
    needs: [],
    turns: [],
    contracts: [],
    unread: [],
    samples: { messages: [], adverts: [] },
    questionsByOthers: [],
    isWhole: false,
  };
});
afterAll(() => rm(folder, { recursive: true }));

/** A pack of one rule, in a folder. */
async function packWith(
  { name, version = "0.1.0" }: { readonly name: string; readonly version?: string },
  pattern: string,
  example: string,
): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, "grep_rule"), { recursive: true });
  await writeFile(
    join(path, "pack.json"),
    canonicalPackText({
      name,
      version,
      schema_version: "1.0",
      minimum_host_version: "0.5.0",
      title: "A proposal",
      description: "One rule that somebody proposes.",
      license: "CC-BY-4.0",
      maintainers: ["Somebody"],
    }),
  );
  await writeFile(join(path, "grep_rule", `${RULE}.json`), canonicalText(ruleOf(pattern, example)));
  return path;
}

function ruleOf(pattern: string, example: string): object {
  return {
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id: RULE,
    version: "v1",
    provenance: { created_at: "2026-11-22T09:00:00Z", created_by: "safe-harness maintainers" },
    content: {
      rule_id: "proposed_word",
      category: "illegal_fees",
      severity: "critical",
      pattern,
      description: "A word that is proposed as a sign.",
      examples: [`${example} one`, `${example} two`, `${example} three`],
    },
    tags: ["status:reviewed", "lang:en", "indicator:illegal_fees"],
    extensions: {
      citation: "ILO C181 Art. 7(1)",
      negative_examples: ["nothing of it", "something else", "a third sentence"],
    },
  };
}

const judge = (pack: string): Promise<Judgement> =>
  judgeOver(pack, { bundled: BUNDLED, sets, onWork: () => undefined });

test("texts on which a pack's rule fires are named", async () => {
  const { changed } = await judge(
    await packWith({ name: "too-broad" }, String.raw`\bthe\b`, "the"),
  );
  expect(changed.length).toBeGreaterThan(0);
  const ids = new Set(sets.texts.map(({ id }) => id));
  for (const { id, what, after } of changed) {
    expect(ids).toContain(id);
    expect(what).toBe("verdict");
    expect(after).toContain("proposed_word");
  }
});

test("a pack that loses law of the one it replaces falls, and the questions are named", async () => {
  const source = await packWith(
    { name: "gulf", version: "9.0.0" },
    "zzyzxq quuxian levy",
    "zzyzxq quuxian levy",
  );
  const { fallen, changed } = await judge(source);
  expect(fallen.map(({ name }) => name)).toContain("retrieval: recall@5");
  expect(changed.some(({ what }) => what === "law found")).toBe(true);
});

test("a ZIP with a rule that fires on none of the texts changes nothing", async () => {
  const source = await packWith(
    { name: "never-said" },
    "zzyzxq quuxian levy",
    "zzyzxq quuxian levy",
  );
  await buildPack({ folder: source, out: join(folder, "dist"), previous: undefined });
  const { fallen, changed, knowledge } = await judge(join(folder, "dist", "never-said-0.1.0.zip"));
  expect(knowledge.get("grep_rule", RULE)).toBeDefined();
  expect({ fallen, changed }).toEqual({ fallen: [], changed: [] });
});

test("a pack that does not pass its checks is refused", async () => {
  const source = await packWith({ name: "broken-rule" }, "(", "(");
  await expect(judge(source)).rejects.toMatchObject({ name: "PackRefused" });
});

test("where there is no pack, a sentence says so", async () => {
  await expect(judge(join(folder, "nowhere"))).rejects.toThrow(/no ZIP, no pack's folder/);
});
