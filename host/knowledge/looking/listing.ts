import { type Dirent, type Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../../contract/knowledge.ts";
import { codeOf } from "../../../schemas/error-code.ts";
import { otherThanFile } from "./file-kind.ts";
import { isIgnored } from "../place.ts";

/** What is noted while folders are listed. */
export interface Listing {
  /** Every folder that was listed, for watching. */
  readonly folders: string[];
  /** Keys that begin so could not be looked at; what was in force there stays. */
  readonly unreadable: string[];
  readonly problems: Problem[];
}

/** An entry of a folder. */
export interface Listed {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
  /** What the other is, in words; empty for files and folders. */
  readonly what: string;
  /** Whether it is a link to one. */
  readonly isLink: boolean;
}

/** The entries of a folder by name; a folder that cannot be read is a problem, not an empty folder. */
export async function list(
  path: string,
  at: { walk: Listing; prefix: string; shown: string },
): Promise<Listed[]> {
  let entries: Dirent[];
  at.walk.folders.push(path);
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    at.walk.unreadable.push(at.prefix);
    at.walk.problems.push({
      file: at.shown,
      path: "",
      message: `cannot be read (${codeOf(error)}); what was in force from it stays`,
      check: "place",
      severity: "error",
    });
    return [];
  }
  const listed: Listed[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isIgnored(entry.name)) continue;
    listed.push({
      ...(await kindOf(entry, path)),
      name: entry.name,
      isLink: entry.isSymbolicLink(),
    });
  }
  return listed;
}

async function kindOf(entry: Dirent, folder: string): Promise<Pick<Listed, "kind" | "what">> {
  if (!entry.isSymbolicLink()) return kindIn(entry);
  const target = await statOf(join(folder, entry.name));
  if (target !== null) return kindIn(target);
  // A link that leads nowhere is not a deletion: what it led to stays in force, and it is told.
  return { kind: entry.name.endsWith(".json") ? "file" : "folder", what: "" };
}

function kindIn(found: Dirent | Stats): Pick<Listed, "kind" | "what"> {
  if (found.isFile()) return { kind: "file", what: "" };
  if (found.isDirectory()) return { kind: "folder", what: "" };
  return { kind: "other", what: otherThanFile(found) ?? "" };
}

/** What the path leads to, or null when it leads nowhere. */
async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch {
    return null;
  }
}

/** Whether a file lies in the folder that would be read, were it the folder of a leaf. */
export async function holdsJson(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).some((name) => name.endsWith(".json") && !isIgnored(name));
  } catch {
    return false;
  }
}

/** Notes that a file or folder lies where none is read. */
export function misplaced(walk: Listing, file: string, message: string): void {
  walk.problems.push({ file, path: "", message, check: "place", severity: "error" });
}

/** Notes that something lies where a folder should, or where nothing of its kind belongs; what was in force from there stays. */
export function irregular(walk: Listing, file: string, what: string): void {
  misplaced(
    walk,
    file,
    `is ${what}; what was in force from it stays: put back what was there, or remove it`,
  );
}
