import { domainToUnicode } from "node:url";
import type { Snapshot } from "../../contract/knowledge.ts";
import { LOOK_ALIKES } from "../../matching/folding/look-alikes.ts";
import { buildGround } from "../../verification/statements/ground.ts";
import { registeredPart, sortOf } from "./domains.ts";

/** A host that passes itself off as another. */
export interface LookAlike {
  readonly of: string;
  /** `<leaf>/<id>` that names the real one, where a pack does. */
  readonly by?: string;
}

interface KnownHost {
  readonly registered: string;
  readonly label: string;
  readonly by: string;
}

interface KnownHosts {
  readonly bySkeleton: ReadonlyMap<string, KnownHost>;
  readonly long: readonly KnownHost[];
  readonly registered: ReadonlySet<string>;
}

/** Shorter names meet by accident. */
const SHORTEST = 7;
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, "m"],
  [/vv/gu, "w"],
  [/0/gu, "o"],
  [/[1|]/gu, "l"],
  [/3/gu, "e"],
  [/5/gu, "s"],
];

/** The host that `host` imitates: letters that look alike, one letter more, less or other, or a state's ending in the middle; null where it imitates none. */
export function looksLike(host: string, knowledge: Snapshot): LookAlike | null {
  const known = knowledge.derive(knownHosts);
  const registered = registeredPart(host);
  if (known.registered.has(registered) || sortOf(host) === "state") return null;
  const twin = known.bySkeleton.get(skeleton(registered));
  if (twin !== undefined) return { of: twin.registered, by: twin.by };
  const label = skeleton(labelOf(registered));
  const near = known.long.find((other) => isOneApart(label, skeleton(other.label)));
  if (near !== undefined) return { of: near.registered, by: near.by };
  return bearsStateEnding(host) ? { of: "a government's address" } : null;
}

/** "dmw.gov.ph.apply-now.com", "poea-gov-ph.com": the words of a state's address where no state gave them. */
function bearsStateEnding(host: string): boolean {
  const parts = host.split(/[.-]/u);
  const at = parts.slice(0, -1).indexOf("gov");
  return at >= 0 && sortOf(host) === "other";
}

function knownHosts(snapshot: Snapshot): KnownHosts {
  const { hosts } = snapshot.derive(buildGround);
  const found: KnownHost[] = [];
  for (const [host, { by, contact }] of hosts) {
    const sort = sortOf(host);
    if (contact === undefined || sort === "shared" || sort === "chat" || host === "") continue;
    const registered = registeredPart(host);
    found.push({ registered, label: labelOf(registered), by });
  }
  return {
    bySkeleton: new Map(found.map((each) => [skeleton(each.registered), each])),
    long: found.filter(({ label }) => label.length >= SHORTEST),
    registered: new Set([...hosts.keys()].map(registeredPart)),
  };
}

function labelOf(registered: string): string {
  return registered.split(".")[0] ?? "";
}

/** A host as a hasty reader sees it. */
function skeleton(host: string): string {
  let seen = "";
  for (const sign of domainToUnicode(host) || host)
    seen += LOOK_ALIKES.get(sign) ?? sign.normalize("NFD").replaceAll(/\p{M}/gu, "");
  for (const [pattern, plain] of TWINS) seen = seen.replaceAll(pattern, plain);
  return seen;
}

/** Whether two names differ by one letter put in, left out or changed. */
function isOneApart(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < SHORTEST - 1 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.length === b.length) return a.slice(1) === b.slice(1);
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
