import type { Problem } from "../contract/knowledge.ts";
import { codeOf } from "../../schemas/error-code.ts";
import { sha256 } from "./text/canonical.ts";
import type { Together } from "./checks/check.ts";
import { checkTogether } from "./check-together.ts";
import { choosePacks, type ChosenPacks, type PackInForce, type Pins } from "./choose-packs.ts";
import { emptiedPacks } from "./emptied-packs.ts";
import { withEmptiedPacks, withEmptiedRoots } from "./emptied.ts";
import { isError, judgeObject, type Found, type JudgeOptions, type Verdict } from "./judge.ts";
import type { Look } from "./looking/look.ts";
import type { KeptKeys, Memory } from "./keeping/memory.ts";
import { overlay, type Claim, type Contest, type Won } from "./overlay.ts";
import type { Place } from "./place.ts";
import { readPlainFile } from "./looking/file-kind.ts";
import { writtenMsOf, type SeenFile } from "./looking/seen-file.ts";
import { slices } from "./text/slices.ts";

/** What one look amounts to: who would be in force, and all that is wrong. */
export interface Assembled {
  readonly packs: readonly PackInForce[];
  /** Every good object of those packs, in force or covered by another. */
  readonly claims: readonly Claim[];
  readonly winners: readonly Won[];
  readonly contests: readonly Contest[];
  readonly problems: readonly Problem[];
  /** What is there: all else may be forgotten. */
  readonly kept: KeptKeys;
}

export interface AssembleOptions {
  readonly hostVersion: string;
  /** Versions that packs are held at. */
  readonly pins?: Pins;
  readonly now: Date;
  /** `npm run check` asks more, and asks more strictly. */
  readonly onRequest: boolean;
  /** Names of packs that the service itself changed: what is gone of them was meant to go. */
  readonly changed?: ReadonlySet<string>;
  /** Objects that exist elsewhere, for references. */
  readonly alsoKnown?: Together["has"];
  /** Whether files that passed under this very code are judged again all the same. */
  readonly again?: boolean;
  /** Told after each object. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Judges what is new in a look, keeps the last good version of what is refused, and lays the roots over each other. Works in slices; changes nothing but the memory. */
export async function assemble(
  found: Look,
  memory: Memory,
  options: AssembleOptions,
): Promise<Assembled> {
  const { look, problems, chosen: packs, keys: packKeys } = choose(found, memory, options);
  const chosen = new Set(packs.map((pack) => pack.key));
  const places = look.walk.places.filter(({ root, pack }) => chosen.has(`${root.name}/${pack}`));
  const claims: Claim[] = [];
  const pause = slices();
  for (const [index, place] of places.entries()) {
    options.onProgress?.(index + 1, places.length);
    const file = look.seen.get(place.key);
    if (file === undefined) continue;
    const verdict = await verdictOf(place, file, { memory, options });
    const claim = claimOf(place, { verdict, file }, memory);
    if (claim !== undefined) claims.push(claim);
    problems.push(...problemsOf(place.shown, verdict.found, claim !== undefined));
    await pause();
  }
  const stay = memory.goodUnder(look.walk.unreadable, (key) => look.seen.has(key));
  claims.push(...stay.filter(({ place }) => chosen.has(`${place.root.name}/${place.pack}`)));
  const { winners, contests } = overlay(claims, (key) => memory.wasInForce(key));
  await pause();
  for (const told of checkTogether({ winners, contests }, options)) {
    problems.push(...told);
    await pause();
  }
  const kept = {
    seen: new Set(places.map(({ key }) => key)),
    good: new Set(claims.map(({ place }) => place.key)),
    packs: packKeys,
  };
  return { packs, claims, winners, contests, problems, kept };
}

interface Choice extends ChosenPacks {
  /** What was found, with what is gone and stays counted among what cannot be read. */
  readonly look: Look;
  readonly problems: Problem[];
}

/** The packs that count, and of those most of whose rules are gone what was in force before. */
function choose(found: Look, memory: Memory, options: AssembleOptions): Choice {
  const rooted = withEmptiedRoots(found, memory);
  const before = chooseAmong(rooted, memory, options);
  const { pins, changed } = options;
  const isMeant = (key: string) =>
    changed?.has(packOf(key)) === true ||
    isPinnedElsewhere(key, { pins: pins ?? new Map(), ...before });
  const emptied = emptiedPacks(memory, { look: rooted, chosen: before.chosen, isMeant });
  if (emptied.length === 0) return before;
  const kept = new Set(emptied.map(({ key }) => key));
  return chooseAmong(withEmptiedPacks(rooted, emptied), memory, { ...options, kept });
}

/** Whether a pin puts another pack of its name in its place. */
function isPinnedElsewhere(
  key: string,
  { pins, chosen }: { readonly pins: Pins } & Pick<ChosenPacks, "chosen">,
): boolean {
  const name = packOf(key);
  const pack = chosen.find((each) => each.name === name);
  return pack !== undefined && pack.key !== key && pins.get(name) === pack.manifest.version;
}

/** The name of a pack by its key. */
function packOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

function chooseAmong(
  look: Look,
  memory: Memory,
  options: AssembleOptions & { readonly kept?: ReadonlySet<string> },
): Choice {
  const problems: Problem[] = [...look.walk.problems];
  return { look, problems, ...choosePacks(look, memory, { ...options, problems }) };
}

async function verdictOf(
  place: Place,
  file: SeenFile,
  { memory, options }: { memory: Memory; options: AssembleOptions },
): Promise<Verdict> {
  const known = memory.verdicts.get(place.key);
  if (known?.digest === file.digest) return known.verdict;
  const { digest, verdict } = await judgeFile(place, file, { ...options, before: known?.verdict });
  memory.verdicts.set(place.key, { digest, verdict });
  return verdict;
}

async function judgeFile(
  place: Place,
  file: SeenFile,
  options: AssembleOptions & JudgeOptions,
): Promise<{ digest: string; verdict: Verdict }> {
  if (file.digest.startsWith("unreadable:"))
    return { digest: file.digest, verdict: unreadable(file.digest.slice("unreadable:".length)) };
  try {
    const bytes = file.bytes ?? (await readPlainFile(place.path));
    const digest = file.bytes === null ? sha256(bytes) : file.digest;
    return { digest, verdict: judgeObject(bytes, place, { ...options, digest }) };
  } catch (error) {
    return { digest: "", verdict: unreadable(codeOf(error)) };
  }
}

function unreadable(reason: string): Verdict {
  const message = messageOf(reason);
  return { object: null, sha256: "", found: [{ path: "", message, check: "place" }] };
}

function messageOf(reason: string): string {
  if (reason.endsWith(" bytes")) return `has ${reason}; at most 1.75 MiB is read, split it`;
  if (reason.endsWith(" no file"))
    return `is ${reason}; put the file back, or remove what is there`;
  return `cannot be read (${reason}); it must be a file that the service may read`;
}

/** The object, or the last good version of it. */
function claimOf(
  place: Place,
  { verdict, file }: { readonly verdict: Verdict; readonly file: SeenFile },
  memory: Memory,
): Claim | undefined {
  if (verdict.object === null) return memory.goodAt(place);
  const { object, sha256: digest } = verdict;
  const known = memory.good.get(place.key);
  // The very claim of before where nothing changed: what was derived from it stays of use.
  if (known?.sha256 === digest) return known;
  const claim: Claim = { place, object, sha256: digest, writtenMs: writtenMsOf(file) };
  memory.good.set(place.key, claim);
  return claim;
}

/** What was found in a file, as the store tells it. */
export function problemsOf(file: string, found: readonly Found[], hasGood: boolean): Problem[] {
  const refused = found.some(isError);
  return found.map(({ path, message, check, severity = "error" }) => ({
    file,
    path,
    message,
    check,
    severity,
    ...(refused && { in_force: hasGood ? ("last good" as const) : ("nothing" as const) }),
  }));
}
