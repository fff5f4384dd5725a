import { rm } from "node:fs/promises";
import type { Installed, InstalledPack, PackProblem, PackRefusal } from "../../contract/packs.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { HeldPack } from "../../knowledge/candidate.ts";
import type { KnowledgeStore } from "../../knowledge/store.ts";
import { contentOf } from "../held-content.ts";
import type { PackContent } from "../archives/pack-content.ts";
import { zipPack } from "../pack-files.ts";
import { contentRevision } from "./plan.ts";
import { ruleLoss } from "./lost-rules.ts";
import { emptiedProblem, lostReadiness, type Asked } from "./protection.ts";
import { keep, keptVersions, prune } from "./shelf.ts";
import { commit, discard, settle, stage, undo, type PackFolders, type Staged } from "./swap.ts";

/** What is to change on disk, and where. */
export interface Change {
  readonly put: readonly PackContent[];
  /** Packs to take away, so that the version that came with the service is in force again. */
  readonly remove: readonly string[];
  readonly folders: PackFolders;
  readonly engine: Asked;
  /** Versions of a pack to keep beside the one in force. */
  readonly keepCount: number;
}

/** Writes packs whole, swaps them in as one generation and sees that they are in force; what was there is kept as a ZIP. All of it or nothing: rejects with the system's error after putting everything back. */
export async function bringIntoForce(
  store: KnowledgeStore,
  change: Change,
): Promise<PackRefusal | null> {
  const { put, remove, folders } = change;
  const shelved: string[] = [];
  let isDone = false;
  try {
    await shelve(store, change, shelved);
    const staged = await stage(folders, put, remove);
    const refusal = await exchange(store, change, staged);
    isDone = refusal === null;
    return refusal;
  } finally {
    if (isDone) await pruneAll(store, change);
    else for (const path of shelved) await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Swaps and looks; what did not come into force, and what failed in between, is taken back whole. */
async function exchange(
  store: KnowledgeStore,
  change: Change,
  staged: Staged,
): Promise<PackRefusal | null> {
  const { put, folders } = change;
  const before = { held: store.held(), now: store.current() };
  try {
    await store.change(() => commit(folders, staged));
    const lacking = put.filter((content) => !isInForce(store, content));
    const refusal =
      lacking.length === 0 ? lossOf(store, change, before) : refusalOf(store, lacking);
    if (refusal === null) await settle(folders);
    else await store.change(() => undo(folders, staged));
    // Thousands of old files take a while to go; nobody needs to wait, and the next start removes what is left.
    const gone = discard(folders, staged).catch(() => undefined);
    if (refusal !== null) await gone;
    return refusal;
  } catch (error) {
    await store.change(() => undo(folders, staged));
    await discard(folders, staged).catch(() => undefined);
    throw error;
  }
}

interface Before {
  readonly held: readonly HeldPack[];
  readonly now: Snapshot;
}

/** What a pack that was taken away leaves without protection: what lies below it is known only once it is in force. */
function lossOf(
  store: KnowledgeStore,
  { remove, engine }: Change,
  { held, now }: Before,
): PackRefusal | null {
  const claims = store.held().flatMap((each) => each.claims);
  const empty = new Set(
    store.held().flatMap(({ source, claims: own }) => (own.length > 0 ? [] : source.name)),
  );
  const emptied = held.filter(({ source: { name } }) => remove.includes(name) && empty.has(name));
  const problems = emptied.flatMap((each) => emptiedProblem(each, claims) ?? []);
  problems.push(...ruleLoss(now, store.current()).refused);
  const lost = lostReadiness(store.current(), now, engine);
  if (lost !== null) problems.push({ file: "", path: "", message: lost });
  const [first] = problems;
  if (first === undefined) return null;
  const detail = `${[first.file, first.message].filter(Boolean).join(" ")}; what was there before is in force again`;
  return { refused: "PACK_CONFLICT", detail, problems };
}

/** What is told of packs that are in force. */
export function installedOf(
  store: KnowledgeStore,
  states: readonly (readonly [PackContent, InstalledPack["state"]])[],
  warnings: readonly PackProblem[],
): Installed {
  const packs = states.map(([content, state]) => ({
    pack: content.pack.name,
    version: content.pack.version,
    revision: contentRevision(content),
    state,
    objects: content.objects.map(({ leaf, id, object }) => ({
      type: leaf,
      id,
      version: object.version ?? "v1",
    })),
  }));
  return { packs, revision: store.current().revision, warnings };
}

/** Keeps what is in force, so that there is a way back; what comes is kept when its turn to go has come. */
async function shelve(
  store: KnowledgeStore,
  { put, remove, folders }: Change,
  shelved: string[],
): Promise<void> {
  const names = new Set([...put.map(({ pack }) => pack.name), ...remove]);
  for (const held of store.held()) {
    if (!names.has(held.source.name) || held.source.root.name !== "last") continue;
    const path = await keepOnce(folders.home, await contentOf(held));
    if (path !== null) shelved.push(path);
  }
}

/** Where it is kept now; null where it was kept before. */
async function keepOnce(home: string, content: PackContent): Promise<string | null> {
  const { name: pack, version } = content.pack;
  const revision = contentRevision(content).slice(0, 8);
  const there = await keptVersions(home, pack);
  // What was put back keeps its turn: "the one before" then goes on backwards.
  if (there.some((each) => each.version === version && each.revision === revision)) return null;
  return keep(home, { pack, version, revision }, await zipPack(content));
}

function isInForce(store: KnowledgeStore, content: PackContent): boolean {
  const held = store.held().find(({ source }) => source.name === content.pack.name);
  const { packs } = store.current();
  const revision = packs.find(({ name }) => name === content.pack.name)?.revision;
  return (
    held?.source.root.name === "last" &&
    held.source.manifest.version === content.pack.version &&
    revision === contentRevision(content)
  );
}

function versionInForce(store: KnowledgeStore, pack: string): string {
  return store.held().find(({ source }) => source.name === pack)?.source.manifest.version ?? "";
}

/** Earlier versions beyond the number to keep go; what cannot be removed goes with the next change. */
async function pruneAll(
  store: KnowledgeStore,
  { put, remove, folders, keepCount }: Change,
): Promise<void> {
  for (const name of [...put.map(({ pack }) => pack.name), ...remove]) {
    const inForce = { pack: name, version: versionInForce(store, name) };
    await prune(folders.home, inForce, keepCount).catch(() => undefined);
  }
}

function refusalOf(store: KnowledgeStore, lacking: readonly PackContent[]): PackRefusal {
  const names = lacking.map(({ pack }) => pack.name);
  const problems = store
    .problems()
    .filter(
      ({ file, check, severity }) =>
        severity === "error" &&
        (check === "ready" || names.some((name) => file.includes(`/${name}/`))),
    )
    .map(({ file, path, message }) => ({ file, path, message }));
  return {
    refused: "PACK_REFUSED",
    detail: `${names.join(", ")} did not come into force; what was there before is in force again`,
    problems,
  };
}
