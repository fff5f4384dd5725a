import { LEAVES } from "../../../schemas/leaves/index.ts";
import type { ObjectCheck } from "./check.ts";

/** Shorter keys are near to each other without being meant. */
const SHORTEST = 4;

/** An extension key of anybody's own is kept; one that is nearly a known one is a slip, and what it holds would be read by nobody. */
export const keys: ObjectCheck = {
  name: "keys",
  description: "No extension key is nearly one that the leaf has.",
  scope: "object",
  check: ({ object }) => {
    if (object === null) return [];
    const known = Object.keys(LEAVES[object.knowledge_object_type].extensions.properties);
    return Object.keys(object.extensions ?? {})
      .filter((key) => !known.includes(key))
      .flatMap((key) => {
        const meant = known.find((name) => isNearly(key, name));
        return meant === undefined
          ? []
          : [
              {
                path: `extensions.${key}`,
                message: `is read by nobody; write ${meant} if that is meant`,
                severity: "warning" as const,
              },
            ];
      });
  },
};

/** Whether one is the other but for case and signs, or for one letter added, left out, changed or swapped with its neighbour. */
function isNearly(key: string, name: string): boolean {
  const [a, b] = [key, name].map((each) => each.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
  if (a === undefined || b === undefined || Math.min(a.length, b.length) < SHORTEST) return false;
  if (a === b) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
