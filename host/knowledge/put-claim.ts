import { basename } from "node:path";
import type { Problem } from "../contract/knowledge.ts";
import type { Assembled } from "./assemble.ts";
import { checkTogether } from "./check-together.ts";
import { TOGETHER_CHECKS } from "./checks/table.ts";
import type { PackInForce } from "./choose-packs.ts";
import { isNamedBy } from "./named-objects.ts";
import { LOCAL_PACK, overlay, type Claim, type Contest, type Won } from "./overlay.ts";
import { impliedManifest } from "./pack.ts";
import type { Place, Root } from "./place.ts";

/** One object of the local pack put in or replaced, or taken out when `claim` is null. */
export interface LocalChange {
  readonly place: Place;
  readonly claim: Claim | null;
  /** What was found in the object itself. */
  readonly found: readonly Problem[];
}

export interface PutOptions {
  readonly now: Date;
  /** Asked as strictly as `npm run check` asks. */
  readonly onRequest: boolean;
}

/** What would be in force after one change, with everything else as it was assembled: only that name is laid over again, and only what it touches is checked again. */
export function putClaim(before: Assembled, change: LocalChange, options: PutOptions): Assembled {
  const { place, claim } = change;
  const isOther = (each: Claim) => each.place.key !== place.key;
  const claims = before.claims.filter(isOther);
  if (claim !== null) claims.push(claim);
  const isNamed = (each: Claim) => each.place.leaf === place.leaf && each.place.id === place.id;
  const won = new Set(before.winners.filter(isNamed).map((each) => each.place.key));
  const again = overlay(claims.filter(isNamed), (key) => won.has(key));
  const winners = [...before.winners.filter((each) => !isNamed(each)), ...again.winners];
  const contests = [...before.contests.filter(({ winner }) => !isNamed(winner)), ...again.contests];
  const packs = withLocal(before.packs, place.root);
  const problems = checkAgain(before, { change, winners, contests, options });
  return { packs, claims, winners, contests, problems, kept: before.kept };
}

/** The pack named `local` that is not the one written to, or null: what is promoted would not count beside it. */
export function foreignLocal(packs: readonly PackInForce[], root: Root): PackInForce | null {
  const found = packs.find(({ name }) => name === LOCAL_PACK);
  return found === undefined || found.key === keyOf(root) ? null : found;
}

function withLocal(packs: readonly PackInForce[], root: Root): readonly PackInForce[] {
  if (packs.some(({ name }) => name === LOCAL_PACK)) return packs;
  const manifest = impliedManifest(LOCAL_PACK);
  const local = { key: keyOf(root), name: LOCAL_PACK, manifest, root, isLocal: true };
  return [...packs, local].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function keyOf(root: Root): string {
  return `${root.name}/${LOCAL_PACK}`;
}

interface Checking {
  readonly change: LocalChange;
  readonly winners: readonly Won[];
  readonly contests: readonly Contest[];
  readonly options: PutOptions;
}

const TOGETHER = new Set(TOGETHER_CHECKS.map(({ name }) => name));
const ONE_BY_ONE = new Set(TOGETHER_CHECKS.filter((each) => each.oneByOne).map(({ name }) => name));

/** What the change cures elsewhere is found by asking again wherever something was found before, what it spoils by asking whatever names it. */
function checkAgain(before: Assembled, checking: Checking): Problem[] {
  const { change, winners, contests, options } = checking;
  const { shown } = change.place;
  const asked = new Set([shown]);
  for (const { file, check } of before.problems) if (ONE_BY_ONE.has(check)) asked.add(file);
  // The path of every one of thousands need not be put together to tell that it is none of these.
  const ids = new Set(Array.from(asked, (file) => basename(file, ".json")));
  const only = ({ place, object }: Won) =>
    (ids.has(place.id) && asked.has(place.shown)) || isNamedBy(object, change.place);
  const found = [...checkTogether({ winners, contests }, { ...options, only })].flat();
  const kept = before.problems.filter(({ file, check }) => file !== shown && !TOGETHER.has(check));
  return [...kept, ...change.found, ...found];
}
