import type { Look } from "./looking/look.ts";
import type { Memory } from "./keeping/memory.ts";
import type { Root } from "./place.ts";
import type { EmptiedPack } from "./emptied-packs.ts";

/** The look with every root that held packs and now holds none counted among what cannot be read: a mount that failed looks like an empty folder, and an empty folder must not take protection away. The root that is written to may be emptied; a look without any pack at all is judged by `unusable`. */
export function withEmptiedRoots(look: Look, { goodPacks }: Pick<Memory, "goodPacks">): Look {
  const { walk } = look;
  if (walk.packs.length === 0) return look;
  const emptied = walk.roots.slice(0, -1).filter((root) => {
    const prefix = `${root.name}/`;
    return (
      !walk.packs.some((pack) => pack.root === root) &&
      !walk.unreadable.includes(prefix) &&
      goodPacks.keys().some((key) => key.startsWith(prefix))
    );
  });
  if (emptied.length === 0) return look;
  const unreadable = [...walk.unreadable, ...emptied.map(({ name }) => `${name}/`)];
  const problems = [...walk.problems, ...emptied.map(problemOf)];
  return { ...look, walk: { ...walk, unreadable, problems } };
}

/** The look with packs most of whose rules are gone counted among what cannot be read, too. */
export function withEmptiedPacks(look: Look, emptied: readonly EmptiedPack[]): Look {
  const { walk } = look;
  const unreadable = [...walk.unreadable, ...emptied.map(({ key }) => `${key}/`)];
  const problems = [...walk.problems, ...emptied.map(({ problem }) => problem)];
  return { ...look, walk: { ...walk, unreadable, problems } };
}

function problemOf({ shown }: Root) {
  const message =
    "holds no pack any more, so what was in force from it stays: put its packs back, or take it out of HARNESS_KNOWLEDGE";
  return { file: shown, path: "", message, check: "place", severity: "error" as const };
}
