import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { versionOf } from "../knowledge/overlay.ts";
import type { Standing } from "../knowledge/editor.ts";
import type { Archived } from "./history.ts";

/** A version that wants to come into force. */
export interface Wanted {
  readonly object: KnowledgeObject;
  /** Digest of its canonical bytes. */
  readonly sha256: string;
}

/** `same`: it is in force already. `new`: it may come into force. `taken`: why its version may not. */
export type VersionVerdict =
  | { readonly kind: "same"; readonly standing: Standing }
  | { readonly kind: "new" }
  | { readonly kind: "taken"; readonly detail: string };

/** Whether an object may come into force by its version: higher than what is in force, and never the version of something else. */
export function judgeVersion(
  { object, sha256 }: Wanted,
  standing: readonly Standing[],
  archived: readonly Archived[],
): VersionVerdict {
  const now = standing.find(({ inForce }) => inForce);
  if (now?.sha256 === sha256) return { kind: "same", standing: now };
  const version = versionOf(object);
  const next = `v${1 + highestOf([...standing, ...archived].map((each) => each.object))}`;
  if (now !== undefined && version <= versionOf(now.object)) {
    const [own, other] = [`v${version}`, `v${versionOf(now.object)}`];
    const relation = own === other ? "with other content" : "which is higher";
    return {
      kind: "taken",
      detail: `${nameOf(object)} is in force from ${now.pack} as ${other}, ${relation}; raise the version to ${next}`,
    };
  }
  const earlier = archived.find((each) => versionOf(each.object) === version);
  if (earlier !== undefined && earlier.sha256 !== sha256)
    return {
      kind: "taken",
      detail: `v${version} of ${nameOf(object)} was in force before with other content; raise the version to ${next}`,
    };
  return { kind: "new" };
}

/** The highest version among them; 0 of none. */
function highestOf(objects: readonly KnowledgeObject[]): number {
  return Math.max(0, ...objects.map(versionOf));
}

function nameOf({ knowledge_object_type: leaf, id }: KnowledgeObject): string {
  return `${leaf}/${id}`;
}
