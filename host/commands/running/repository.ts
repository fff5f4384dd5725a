import { statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./run-command.ts";

/** The folder of the repository: the one named by `--root`, else this one. Throws a `UsageError` where it is no folder. */
export function repositoryAt(root: string | undefined): string {
  if (root === undefined) return resolve(import.meta.dirname, "../../..");
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`--root ${root}: there is no such folder; name that of the repository`);
  return resolve(root);
}
