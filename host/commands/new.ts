import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isLeaf, LEAF_NAMES } from "../../schemas/taxonomy.ts";
import { harnessFiles, objectFile, packFile, toolFiles, type NewFiles } from "./new/files.ts";

const HELP = `Writes a new file to start from; never overwrites one.

Usage: npm run new <leaf> <id> [-- --pack core]   knowledge/<pack>/<leaf>/<id>.json, as a draft
       npm run new harness <name>                 harnesses/<name>/harness.ts and its test
       npm run new tool <name>                    tools/<name>.ts and its test

  --pack <pack>    the pack that a new object goes into (default core)
  --root <folder>  the repository, when it is not this one
  --help           this text

Leaves: ${LEAF_NAMES.join(", ")}
`;

/** Why nothing was written: a sentence that says what to do instead. */
export class NothingWritten extends Error {
  override readonly name = "NothingWritten";
}

export interface NewRequest {
  /** A leaf, `harness` or `tool`. */
  readonly kind: string;
  /** The new object's id, or the module's name. */
  readonly name: string;
  readonly pack: string;
  /** The repository's folder. */
  readonly root: string;
}

/** Writes the files that were asked for and gives their paths from the root. Throws `NothingWritten`. */
export async function writeNew(request: NewRequest): Promise<string[]> {
  const files = wanted(request);
  const taken = [...files.keys()].find((path) => existsSync(join(request.root, path)));
  if (taken !== undefined)
    throw new NothingWritten(`${taken} exists already; choose another name or edit that file`);
  for (const [path, text] of files) {
    const file = join(request.root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
  }
  return [...files.keys()];
}

function wanted({ kind, name, pack, root }: NewRequest): NewFiles {
  if (kind === "harness") return harnessFiles(moduleName(name));
  if (kind === "tool") return toolFiles(moduleName(name));
  if (!isLeaf(kind))
    throw new NothingWritten(
      `"${kind}" is neither harness, tool nor a leaf; leaves: ${LEAF_NAMES.join(", ")}`,
    );
  const object = objectFile(kind, kebabCase("id", name), kebabCase("pack", pack));
  const isNewPack = !existsSync(join(root, "knowledge", pack, "pack.json"));
  return isNewPack ? new Map([...packFile(pack), ...object]) : object;
}

function kebabCase(what: string, word: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word) && word.length <= 120) return word;
  throw new NothingWritten(`the ${what} "${word}" must be lower-case words joined by -`);
}

function moduleName(word: string): string {
  if (/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(word) && word.length <= 60) return word;
  throw new NothingWritten(`the name "${word}" must be lower-case words joined by _`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pack: { type: "string", default: "core" },
      root: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [kind, name] = positionals;
  if (values.help) return console.log(HELP);
  if (kind === undefined || name === undefined || positionals.length > 2)
    throw new NothingWritten(`say what to write and its name\n\n${HELP}`);
  const root = values.root ? resolve(values.root) : resolve(import.meta.dirname, "../..");
  const written = await writeNew({ kind, name, pack: values.pack, root });
  console.log(`written:\n${written.map((path) => `  ${path}`).join("\n")}\n${nextStep(kind)}`);
}

function nextStep(kind: string): string {
  return isLeaf(kind)
    ? "Edit it, run npm run check, and set its tag to status:reviewed when a person has read it."
    : "Edit it and run npm test.";
}

if (import.meta.main)
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
