import { Pack } from "../../schemas/pack.ts";
import { validator } from "../../schemas/validate.ts";

const shape = validator(Pack);

/** What a pack says of itself. */
export type PackManifest = Pack;

/** What is wrong with the shape of a `pack.json`; empty when nothing is. */
export function manifestProblems(value: unknown): readonly { path: string; message: string }[] {
  return shape.accepts(value) ? [] : shape.problems();
}

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
