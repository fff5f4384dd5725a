import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Place } from "./place.ts";

/** The pack that promote writes to; in the last root it lies above the other packs of that root. */
export const LOCAL_PACK = "local";

/** An object that is good enough to be in force, at its place. */
export interface Claim {
  readonly place: Place;
  readonly object: KnowledgeObject;
  /** Digest of its canonical bytes. */
  readonly sha256: string;
  /** When it was written there, in milliseconds since 1970. */
  readonly writtenMs: number;
}

/** One claim that lost to another for the same `<leaf>/<id>`. */
export interface Contest {
  readonly loser: Claim;
  readonly winner: Claim;
  /** `beside`: both in one root. `equal`, `lower`: what the later root's version is. */
  readonly why: "beside" | "equal" | "lower";
}

export interface Overlaid {
  /** Who is in force, and whose pack it replaces. */
  readonly winners: readonly Won[];
  readonly contests: readonly Contest[];
}

export interface Won extends Claim {
  readonly overrides?: string;
}

/** Lays the roots over each other: a later one replaces an object only with a higher version; within one root the claim that was in force stays, else the first by pack name. `wasInForce` tells the keys that won before. */
export function overlay(claims: readonly Claim[], wasInForce: (key: string) => boolean): Overlaid {
  const winners: Won[] = [];
  const contests: Contest[] = [];
  for (const rivals of Map.groupBy(claims, nameOf).values()) {
    winners.push(rivals.length === 1 ? first(rivals) : settle(rivals, { wasInForce, contests }));
  }
  return { winners, contests };
}

/** The integer of an object's version: `v12` is 12, absent is 1. */
export function versionOf(object: KnowledgeObject): number {
  return Number((object.version ?? "v1").slice(1));
}

/** What is said of a pack that holds a choice of another pack's objects: it lies above the packs of its root, so that both can be there. */
export const SELECTION = "-selection";

/** Where a pack stands in the overlay: higher replaces lower. */
function tierOf({ root, pack }: Pick<Place, "root" | "pack">): number {
  if (root.name === "last" && pack === LOCAL_PACK) return root.order * 3 + 2;
  return root.order * 3 + (pack.endsWith(SELECTION) ? 1 : 0);
}

interface Settling {
  readonly wasInForce: (key: string) => boolean;
  readonly contests: Contest[];
}

function settle(rivals: readonly Claim[], { wasInForce, contests }: Settling): Won {
  const tiers = Map.groupBy(rivals, ({ place }) => tierOf(place));
  const order = [...tiers.keys()].toSorted((a, b) => a - b);
  let winner: Won | undefined;
  for (const tier of order) {
    const beside = (tiers.get(tier) ?? []).toSorted((a, b) =>
      a.place.pack < b.place.pack ? -1 : 1,
    );
    const chosen = beside.find(({ place }) => wasInForce(place.key)) ?? first(beside);
    for (const loser of beside)
      if (loser !== chosen) contests.push({ loser, winner: chosen, why: "beside" });
    winner = winner === undefined ? chosen : replace(winner, chosen, contests);
  }
  return winner ?? first(rivals);
}

function replace(winner: Won, later: Claim, contests: Contest[]): Won {
  const difference = versionOf(later.object) - versionOf(winner.object);
  if (difference > 0) return { ...later, overrides: winner.place.pack };
  if (later.sha256 !== winner.sha256)
    contests.push({ loser: later, winner, why: difference === 0 ? "equal" : "lower" });
  return winner;
}

function nameOf({ place }: Claim): string {
  return `${place.leaf}/${place.id}`;
}

function first(claims: readonly Claim[]): Claim {
  const [claim] = claims;
  if (claim === undefined) throw new RangeError("a group of claims is never empty");
  return claim;
}
