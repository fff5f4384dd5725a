import { join } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { PastVersion, TestResult } from "../../schemas/http/curation.ts";
import type { Curation, ObjectName, Refusal } from "../contract/curation.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Editor } from "../knowledge/editor.ts";
import { isError, judgeObject } from "../knowledge/judge.ts";
import { versionOf } from "../knowledge/overlay.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import type { AuditLog } from "./audit-log.ts";
import { benignFor, isGrave, knowledgeFor, suspectsAmong, tooEager } from "./benign.ts";
import { tryOnTexts, untried, type RunLayers } from "./dry-run.ts";
import { openArchive, type Archive } from "./history.ts";
import { unprovenBy } from "./own-evidence.ts";
import { draftOf, promote, type Draft } from "./promote.ts";
import { fieldsOf, refusedBy, refusedStorage } from "./refusals.ts";
import { rollback } from "./rollback.ts";
import { lostBy } from "./takes-over.ts";

export interface CurationOptions {
  /** Holds `history/`. */
  readonly dataDir: string;
  readonly audit: AuditLog;
  readonly run: RunLayers;
  readonly log: (message: string, detail?: unknown) => void;
}

/** Opens the writing side of the store. */
export function openCuration(
  store: KnowledgeStore,
  { dataDir, audit, run, log }: CurationOptions,
): Curation {
  const { editor } = store;
  const archive = openArchive(join(dataDir, "history"), log);
  const pack = { editor, archive, audit };
  const tryRule = async (object: KnowledgeObject, knowledge: Snapshot) => {
    const unproven = await unprovenBy(object, { knowledge, run });
    if (unproven.length > 0) return refusedBy(unproven);
    return refuseEager(object, { knowledge, before: editor.current(), run });
  };
  return {
    async promote(value) {
      const draft = draftOf(value);
      if ("refused" in draft) return draft;
      return store.edit(() => promote(draft, { ...pack, tryRule })).catch(refusedStorage);
    },
    rollback: (name, version) =>
      store.edit(() => rollback(name, version, pack)).catch(refusedStorage),
    history: (name) => versionsOf(name, editor, archive).catch(refusedStorage),
    async test(value, texts) {
      const draft = draftOf(value);
      if ("refused" in draft) return { ok: false, problems: [...draft.problems], results: [] };
      return dryRun(draft, texts, { editor, run, tryRule });
    },
    problems: () => store.problems(),
  };
}

interface Trying {
  readonly editor: Editor;
  readonly run: RunLayers;
  readonly tryRule: (object: KnowledgeObject, knowledge: Snapshot) => Promise<Refusal | null>;
}

/** The version rules are left out: what is tried is often not numbered yet. */
async function dryRun(
  { name, bytes }: Draft,
  texts: readonly string[],
  { editor, run, tryRule }: Trying,
): Promise<TestResult> {
  const verdict = judgeObject(bytes, name);
  const { object } = verdict;
  if (object === null)
    return { ok: false, problems: fieldsOf(verdict.found.filter(isError)), results: [] };
  const proposal = await editor.propose(name, { bytes, verdict });
  if (proposal.snapshot === null)
    return { ok: false, problems: fieldsOf(proposal.problems), results: [] };
  const knowledge = proposal.snapshot;
  const refused = await tryRule(object, knowledge);
  const { stopped: _, ...tried } = await tryOnTexts(object, texts, { knowledge, run });
  const problems = [
    ...fieldsOf(proposal.problems),
    ...lostBy(object, editor.standing(name)),
    ...(refused?.problems ?? []),
  ];
  return { ok: refused === null, problems, ...tried };
}

interface OnBenign {
  /** With the rule. */
  readonly knowledge: Snapshot;
  /** Whose lawful texts are asked. */
  readonly before: Snapshot;
  readonly run: RunLayers;
}

/** A grave rule that fires on more than one in a hundred lawful texts is refused, and one that could not be tried on them. */
async function refuseEager(
  object: KnowledgeObject,
  { knowledge, before, run }: OnBenign,
): Promise<Refusal | null> {
  if (!isGrave(object)) return null;
  const texts = benignFor(object, before);
  const suspects = await suspectsAmong(texts, object);
  const { results, stopped } = await tryOnTexts(object, suspects, {
    knowledge: knowledgeFor(object, knowledge),
    run,
  });
  if (stopped !== null) return refusedBy([untried(stopped)]);
  const fired = results.flatMap(({ text_index, fired: isFired }) =>
    isFired ? (suspects[text_index] ?? []) : [],
  );
  const problem = tooEager(fired, texts.length);
  return problem === null ? null : refusedBy([problem]);
}

async function versionsOf(
  name: ObjectName,
  editor: Editor,
  archive: Archive,
): Promise<PastVersion[]> {
  const standing = editor.standing(name).map((each) => ({ ...each, replaced_at: null }));
  const archived = (await archive.of(name)).map((each) => ({ ...each, inForce: false }));
  const known = new Set(standing.map(({ sha256 }) => sha256));
  return [...standing, ...archived.filter(({ sha256 }) => !known.has(sha256))]
    .toSorted(
      (a, b) => versionOf(b.object) - versionOf(a.object) || Number(b.inForce) - Number(a.inForce),
    )
    .map(({ object, pack, inForce, replaced_at, sha256 }) => ({
      version: `v${versionOf(object)}`,
      pack,
      in_force: inForce,
      replaced_at,
      sha256,
      object,
    }));
}
