import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { ObjectName, Promoted, Refusal } from "../contract/curation.ts";
import { canonicalText } from "../knowledge/text/canonical.ts";
import type { Editor, JudgedFile, Proposal, Standing } from "../knowledge/editor.ts";
import { judgeObject } from "../knowledge/judge.ts";
import { versionOf } from "../knowledge/overlay.ts";
import { carryOut, type LocalPack } from "./local-pack.ts";
import type { Archived } from "./history.ts";
import { fieldsOf, refusedAs, refusedBy } from "./refusals.ts";

interface Earlier {
  readonly object: KnowledgeObject;
  readonly sha256: string;
}

/** Puts an earlier version of an object back into force: the one named, else the highest below the one in force. Only inside the store's `edit`. */
export async function rollback(
  name: ObjectName,
  wanted: string | undefined,
  pack: LocalPack,
): Promise<Promoted | Refusal> {
  const standing = pack.editor.standing(name);
  const now = standing.find(({ inForce }) => inForce);
  const archived = await pack.archive.of(name);
  if (now === undefined && archived.length === 0)
    return refusedAs("NOT_FOUND", `object ${name.leaf}/${name.id}`);
  if (now !== undefined && wanted === `v${versionOf(now.object)}`)
    return unchanged(now, pack.editor);
  const earlier = pick({ standing, archived, now, wanted });
  if (earlier === undefined)
    return refusedAs("NOT_FOUND", `${wanted ?? "earlier version"} of ${name.leaf}/${name.id}`);
  const file = fileOf(name, earlier);
  const proposal = await proposalFor(name, { earlier, file, standing }, pack.editor);
  if (proposal.proposal.snapshot === null) return refusedBy(fieldsOf(proposal.proposal.problems));
  if (!proposal.holds) return refusedAs("VERSION_TAKEN", covered(earlier, now));
  const change = { name, next: earlier, action: "rollback" as const, ...proposal };
  return carryOut(change, pack);
}

interface Choice {
  readonly standing: readonly Standing[];
  readonly archived: readonly Archived[];
  readonly now: Standing | undefined;
  readonly wanted: string | undefined;
}

function pick({ standing, archived, now, wanted }: Choice): Earlier | undefined {
  const others = [...standing.filter(({ inForce }) => !inForce), ...archived];
  if (wanted !== undefined) return others.find(({ object }) => `v${versionOf(object)}` === wanted);
  return others
    .filter(({ object }) => now === undefined || versionOf(object) < versionOf(now.object))
    .toSorted((a, b) => versionOf(b.object) - versionOf(a.object))[0];
}

interface Target {
  readonly earlier: Earlier;
  readonly file: JudgedFile;
  readonly standing: readonly Standing[];
}

interface Proposed {
  readonly bytes: Uint8Array | null;
  readonly proposal: Proposal;
  /** Whether the earlier version is what would be in force. */
  readonly holds: boolean;
}

/** Taking the local file away shows what it covers; else the earlier version is written in its place. */
async function proposalFor(name: ObjectName, target: Target, editor: Editor): Promise<Proposed> {
  const { earlier, file, standing } = target;
  const isCovered = standing.some(({ isLocal, sha256 }) => !isLocal && sha256 === earlier.sha256);
  const proposal = await editor.propose(name, isCovered ? null : file);
  const found = proposal.snapshot?.get(name.leaf, name.id);
  const holds = found !== undefined && versionOf(found) === versionOf(earlier.object);
  return { bytes: isCovered ? null : file.bytes, proposal, holds };
}

function fileOf(name: ObjectName, { object }: Earlier): JudgedFile {
  const bytes = new TextEncoder().encode(canonicalText(object));
  return { bytes, verdict: judgeObject(bytes, name) };
}

function unchanged(now: Standing, editor: Editor): Promoted {
  const { revision } = editor.current();
  return { object: now.object, revision, pack: now.pack, problems: [] };
}

function covered({ object }: Earlier, now: Standing | undefined): string {
  const [own, other] = [
    `v${versionOf(object)}`,
    `v${now === undefined ? 0 : versionOf(now.object)}`,
  ];
  return `${own} is lower than ${other} of the pack ${now?.pack ?? "below"}, which would stay in force; promote its content as a higher version`;
}
