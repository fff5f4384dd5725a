import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8"),
);

/** The host's own semantic version, from package.json. */
export const VERSION = manifest.version;
