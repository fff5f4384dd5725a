import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { isAbsence } from "../../../schemas/error-code.ts";
import { sha256 } from "../text/canonical.ts";
import { writeDurably } from "./durable-write.ts";
import type { PackManifest } from "../pack.ts";
import { slices } from "../text/slices.ts";

/** The first line of a generation's file. */
export interface GenerationHead {
  readonly generation: number;
  /** The snapshot's revision. */
  readonly revision: string;
  readonly activated_at: string;
  readonly host_version: string;
  readonly packs: readonly { readonly key: string; readonly manifest: PackManifest }[];
  /** The folders that the roots of these packs were, by name; absent in older files. */
  readonly roots?: Readonly<Record<string, string>>;
  /** When objects came into force that had been written before, by key; absent in older files. */
  readonly since?: Readonly<Record<string, string>>;
}

/** One good object of a generation, in force or covered by another. */
export interface GenerationRow {
  /** `<root>/<pack>/<leaf>/<id>`. */
  readonly key: string;
  readonly in_force: boolean;
  readonly object: KnowledgeObject;
}

/** A generation as it lies on disk; rows are parsed when asked for. */
export interface StoredGeneration {
  readonly head: GenerationHead;
  readonly keys: () => Iterable<string>;
  readonly row: (key: string) => GenerationRow | undefined;
}

const FILE = /^(\d{8})-[0-9a-f]+\.jsonl$/;
const CHUNK_LENGTH = 65_536;

/** Writes everything that is good at one revision as `<generation>-<revision>.jsonl`, durably, and removes all but the newest `keep`. */
export async function writeGeneration(
  folder: string,
  head: GenerationHead,
  { rows, keep }: { rows: Iterable<GenerationRow>; keep: number },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${String(head.generation).padStart(8, "0")}-${head.revision}.jsonl`;
  await writeDurably(join(folder, name), linesOf(head, rows));
  for (const old of (await namesIn(folder)).slice(keep))
    await rm(join(folder, old), { force: true });
}

/** The newest generation whose file is whole, or null; a damaged file is moved aside as `….damaged`, never deleted. */
export async function readNewestGeneration(folder: string): Promise<StoredGeneration | null> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const stored = parseGeneration(await readFile(path, "utf8").catch(() => ""));
    if (stored !== null) return stored;
    // Where even that fails, the next start finds it damaged again.
    await rename(path, `${path}.damaged`).catch(() => undefined);
  }
  return null;
}

/** The generation of a revision, or null where it is not kept or its file is not whole. */
export async function readGenerationAt(
  folder: string,
  revision: string,
): Promise<StoredGeneration | null> {
  const name = (await namesIn(folder)).find((each) => each.endsWith(`-${revision}.jsonl`));
  return name === undefined ? null : parseGeneration(await readFile(join(folder, name), "utf8"));
}

/** Newest first. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder))
      .filter((name) => FILE.test(name))
      .toSorted()
      .toReversed();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** The lines in chunks; the last line holds the digest of all lines before it. */
async function* linesOf(
  head: GenerationHead,
  rows: Iterable<GenerationRow>,
): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const pause = slices();
  let chunk = `${JSON.stringify(head)}\n`;
  for (const { key, in_force, object } of rows) {
    chunk += `${JSON.stringify({ key, in_force, object })}\n`;
    if (chunk.length < CHUNK_LENGTH) continue;
    digest.update(chunk);
    yield chunk;
    chunk = "";
    await pause();
  }
  digest.update(chunk);
  yield `${chunk}${JSON.stringify({ sha256: digest.digest("hex") })}\n`;
}

function parseGeneration(text: string): StoredGeneration | null {
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  const body = text.slice(0, end);
  try {
    const { sha256: wanted } = JSON.parse(text.slice(end)) as { sha256?: unknown };
    if (wanted !== sha256(body)) return null;
    const [first = "", ...rest] = body.split("\n");
    const lines = new Map(rest.filter(Boolean).map((line) => [keyOf(line), line]));
    return {
      head: JSON.parse(first) as GenerationHead,
      keys: () => lines.keys(),
      row: (key) => {
        const line = lines.get(key);
        return line === undefined ? undefined : (JSON.parse(line) as GenerationRow);
      },
    };
  } catch {
    return null;
  }
}

/** A row begins with its key; reading it does not need the whole line. */
function keyOf(line: string): string {
  const start = '{"key":"'.length;
  return line.slice(start, line.indexOf('"', start));
}
