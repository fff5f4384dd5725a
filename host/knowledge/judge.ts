import { isDeepStrictEqual } from "node:util";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { canonicalText, sha256 } from "./text/canonical.ts";
import type { Candidate, Finding, ObjectCheck } from "./checks/check.ts";
import { OBJECT_CHECKS, PACK_CHECKS } from "./checks/table.ts";
import { parseText } from "./text/json-text.ts";
import { manifestProblems, type PackManifest } from "./pack.ts";
import { isProven } from "./proven.ts";
import { shareStrings } from "./text/shared-strings.ts";
import { freezeDeep } from "./snapshot.ts";

/** One finding and the check that made it. */
export interface Found extends Finding {
  readonly check: string;
}

/** What became of one file's bytes. */
export interface Verdict {
  /** The frozen object, or null when it is refused. */
  readonly object: KnowledgeObject | null;
  /** Digest of its canonical bytes; empty when refused. */
  readonly sha256: string;
  readonly found: readonly Found[];
}

export interface JudgeOptions {
  /** Whether the checks that only `npm run check` asks are asked too. */
  readonly onRequest?: boolean;
  /** Whether files that passed under this very code are judged again all the same. */
  readonly again?: boolean;
  /** What became of the object before: what was found in its content is not looked for again where that is the same. */
  readonly before?: Verdict | undefined;
  /** SHA-256 of the bytes, where it is known: thousands of files need not be hashed twice. */
  readonly digest?: string;
}

/** Judges the bytes of `<leaf>/<id>.json` on their own: any error refuses the object. */
export function judgeObject(
  bytes: Uint8Array,
  at: { readonly leaf: Leaf; readonly id: string },
  options: JudgeOptions = {},
): Verdict {
  return (
    (options.again ? null : takeProven(bytes, at, options.digest)) ?? judgeAnew(bytes, at, options)
  );
}

function judgeAnew(
  bytes: Uint8Array,
  at: { readonly leaf: Leaf; readonly id: string },
  { onRequest = false, before }: JudgeOptions,
): Verdict {
  const parsed = parseText(bytes);
  if (parsed.text === null || parsed.problems.length > 0) return refused(named(parsed.problems));
  const { text, value } = parsed;
  // Before the shapes are asked: they may fill defaults in place, and the digest is of what was written.
  const digest = sha256(canonicalText(value));
  const found: Found[] = [];
  let object: KnowledgeObject | null = null;
  let known: readonly Found[] | null = null;
  for (const check of OBJECT_CHECKS) {
    if (check.onlyOnRequest && !onRequest) continue;
    const findings = heldOf(check, known) ?? ask(check, { ...at, text, value, object });
    found.push(...findings.map((finding) => ({ ...finding, check: check.name })));
    if (check.name !== "schema" || findings.length > 0) continue;
    object = value as KnowledgeObject;
    known = foundBefore(object, before);
  }
  if (object === null || found.some(isError)) return refused(found);
  return { object: freezeDeep(shareStrings(object)), sha256: digest, found };
}

/** What the check found in the same content; null where it must be asked. */
function heldOf(check: ObjectCheck, known: readonly Found[] | null): readonly Finding[] | null {
  if (check.onContentOnly !== true || known === null) return null;
  return known.filter((finding) => finding.check === check.name);
}

/** What was found in the object while it said the same; null where it did not. Versions, tags and dates change more often than what an object says. */
function foundBefore(object: KnowledgeObject, before?: Verdict): readonly Found[] | null {
  const known = before?.object;
  if (known?.knowledge_object_type !== object.knowledge_object_type) return null;
  const [now, then] = [object, known].map(({ content, extensions }) => [content, extensions]);
  return isDeepStrictEqual(now, then) ? (before?.found ?? null) : null;
}

/** The object of bytes that passed before; null when they did not, or did at another place. */
function takeProven(
  bytes: Uint8Array,
  { leaf, id }: { leaf: Leaf; id: string },
  digest = sha256(bytes),
): Verdict | null {
  if (!isProven(digest)) return null;
  const { buffer, byteOffset, length } = bytes;
  const object: KnowledgeObject = JSON.parse(Buffer.from(buffer, byteOffset, length).toString());
  if (object.id !== id || object.knowledge_object_type !== leaf) return null;
  // These bytes are in the common form, so their digest is the object's.
  return { object: freezeDeep(shareStrings(object)), sha256: digest, found: [] };
}

/** What became of one `pack.json`. */
export interface PackVerdict {
  readonly manifest: PackManifest | null;
  readonly found: readonly Found[];
}

/** Judges the bytes of a `pack.json`: any error refuses it. */
export function judgePack(
  bytes: Uint8Array,
  at: { readonly folder: string; readonly hostVersion: string },
  { onRequest = false }: JudgeOptions = {},
): PackVerdict {
  const parsed = parseText(bytes);
  if (parsed.text === null || parsed.problems.length > 0)
    return { manifest: null, found: named(parsed.problems) };
  const { text, value } = parsed;
  const manifest = manifestProblems(value).length === 0 ? (value as PackManifest) : null;
  const found = PACK_CHECKS.filter((check) => onRequest || !check.onlyOnRequest).flatMap((check) =>
    check
      .check({ ...at, text, value, manifest })
      .map((finding) => ({ ...finding, check: check.name })),
  );
  return { manifest: found.some(isError) ? null : manifest, found };
}

/** Whether it refuses what it was found in. */
export function isError({ severity }: Finding): boolean {
  return severity !== "warning";
}

/** A check that fails refuses the one object it failed on, and no other. */
function ask(check: ObjectCheck, candidate: Candidate): readonly Finding[] {
  try {
    return check.check(candidate);
  } catch (error) {
    return [
      { path: "", message: `could not be judged by the check "${check.name}": ${String(error)}` },
    ];
  }
}

function refused(found: readonly Found[]): Verdict {
  return { object: null, sha256: "", found };
}

function named(findings: readonly Finding[]): Found[] {
  return findings.map((finding) => ({ ...finding, check: "schema" }));
}
