import { join } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Installed, PackProblem, PackRefusal, Packs } from "../contract/packs.ts";
import type { HeldPack } from "../knowledge/candidate.ts";
import { isDiskFull, removeTemporaries } from "../knowledge/keeping/durable-write.ts";
import { nameServedRoots } from "../knowledge/place.ts";
import type { KnowledgeStore } from "../knowledge/store.ts";
import { codeOf } from "../../schemas/error-code.ts";
import { openArchive } from "./archives/archive.ts";
import { exportPacks } from "./export.ts";
import { contentOf } from "./held-content.ts";
import { bringIntoForce, installedOf } from "./installing/install.ts";
import type { Pins } from "../knowledge/choose-packs.ts";
import type { PackContent } from "./archives/pack-content.ts";
import { ruleLoss } from "./installing/lost-rules.ts";
import { planInstall, sentence, type Planning } from "./installing/plan.ts";
import { listPacks } from "./list.ts";
import type { Asked } from "./installing/protection.ts";
import { readKept, type KeptVersion } from "./installing/shelf.ts";
import type { TrustedKey } from "./trust/signature.ts";
import { isUnsettled, recover, takeBackUnsettled, type PackFolders } from "./installing/swap.ts";
import { rollbackTarget, type Target } from "./installing/targets.ts";

export interface PacksOptions {
  readonly store: KnowledgeStore;
  /** Absolute pack roots, the written one last. */
  readonly roots: readonly string[];
  /** The data folder. */
  readonly dataDir: string;
  readonly hostVersion: string;
  readonly keys: readonly TrustedKey[];
  readonly pins: Pins;
  /** Earlier versions kept of each pack. */
  readonly keep: number;
  /** Asked whether it could still work before packs come into force. */
  readonly engine: Asked;
  /** What is wrong with new rules that only trying them on texts shows. */
  readonly tryRules: (objects: readonly KnowledgeObject[]) => Promise<readonly PackProblem[]>;
}

/** Takes back what a killed process left half done, and gives the packs that it was. To be called before the store opens. */
export async function recoverPacks(
  roots: readonly string[],
  dataDir: string,
): Promise<readonly string[]> {
  const takenBack = await recover(foldersOf(roots, dataDir));
  for (const folder of ["knowledge", "state", "history"])
    await removeTemporaries(join(dataDir, folder));
  return takenBack;
}

/** Packs as whole things over a store; one change at a time. */
export function openPacks(options: PacksOptions): Packs {
  const { store } = options;
  const folders = foldersOf(options.roots, options.dataDir);
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const opened: Opened = { ...options, folders };
  const changing = (work: () => Promise<Installed | PackRefusal>) =>
    alone(() =>
      told(folders, async () => {
        if (await isUnsettled(folders)) await store.change(() => takeBackUnsettled(folders));
        return work();
      }),
    );
  return {
    install: (zip, { downgrade = false } = {}) =>
      changing(() => install(zip, { opened, downgrade, replace: false })),
    rollback: (pack, version) => changing(() => rollback(pack, version, opened)),
    export: (choice = {}) => exportPacks(store, choice),
    list: () => listPacks(opened),
  };
}

interface Opened extends PacksOptions {
  readonly folders: PackFolders;
}

interface Installing extends Pick<Planning, "downgrade" | "replace"> {
  readonly opened: Opened;
  /** The one pack that the ZIP must hold. */
  readonly only?: KeptVersion;
}

async function install(
  zip: Buffer,
  { opened, downgrade, replace, only }: Installing,
): Promise<Installed | PackRefusal> {
  const { store, roots, pins, folders, engine, keep: keepCount } = opened;
  const archive = await openArchive(zip, opened);
  if (archive.problems.length > 0)
    return {
      refused: "PACK_REFUSED",
      detail: sentence(archive.problems),
      problems: archive.problems,
    };
  const other = archive.packs.find(({ pack }) => only !== undefined && !isKeptAs(pack, only));
  if (other !== undefined && only !== undefined)
    return {
      refused: "PACK_REFUSED",
      detail: `what is kept as ${only.pack} ${only.version} is ${other.pack.name} ${other.pack.version}; remove it from packs/kept/${only.pack} in the data folder`,
      problems: [],
    };
  const root = writtenRoot(roots);
  const held = store.held();
  const now = store.current();
  const planning = { held, now, engine, roots, root, pins, downgrade, replace };
  const plan = await planInstall(archive.packs, planning);
  if (plan.refused !== undefined) return plan;
  const { put, unchanged } = plan;
  const eager = await opened.tryRules(newObjects(put, held));
  if (eager.length > 0)
    return { refused: "PACK_REFUSED", detail: sentence(eager), problems: eager };
  if (put.length > 0) {
    const refusal = await bringIntoForce(store, { put, remove: [], folders, engine, keepCount });
    if (refusal !== null) return refusal;
  }
  const states = [
    ...put.map((content) => [content, "installed"] as const),
    ...unchanged.map((content) => [content, "unchanged"] as const),
  ];
  return installedOf(store, states, [...archive.warnings, ...plan.warnings]);
}

function isKeptAs({ name, version }: PackContent["pack"], kept: KeptVersion): boolean {
  return name === kept.pack && version === kept.version;
}

/** Objects that are not in force as they are. */
function newObjects(put: readonly PackContent[], held: readonly HeldPack[]): KnowledgeObject[] {
  const known = new Set(held.flatMap(({ claims }) => claims.map(({ sha256 }) => sha256)));
  return put
    .flatMap(({ objects }) => objects)
    .flatMap(({ object, verdict }) => (known.has(verdict.sha256) ? [] : [object]));
}

async function rollback(
  pack: string,
  version: string | undefined,
  opened: Opened,
): Promise<Installed | PackRefusal> {
  const target = await rollbackTarget(pack, version, opened);
  if (target.kind === "none") return { refused: "NOT_FOUND", detail: target.detail, problems: [] };
  if (target.kind === "in force")
    return installedOf(opened.store, [[await contentOf(target.held), "unchanged"]], []);
  if (target.kind === "kept")
    return install(await readKept(target.kept), {
      opened,
      downgrade: true,
      replace: true,
      only: target.kept,
    });
  return withdraw(target, opened);
}

/** Takes an installed pack away, so that the one that came with the service is in force again. */
async function withdraw(
  { pack, version }: Target & { kind: "bundled" },
  { store, pins, folders, engine, keep: keepCount }: Opened,
): Promise<Installed | PackRefusal> {
  const pin = pins.get(pack);
  if (pin !== undefined && pin !== version) {
    const message = `is to be ${version} and HARNESS_PINS holds it at ${pin}; change the pin first`;
    return { refused: "PACK_CONFLICT", detail: `${pack} ${message}`, problems: [] };
  }
  const now = store.current();
  const change = { put: [], remove: [pack], folders, engine, keepCount };
  const refusal = await bringIntoForce(store, change);
  if (refusal !== null) return refusal;
  const held = store.held().find(({ source }) => source.name === pack);
  const states = held === undefined ? [] : [[await contentOf(held), "withdrawn"] as const];
  return installedOf(store, states, ruleLoss(now, store.current()).warnings);
}

function foldersOf(roots: readonly string[], dataDir: string): PackFolders {
  return { installed: roots.at(-1) ?? join(dataDir, "knowledge"), home: join(dataDir, "packs") };
}

function writtenRoot(roots: readonly string[]): Planning["root"] {
  const root = nameServedRoots(roots).at(-1);
  if (root === undefined) throw new RangeError("there is no root to write to");
  return root;
}

/** No right, no disk to write on, or something else in the way. */
const UNWRITABLE: ReadonlySet<string> = new Set(
  "EACCES EPERM EROFS EIO EMFILE ENFILE EBUSY EXDEV EEXIST ENOTEMPTY ENOTDIR EISDIR ENAMETOOLONG".split(
    " ",
  ),
);

/** A disk that takes no more is told, not thrown. */
async function told<T>(
  folders: PackFolders,
  work: () => Promise<T | PackRefusal>,
): Promise<T | PackRefusal> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const isFull = isDiskFull(code);
    if (!isFull && !UNWRITABLE.has(code)) throw error;
    const outcome = (await isUnsettled(folders).catch(() => true))
      ? "what was there before could not be put back either, which the next import, rollback or start does"
      : "nothing was changed";
    return {
      refused: isFull ? "STORAGE_FULL" : "STORAGE_FAILED",
      detail: `the pack could not be written (${code}); ${outcome}`,
      problems: [],
    };
  }
}
