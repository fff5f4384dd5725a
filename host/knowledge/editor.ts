import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Problem, Snapshot } from "../contract/knowledge.ts";
import type { Activation } from "./keeping/activation.ts";
import { problemsOf, type Assembled } from "./assemble.ts";
import { sha256 } from "./text/canonical.ts";
import { UNUSABLE } from "./keeping/fallback.ts";
import type { Verdict } from "./judge.ts";
import type { Memory } from "./keeping/memory.ts";
import { LOCAL_PACK, type Claim } from "./overlay.ts";
import type { OwnWrites } from "./looking/own-writes.ts";
import { placeOf, type Place, type Root } from "./place.ts";
import { foreignLocal, putClaim } from "./put-claim.ts";

/** What an object is called. */
export interface Name {
  readonly leaf: Leaf;
  readonly id: string;
}

/** One version of an object, in force or covered. */
export interface Standing {
  readonly pack: string;
  readonly object: KnowledgeObject;
  readonly sha256: string;
  readonly inForce: boolean;
  /** Whether it is the file in the pack that is written to. */
  readonly isLocal: boolean;
}

/** What one change would put into force. */
export interface Proposal {
  /** Null when it is refused. */
  readonly snapshot: Snapshot | null;
  /** What was found in the object, and in what stands beside it; errors refuse it. */
  readonly problems: readonly Problem[];
  /** Puts it into force. Only inside `edit`, and only once the same bytes lie at `path`. */
  commit(): void;
}

/** The local pack, to be changed one object at a time. */
export interface Editor {
  /** Where the object's file in the local pack is. */
  pathOf(name: Name): string;
  current(): Snapshot;
  /** Every good version of an object in the roots. */
  standing(name: Name): readonly Standing[];
  /** What this file in the local pack would put into force, or (null) its absence. Nothing is changed. */
  propose(name: Name, file: JudgedFile | null): Promise<Proposal>;
}

/** Bytes and what became of them. */
export interface JudgedFile {
  readonly bytes: Uint8Array;
  readonly verdict: Verdict;
}

export interface EditorParts {
  readonly root: Root;
  readonly activation: Activation;
  readonly memory: Memory;
  readonly own: OwnWrites;
}

/** An editor of the local pack in the last root. */
export function createEditor({ root, activation, memory, own }: EditorParts): Editor {
  const at = (name: Name): Place => placeOf(root, LOCAL_PACK, name);
  return {
    pathOf: (name) => at(name).path,
    current: () => activation.current(),
    standing: (name) => standingOf(activation.assembled(), name, root),
    async propose(name, judged) {
      const place = at(name);
      const before = activation.assembled();
      const blocked = blockOf(activation, place);
      const found = [...blocked, ...problemsOf(place.shown, judged?.verdict.found ?? [], false)];
      if (before === null || found.some(isError)) return refusal(found);
      const claim = claimOf(place, judged);
      const options = { now: new Date(), onRequest: true };
      const after = putClaim(before, { place, claim, found }, options);
      const problems = after.problems.filter(({ file }) => file === place.shown);
      if (problems.some(isError)) return refusal(problems);
      const prepared = await activation.prepare(after);
      if (prepared.failed.length > 0) return refusal([...problems, ...prepared.failed]);
      return {
        snapshot: prepared.snapshot,
        problems: [...problems, ...spoiltBy(before.problems, after.problems, place)],
        commit() {
          const seen = judged && { stamp: null, digest: sha256(judged.bytes), bytes: null };
          own.note(place, seen);
          if (judged === null || claim === null) memory.forget(place.key);
          else memory.remember(claim, { digest: sha256(judged.bytes), verdict: judged.verdict });
          memory.changeInForce(keysOf(before.winners, name), keysOf(after.winners, name));
          activation.commit(prepared);
        },
      };
    },
  };
}

/** What a change leaves to mend in other files, in one sentence; each of them is told where it is. */
function spoiltBy(
  before: readonly Problem[],
  after: readonly Problem[],
  { shown }: Place,
): Problem[] {
  const known = new Set(before.map(placeIn));
  const spoilt = after.filter((one) => one.file !== shown && !known.has(placeIn(one)));
  const [first] = spoilt;
  if (first === undefined) return [];
  const n = new Set(spoilt.map(({ file }) => file)).size;
  const message = `leaves ${n} other object${n === 1 ? "" : "s"} to mend, the first in ${first.file}: ${first.path} ${first.message}; GET /api/knowledge/problems lists what is wrong`;
  return [{ file: shown, path: "", message, check: first.check, severity: "warning" }];
}

/** What is wrong where; the sentence may count days. */
function placeIn({ file, path, check }: Problem): string {
  return [file, path, check].join(" ");
}

function keysOf(claims: readonly Claim[], { leaf, id }: Name): string[] {
  return claims.flatMap(({ place }) => (place.leaf === leaf && place.id === id ? [place.key] : []));
}

function standingOf(assembled: Assembled | null, { leaf, id }: Name, root: Root): Standing[] {
  const isNamed = ({ place }: Claim) => place.leaf === leaf && place.id === id;
  const winners = new Set(assembled?.winners.filter(isNamed).map(({ place }) => place.key));
  return (assembled?.claims ?? []).filter(isNamed).map(({ place, object, sha256: digest }) => ({
    pack: place.pack,
    object,
    sha256: digest,
    inForce: winners.has(place.key),
    isLocal: place.root === root && place.pack === LOCAL_PACK,
  }));
}

/** Why nothing that is written now would count. */
function blockOf(activation: Activation, { root, shown }: Place): Problem[] {
  const assembled = activation.assembled();
  const told = (message: string): Problem[] => [
    { file: shown, path: "", message, check: "place", severity: "error" },
  ];
  if (assembled === null) return told("cannot be in force: no knowledge is in force yet");
  if (activation.problems().some(({ check }) => check === UNUSABLE))
    return told(
      "cannot be in force: the packs cannot be read, and beside it alone they would be gone; mend them first (GET /api/knowledge/problems)",
    );
  const foreign = foreignLocal(assembled.packs, root);
  if (foreign === null) return [];
  return told(
    `would not count: ${foreign.root.shown}/${LOCAL_PACK} has the name of the pack that is written to; rename it`,
  );
}

function claimOf(place: Place, file: JudgedFile | null): Claim | null {
  const { object = null, sha256: digest = "" } = file?.verdict ?? {};
  return object === null ? null : { place, object, sha256: digest, writtenMs: Date.now() };
}

function isError({ severity }: Problem): boolean {
  return severity === "error";
}

function refusal(problems: readonly Problem[]): Proposal {
  return { snapshot: null, problems, commit: () => undefined };
}
