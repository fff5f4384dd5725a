import { isObjectId, type KnowledgeObject } from "../../schemas/envelope.ts";
import { objectProblems } from "../../schemas/object.ts";
import { isLeaf } from "../../schemas/taxonomy.ts";
import type { ObjectName, Promoted, Refusal } from "../contract/curation.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { canonicalText } from "../knowledge/text/canonical.ts";
import { isError, judgeObject, type Verdict } from "../knowledge/judge.ts";
import { MAX_FILE_BYTES } from "../knowledge/looking/seen-file.ts";
import { carryOut, type LocalPack } from "./local-pack.ts";
import { fieldsOf, refusedAs, refusedBy } from "./refusals.ts";
import { lostBy } from "./takes-over.ts";
import { judgeVersion } from "./versions.ts";

/** An object as it would lie on disk. */
export interface Draft {
  readonly name: ObjectName;
  readonly bytes: Uint8Array;
}

/** What a promote needs beside the pack. */
export interface Promoting extends LocalPack {
  /** Refuses a rule whose own examples deny it, and a grave one that, in force, fires on too many lawful texts. */
  readonly tryRule: (object: KnowledgeObject, knowledge: Snapshot) => Promise<Refusal | null>;
}

/** Reads what somebody sent as one object: its name and its bytes in the common form. */
export function draftOf(value: object): Draft | Refusal {
  const leaf: unknown = Reflect.get(value, "knowledge_object_type");
  const id: unknown = Reflect.get(value, "id");
  if (!isLeaf(leaf) || typeof id !== "string" || !isObjectId(id))
    return refusedBy(fieldsOf(objectProblems(value)));
  const bytes = new TextEncoder().encode(canonicalText(value));
  if (bytes.length > MAX_FILE_BYTES) return refusedAs("OBJECT_TOO_LARGE", "");
  return { name: { leaf, id }, bytes };
}

/** Puts one object into force, durably, or says why not. Only inside the store's `edit`. */
export async function promote(draft: Draft, promoting: Promoting): Promise<Promoted | Refusal> {
  const { name, bytes } = draft;
  const { editor, archive } = promoting;
  const verdict = judgeObject(bytes, name);
  const { object, sha256 } = verdict;
  if (object === null) return refusedBy(errorsOf(verdict));
  const standing = editor.standing(name);
  const version = judgeVersion({ object, sha256 }, standing, await archive.of(name));
  if (version.kind === "taken") return refusedAs("VERSION_TAKEN", version.detail);
  if (version.kind === "same") {
    const { revision } = editor.current();
    return { object, revision, pack: version.standing.pack, problems: [] };
  }
  const proposal = await editor.propose(name, { bytes, verdict });
  if (proposal.snapshot === null) return refusedBy(fieldsOf(proposal.problems));
  const refused = await promoting.tryRule(object, proposal.snapshot);
  if (refused !== null) return refused;
  const next = { object, sha256 };
  const done = await carryOut({ name, bytes, next, action: "promote", proposal }, promoting);
  if (done.refused !== undefined) return done;
  return { ...done, problems: [...done.problems, ...lostBy(object, standing)] };
}

/** What refuses an object, without what is only told. */
function errorsOf({ found }: Verdict): { path: string; message: string }[] {
  return fieldsOf(found.filter(isError));
}
