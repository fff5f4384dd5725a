import { dirname, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { FoundModule } from "./scan.ts";

/** Each file beside an entry → its digest when it was first there to be imported. */
const first = new Map<string, string>();
/** Each file beside an entry that threw when it was imported → what it threw. */
const thrown = new Map<string, string>();

/** What only a restart mends. */
export class NeedsRestart extends Error {
  override readonly name = "NeedsRestart";
}

/** Notes that the entry may import these files now. Throws where one of them threw when it was imported before: it stays as it was, and to import it again may end the process, as Node leaves its rejection unhandled where it is no ES module. */
export function notePartsOf(found: FoundModule): void {
  for (const [file, digest] of found.parts) {
    const reason = thrown.get(file);
    if (reason !== undefined)
      throw new NeedsRestart(
        `restart the service: ${nameOf(file, found)} failed when it was loaded (${reason}), and ${STAYS}`,
      );
    if (!first.has(file)) first.set(file, digest);
  }
}

/** Notes which of the files an import failed in. */
export function noteFailure({ parts }: FoundModule, error: unknown): void {
  if (!(error instanceof Error) || error instanceof SyntaxError) return;
  for (const file of parts.keys())
    if ([file, pathToFileURL(file).href].some((each) => error.stack?.includes(`${each}:`)))
      thrown.set(file, error.message);
}

/** Says which files were edited since the entry beside them was first imported in this process, or null: what imports them meets what was there then. */
export function editedParts(found: FoundModule): string | null {
  const edited = [...found.parts]
    .filter(([file, digest]) => (first.get(file) ?? digest) !== digest)
    .map(([file]) => nameOf(file, found));
  return edited.length === 0
    ? null
    : `restart the service: ${edited.join(", ")} was edited after it was loaded, and ${STAYS}`;
}

/** Its path from the folder of the module, or from the folder of its one file. */
function nameOf(part: string, { path, file }: FoundModule): string {
  return relative(path === file ? dirname(path) : path, part);
}

const STAYS = "what was loaded once stays in memory until then";
