import { hash } from "node:crypto";
import { LEAVES } from "../../../schemas/leaves/index.ts";
import { isLeaf, type Leaf } from "../../../schemas/taxonomy.ts";

const ENVELOPE_ORDER = [
  "$schema",
  "schema_version",
  "knowledge_object_type",
  "id",
  "version",
  "provenance",
  "content",
  "tags",
  "extensions",
];
const PROVENANCE_ORDER = ["created_at", "created_by", "source_run_id", "source_row_ids"];
const PACK_ORDER = [
  "$schema",
  "name",
  "version",
  "schema_version",
  "minimum_host_version",
  "title",
  "description",
  "license",
  "maintainers",
];

/** The one way to write an object: two-space JSON, keys in the order of the schemas (unknown ones last, by name), a final newline. */
export function canonicalText(value: unknown): string {
  return write(isRecord(value) ? orderedEnvelope(value) : value);
}

/** The same for a `pack.json`. */
export function canonicalPackText(value: unknown): string {
  return write(isRecord(value) ? ordered(value, PACK_ORDER) : value);
}

/** SHA-256 in hex. */
export function sha256(content: string | Uint8Array): string {
  return hash("sha256", content);
}

/** The digest of a set of objects: SHA-256 over its sorted `<leaf>/<id> <sha256>` lines, 32 hex digits. */
export function revisionOf(
  entries: Iterable<{ readonly leaf: Leaf; readonly id: string; readonly sha256: string }>,
): string {
  const lines: string[] = [];
  for (const entry of entries) lines.push(`${entry.leaf}/${entry.id} ${entry.sha256}\n`);
  return sha256(lines.toSorted().join("")).slice(0, 32);
}

/** Whether it is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function orderedEnvelope(value: Record<string, unknown>): Record<string, unknown> {
  const { knowledge_object_type: leaf } = value;
  const spec = isLeaf(leaf) ? LEAVES[leaf] : undefined;
  const parts: [string, readonly string[]][] = [["provenance", PROVENANCE_ORDER]];
  if (spec !== undefined) {
    parts.push(["content", Object.keys(spec.content.properties)]);
    parts.push(["extensions", Object.keys(spec.extensions.properties)]);
  }
  const copy = { ...value };
  for (const [key, order] of parts) {
    const part = copy[key];
    if (isRecord(part)) copy[key] = ordered(part, order);
  }
  return ordered(copy, ENVELOPE_ORDER);
}

function ordered(
  value: Record<string, unknown>,
  order: readonly string[],
): Record<string, unknown> {
  const known = order.filter((key) => Object.hasOwn(value, key));
  const unknown = Object.keys(value).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...unknown.toSorted()].map((key) => [key, value[key]]));
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
