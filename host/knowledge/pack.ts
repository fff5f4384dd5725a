import { Pack } from "../../schemas/pack.ts";
import { validator } from "../../schemas/validate.ts";
import { hasOrder } from "./text/semver.ts";

const shape = validator(Pack);

/** What a pack says of itself. */
export type PackManifest = Pack;

/** What is wrong with a `pack.json` by itself: its shape, and versions that cannot be ordered; empty when nothing is. */
export function manifestProblems(value: unknown): readonly { path: string; message: string }[] {
  if (!shape.accepts(value)) return shape.problems();
  return (["version", "minimum_host_version"] as const)
    .filter((path) => !hasOrder(value[path]))
    .map((path) => ({ path, message: UNORDERED }));
}

// Without the number: an answer would tell it as somebody's.
const UNORDERED =
  "holds a number of more than 15 digits that is too large to be told from its neighbours; use a smaller one";

/** What stands for a pack's `pack.json` where there is none: the folder's name and the lowest version. */
export function impliedManifest(folder: string): PackManifest {
  return {
    name: folder,
    version: "0.0.0",
    schema_version: "1.0",
    minimum_host_version: "0.0.0",
    title: folder,
    license: "NOASSERTION",
    maintainers: ["unknown"],
  };
}
