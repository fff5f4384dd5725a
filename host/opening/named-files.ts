import { statSync } from "node:fs";
import { ConfigError, type Config } from "../config.ts";

/** Refuses a model's file that is not there, and roots of harnesses or tools that are not there or no folders: without its tools a host tells nobody whom to call. Throws a `ConfigError`. */
export function requireFiles({ engine, model, harnessRoots, toolRoots }: Config): void {
  const isNamed = engine === "llama" && model !== null && !model.startsWith("hf:");
  if (isNamed && statSync(model, { throwIfNoEntry: false })?.isFile() !== true)
    throw new ConfigError(
      `HARNESS_MODEL: there is no file ${model}; name a GGUF file, or an hf: address`,
    );
  requireFolders("HARNESS_MODULES", harnessRoots);
  requireFolders("HARNESS_TOOLS", toolRoots);
}

function requireFolders(variable: string, paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined)
      throw new ConfigError(`${variable}: there is no folder ${path}; make it, or name another`);
    if (!found.isDirectory())
      throw new ConfigError(`${variable}: ${path} is no folder; name folders`);
  }
}
