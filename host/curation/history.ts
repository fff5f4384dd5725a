import { readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { isObjectId, type KnowledgeObject } from "../../schemas/envelope.ts";
import { isAbsence } from "../../schemas/error-code.ts";
import type { ObjectName } from "../contract/curation.ts";
import { canonicalText, sha256 } from "../knowledge/text/canonical.ts";
import { makeFolderDurably, writeDurably } from "../knowledge/keeping/durable-write.ts";

/** One version that another took the place of. */
export interface Archived {
  readonly pack: string;
  /** ISO 8601. */
  readonly replaced_at: string;
  /** Digest of the object's canonical bytes. */
  readonly sha256: string;
  readonly object: KnowledgeObject;
}

/** What was in force before, one file per version: nothing that was once promoted is lost. */
export interface Archive {
  /** Keeps a version, durably; one that is there already stays as it is. */
  keep(version: Omit<Archived, "replaced_at">): Promise<void>;
  /** Keeps bytes that were in the way of an object. */
  keepAside(name: ObjectName, bytes: Uint8Array): Promise<void>;
  /** Every kept version of an object, those replaced last first; none of what is no object's id, which may lead to another's folder. */
  of(name: ObjectName): Promise<readonly Archived[]>;
}

/** Opens the archive at `<folder>/<leaf>/<id>/`. A file in it that is damaged is moved aside as `….damaged` and told to `log`. */
export function openArchive(
  folder: string,
  log: (message: string, detail?: unknown) => void,
): Archive {
  const folderOf = ({ leaf, id }: ObjectName): string => join(folder, leaf, id);
  return {
    async keep({ pack, sha256: digest, object }) {
      const { knowledge_object_type: leaf, id, version = "v1" } = object;
      const at = folderOf({ leaf, id });
      await makeFolderDurably(at);
      const file = `${version}-${digest.slice(0, 16)}.json`;
      const row: Archived = {
        pack,
        replaced_at: new Date().toISOString(),
        sha256: digest,
        object,
      };
      await writeDurably(join(at, file), [`${JSON.stringify(row, null, 2)}\n`]);
    },
    async keepAside(name, bytes) {
      const at = folderOf(name);
      await makeFolderDurably(at);
      const file = `${sha256(bytes).slice(0, 16)}.aside`;
      await writeDurably(join(at, file), [bytes]);
    },
    async of(name) {
      if (!isObjectId(name.id)) return [];
      const at = folderOf(name);
      const found: Archived[] = [];
      for (const file of await filesIn(at)) {
        const row = read(await readFile(join(at, file), "utf8"), name);
        if (row !== null) found.push(row);
        else {
          log("a version in the history is damaged and was moved aside", { file: join(at, file) });
          await rename(join(at, file), join(at, `${file}.damaged`));
        }
      }
      return found.toSorted((a, b) => (a.replaced_at > b.replaced_at ? -1 : 1));
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => /^v\d+-[0-9a-f]+\.json$/.test(file));
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** Null where it is not what was written. */
function read(text: string, { leaf, id }: ObjectName): Archived | null {
  try {
    const row = JSON.parse(text) as Archived;
    const { object } = row;
    const isWhole =
      object.knowledge_object_type === leaf &&
      object.id === id &&
      sha256(canonicalText(object)) === row.sha256;
    return isWhole ? row : null;
  } catch {
    return null;
  }
}
