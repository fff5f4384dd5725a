import type { Problem } from "../../contract/knowledge.ts";
import type { Assembled } from "../assemble.ts";
import type { StoredGeneration } from "./generations.ts";
import type { Look } from "../looking/look.ts";
import { claimsOf } from "./memory.ts";
import type { Root } from "../place.ts";

/** The name that problem goes by. */
export const UNUSABLE = "usable";

/** Why a look gives no knowledge at all though there should be some: no pack anywhere (a mount that failed looks like an empty folder), or every object refused. Null when it gives some, or when packs are there and hold nothing. */
export function unusable(look: Look, { winners, problems }: Assembled): Problem | null {
  if (winners.length > 0) return null;
  const isRefused = problems.some(({ severity }) => severity === "error");
  if (look.walk.packs.length > 0 && !isRefused) return null;
  return {
    file: look.walk.roots.map(({ shown }) => shown).join(" "),
    path: "",
    message:
      "hold no usable object; what was in force last stays until they do: put packs there, or look at HARNESS_KNOWLEDGE",
    check: UNUSABLE,
    severity: "error",
  };
}

/** The newest generation on disk in place of what was assembled. */
export function lastGeneration(
  assembled: Assembled,
  {
    stored,
    roots,
    problem,
  }: { stored: StoredGeneration | null; roots: readonly Root[]; problem: Problem },
): Assembled {
  const problems = [...assembled.problems, problem];
  if (stored === null) return { ...assembled, problems };
  const claims = claimsOf(stored, roots);
  const packs = stored.head.packs.flatMap(({ key, manifest }) => {
    const root = roots.find(({ name }) => key.startsWith(`${name}/`)) ?? roots[0];
    return root === undefined ? [] : [{ key, name: manifest.name, manifest, root, isLocal: false }];
  });
  return { ...assembled, packs, claims, winners: claims, problems };
}
