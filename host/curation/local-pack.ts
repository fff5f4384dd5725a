import { dirname } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { ObjectName, Promoted, Refusal } from "../contract/curation.ts";
import { canonicalText, sha256 } from "../knowledge/text/canonical.ts";
import {
  makeFolderDurably,
  removeDurably,
  writeDurably,
} from "../knowledge/keeping/durable-write.ts";
import { readPlainFile } from "../knowledge/looking/file-kind.ts";
import type { Editor, Proposal, Standing } from "../knowledge/editor.ts";
import { parseText } from "../knowledge/text/json-text.ts";
import type { AuditEntry, AuditLog } from "./audit-log.ts";
import type { Archive } from "./history.ts";
import { fieldsOf, refusedStorage } from "./refusals.ts";

/** What a change of the local pack needs. */
export interface LocalPack {
  readonly editor: Editor;
  readonly archive: Archive;
  readonly audit: AuditLog;
}

/** A change that was found good. */
export interface Change {
  readonly name: ObjectName;
  /** What the file is to hold; null when it is to go. */
  readonly bytes: Uint8Array | null;
  /** What is in force afterwards. */
  readonly next: { readonly object: KnowledgeObject; readonly sha256: string };
  readonly action: "promote" | "rollback";
  readonly proposal: Proposal;
}

/** Keeps what was there, notes the change, writes the file and puts it into force, in this order: whatever fails, what was in force stays so, on disk and in memory. */
export async function carryOut(change: Change, pack: LocalPack): Promise<Promoted | Refusal> {
  const { name, next, action } = change;
  const entry: AuditEntry = {
    action,
    target_url: `/api/knowledge/${name.leaf}/${name.id}`,
    sha256_blob: next.sha256,
  };
  let run_id: string | undefined;
  try {
    await keepWhatIsThere(name, pack);
    run_id = await pack.audit.append(entry);
    await writeFileOf(change, pack.editor);
  } catch (error) {
    if (run_id !== undefined) await noteFailure({ ...entry, run_id }, pack.audit);
    return refusedStorage(error);
  }
  change.proposal.commit();
  const now = pack.editor.current();
  return {
    object: next.object,
    revision: now.revision,
    pack: now.packOf(name.leaf, name.id) ?? "",
    problems: fieldsOf(change.proposal.problems),
  };
}

/** Archives every version that stands now, and a file in the way that is another: garbled, or edited by hand a moment ago. */
async function keepWhatIsThere(name: ObjectName, { editor, archive }: LocalPack): Promise<void> {
  const standing = editor.standing(name);
  for (const version of standing.filter(isWorthKeeping)) await archive.keep(version);
  const bytes = await readPlainFile(editor.pathOf(name)).catch(() => null);
  if (bytes === null) return;
  const digest = digestOf(bytes);
  if (!standing.some(({ isLocal, sha256: own }) => isLocal && own === digest))
    await archive.keepAside(name, bytes);
}

/** Of the object in the bytes, however it is written; null when there is none. */
function digestOf(bytes: Uint8Array): string | null {
  const parsed = parseText(bytes);
  return parsed.problems.length > 0 ? null : sha256(canonicalText(parsed.value));
}

/** A covered version of another pack stays where it is. */
function isWorthKeeping({ isLocal, inForce }: Standing): boolean {
  return isLocal || inForce;
}

async function writeFileOf({ name, bytes }: Change, editor: Editor): Promise<void> {
  const path = editor.pathOf(name);
  if (bytes === null) return removeDurably(path);
  await makeFolderDurably(dirname(path));
  return writeDurably(path, [bytes]);
}

/** The row above it says that something was done; where this one cannot be written either, the file shows that it was not. */
async function noteFailure(entry: AuditEntry, audit: AuditLog): Promise<void> {
  await audit.append({ ...entry, action: `${entry.action}_failed` }).catch(() => undefined);
}
