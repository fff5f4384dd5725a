import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeDurably } from "../knowledge/durable-write.ts";
import { mapBounded } from "../knowledge/slices.ts";
import { packFiles } from "./pack-files.ts";
import type { PackContent } from "./pack-content.ts";

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
    const [fresh, old] = [join(home, id, "new"), join(home, id, "old")];
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

/** Puts staged packs in place. The journal makes it one step: whoever dies in the middle finds it at the next start and finishes. What was there before stays in the staging folder until `discard`. */
export async function commit(folders: PackFolders, staged: Staged): Promise<void> {
  const journal = join(folders.home, JOURNAL);
  await writeDurably(journal, [JSON.stringify(staged)]);
  await moveAll(folders, staged);
  await rm(journal);
  await syncFolder(folders.home);
}

/** Takes a commit back: what was there before is there again. */
export async function undo(folders: PackFolders, { id, put, remove }: Staged): Promise<void> {
  const old = join(folders.home, id, "old");
  for (const pack of put) await rm(join(folders.installed, pack), { recursive: true, force: true });
  for (const pack of [...put, ...remove])
    await renameIfThere(join(old, pack), join(folders.installed, pack));
  await syncFolder(folders.installed);
}

/** Removes a staging folder with all that is in it. */
export async function discard({ home }: PackFolders, { id }: Pick<Staged, "id">): Promise<void> {
  await rm(join(home, id), { recursive: true, force: true });
}

/** Finishes what a killed process had committed and removes what it had not. Called before anything looks at the folders. */
export async function recover(folders: PackFolders): Promise<void> {
  const { home, installed } = folders;
  await mkdir(home, { recursive: true });
  await mkdir(installed, { recursive: true });
  const journal = join(home, JOURNAL);
  const text = await readFile(journal, "utf8").catch(() => null);
  const staged = text === null ? null : readJournal(text);
  if (staged !== null) {
    await moveAll(folders, staged);
    await rm(journal);
  } else if (text !== null) await rename(journal, `${journal}.damaged`);
  await tidy(home);
  const kept = join(home, "kept");
  for (const pack of await readdir(kept).catch(() => [])) await tidy(join(kept, pack));
}

async function tidy(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (LEFT_OVER.test(name)) await rm(join(folder, name), { recursive: true, force: true });
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

/** Every step can be taken again after it was taken. */
async function moveAll(
  { home, installed }: PackFolders,
  { id, put, remove }: Staged,
): Promise<void> {
  const [fresh, old] = [join(home, id, "new"), join(home, id, "old")];
  const waiting = new Set(await readdir(fresh).catch(() => []));
  for (const pack of put.filter((each) => waiting.has(each))) {
    await renameIfThere(join(installed, pack), join(old, pack));
    await rename(join(fresh, pack), join(installed, pack));
  }
  for (const pack of remove) await renameIfThere(join(installed, pack), join(old, pack));
  await syncFolder(installed);
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
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

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}
