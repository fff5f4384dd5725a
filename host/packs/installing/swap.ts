import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder, writeDurably } from "../../knowledge/keeping/durable-write.ts";
import { mapBounded } from "../../knowledge/text/slices.ts";
import { isAbsence } from "../../../schemas/error-code.ts";
import { packFiles } from "../pack-files.ts";
import type { PackContent } from "../archives/pack-content.ts";

/** The two folders that installing moves packs between; both lie in the data folder, so that a rename is enough. */
export interface PackFolders {
  /** Where installed packs are in force: the last root. */
  readonly installed: string;
  /** Where they are put together and where earlier versions are kept. */
  readonly home: string;
}

/** Packs that lie ready, written and synced, beside what is in force. */
export interface Staged {
  readonly id: string;
  /** Packs to put in place. */
  readonly put: readonly string[];
  /** Packs to take away. */
  readonly remove: readonly string[];
}

const JOURNAL = "swap.json";

/** What a killed process may leave behind: a staging folder, or the temporary file of a durable write. */
const LEFT_OVER = /^staging-|^\..+\.tmp$/;

/** Files written at the same time. */
const WIDTH = 16;

/** Writes packs into a staging folder, every file and folder synced. Nothing of it counts before `commit`. Rejects with the system's error and leaves nothing behind. */
export async function stage(
  { home }: PackFolders,
  contents: readonly PackContent[],
  remove: readonly string[] = [],
): Promise<Staged> {
  const id = `staging-${randomUUID()}`;
  try {
    const { fresh, old } = foldersIn(home, { id });
    for (const folder of [fresh, old]) await mkdir(folder, { recursive: true });
    for (const content of contents)
      await writeAll(join(fresh, content.pack.name), packFiles(content));
    for (const folder of [fresh, join(home, id)]) await syncFolder(folder);
    return { id, put: contents.map(({ pack }) => pack.name), remove };
  } catch (error) {
    await rm(join(home, id), { recursive: true, force: true });
    throw error;
  }
}

/** Puts staged packs in place, what was there before into the staging folder. Until `settle` it may be taken back, and whoever dies before finds the journal at the next start and takes it back. Where a step fails everything is put back before it rejects with the system's error. Gives the packs that were changed. */
export async function commit(folders: PackFolders, staged: Staged): Promise<readonly string[]> {
  try {
    await writeDurably(join(folders.home, JOURNAL), [JSON.stringify(staged)]);
    await moveIn(folders, staged);
    return namesIn(staged);
  } catch (error) {
    await undo(folders, staged);
    throw error;
  }
}

/** Makes a commit last: from here on the new packs are those that are there. */
export async function settle({ home }: PackFolders): Promise<void> {
  await rm(join(home, JOURNAL), { force: true });
  await syncFolder(home);
}

/** Takes a commit back, however far it came: what was there before is there again. Can be taken again where it was interrupted; rejects with the system's error, and the journal stays. Gives the packs that were changed. */
export async function undo(folders: PackFolders, staged: Staged): Promise<readonly string[]> {
  await moveBack(folders, staged);
  await settle(folders);
  return namesIn(staged);
}

/** Removes a staging folder with all that is in it. */
export async function discard({ home }: PackFolders, { id }: Pick<Staged, "id">): Promise<void> {
  await rm(join(home, id), { recursive: true, force: true });
}

/** Takes back what a killed process had not settled and removes what it left; gives the packs that were taken back. Called before anything looks at the folders. */
export async function recover(folders: PackFolders): Promise<readonly string[]> {
  const { home, installed } = folders;
  await mkdir(home, { recursive: true });
  await mkdir(installed, { recursive: true });
  const takenBack = await takeBackUnsettled(folders);
  await tidy(home);
  const kept = join(home, "kept");
  for (const pack of await readdir(kept).catch(() => [])) await tidy(join(kept, pack));
  return takenBack;
}

/** Takes back a commit that was not settled and gives its packs. A journal that says nothing is put aside, so that nothing is moved by guess. */
export async function takeBackUnsettled(folders: PackFolders): Promise<readonly string[]> {
  const journal = join(folders.home, JOURNAL);
  const text = await unlessAbsent(readFile(journal, "utf8"));
  if (text === null) return [];
  const staged = readJournal(text);
  if (staged === null) {
    await rename(journal, `${journal}.damaged`);
    return [];
  }
  const packs = await undo(folders, staged);
  await discard(folders, staged).catch(() => undefined);
  return packs;
}

/** Whether a commit is neither settled nor taken back. */
export async function isUnsettled({ home }: PackFolders): Promise<boolean> {
  return (await unlessAbsent(stat(join(home, JOURNAL)))) !== null;
}

async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    // What cannot be removed counts for nothing and stops nobody.
    if (LEFT_OVER.test(name))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

/** What a journal says; null when it is none, so that nothing is moved by guess. */
function readJournal(text: string): Staged | null {
  try {
    const staged = JSON.parse(text) as Partial<Staged>;
    const { id, put, remove } = staged;
    return id !== undefined && put !== undefined && remove !== undefined
      ? { id, put, remove }
      : null;
  } catch {
    return null;
  }
}

async function moveIn({ home, installed }: PackFolders, staged: Staged): Promise<void> {
  const { fresh, old } = foldersIn(home, staged);
  for (const pack of [...staged.put, ...staged.remove]) {
    await unlessAbsent(rename(join(installed, pack), join(old, pack)));
    if (staged.put.includes(pack)) await rename(join(fresh, pack), join(installed, pack));
  }
  for (const folder of [old, installed]) await syncFolder(folder);
}

/** Every step can be taken again after it was taken: what is not in `fresh` any more is in place, and only what is in `old` is missing there. */
async function moveBack({ home, installed }: PackFolders, staged: Staged): Promise<void> {
  const { fresh, old } = foldersIn(home, staged);
  const waiting = await unlessAbsent(readdir(fresh));
  if (waiting === null) return;
  for (const pack of [...staged.put, ...staged.remove]) {
    if (staged.put.includes(pack) && !waiting.includes(pack))
      await unlessAbsent(rename(join(installed, pack), join(fresh, pack)));
    await unlessAbsent(rename(join(old, pack), join(installed, pack)));
  }
  for (const folder of [fresh, installed]) await syncFolder(folder);
}

function namesIn({ put, remove }: Staged): readonly string[] {
  return [...put, ...remove];
}

function foldersIn(
  home: string,
  { id }: Pick<Staged, "id">,
): { readonly fresh: string; readonly old: string } {
  return { fresh: join(home, id, "new"), old: join(home, id, "old") };
}

/** What a step gives, or null where there is nothing to take it on. */
async function unlessAbsent<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (!isAbsence(error)) throw error;
    return null;
  }
}

async function writeAll(
  folder: string,
  files: ReadonlyMap<string, () => Uint8Array>,
): Promise<void> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await mapBounded([...files], WIDTH, async ([path, bytes]) => {
    await using file = await open(join(folder, path), "wx");
    await file.writeFile(bytes());
    await file.sync();
  });
  for (const each of [...folders, folder]) await syncFolder(each);
}
