import { pathToFileURL } from "node:url";
import { LAYER_NAMES } from "../../schemas/http/chat.ts";
import type { HarnessModule } from "../contract/harness.ts";
import type { ToolModule } from "../contract/tool.ts";
import { noteFailure, notePartsOf } from "./parts.ts";
import type { FoundModule } from "./scan.ts";

/** A module whose import has not finished by then is called faulty. */
const LOAD_MS = 10_000;
const imported = new Set<string>();

/** Imports a found harness and checks that it exports what its folder requires. Throws a sentence. */
export async function loadHarness(found: FoundModule): Promise<HarnessModule> {
  const module = await importModule(found, "harness.ts");
  const { name, applied_layers, register_routes } = module as Partial<HarnessModule>;
  requireName(found, name);
  if (!Array.isArray(applied_layers) || !applied_layers.every((each) => LAYER_NAMES.includes(each)))
    throw new TypeError(`must export applied_layers, an array out of ${LAYER_NAMES.join(", ")}`);
  if (typeof register_routes !== "function")
    throw new TypeError("must export register_routes, a function that takes the app");
  return module as HarnessModule;
}

/** Imports a found tool and checks that it exports what a tool must. Throws a sentence. */
export async function loadTool(found: FoundModule): Promise<ToolModule> {
  const module = await importModule(found, `${found.name}.ts`);
  const tool = module as Partial<ToolModule>;
  requireName(found, tool.name);
  if (typeof tool.description !== "string")
    throw new TypeError("must export description, a string");
  if (typeof tool.schema !== "object" || tool.schema === null || Array.isArray(tool.schema))
    throw new TypeError("must export schema, a JSON Schema object");
  for (const key of ["propose", "call"] as const)
    if (typeof tool[key] !== "function") throw new TypeError(`must export ${key}, a function`);
  return module as ToolModule;
}

/** An ES module cannot be unloaded: a file imported before is imported again under another address. */
async function importModule(found: FoundModule, wanted: string): Promise<object> {
  const { file, digest } = found;
  if (file === null) throw new TypeError(`the folder holds no ${wanted}`);
  const { href } = pathToFileURL(file);
  const address = imported.has(href) ? `${href}?v=${digest.slice(0, 16)}` : href;
  notePartsOf(found);
  imported.add(href);
  const timeout = new AbortController();
  const tooLong = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`did not finish loading in ${LOAD_MS} ms`)),
      LOAD_MS,
    );
    timeout.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([import(address) as Promise<object>, tooLong]);
  } catch (error) {
    noteFailure(found, error);
    throw error;
  } finally {
    timeout.abort();
  }
}

function requireName({ name: path }: FoundModule, name: unknown): void {
  if (typeof name !== "string") throw new TypeError("must export name, a string");
  if (name !== path) throw new TypeError(`is named "${name}" but its path says "${path}"`);
}
