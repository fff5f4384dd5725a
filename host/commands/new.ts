import { existsSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { isLeaf, LEAF_NAMES } from "../../schemas/taxonomy.ts";
import { harnessFiles, objectFile, packFile, toolFiles, type NewFiles } from "./new/files.ts";
import { repositoryAt } from "./running/repository.ts";
import { runCommand, UsageError } from "./running/run-command.ts";

const HELP = `Writes a new file to start from; never overwrites one.

Usage: npm run new <leaf> <id> [-- --pack core]   knowledge/<pack>/<leaf>/<id>.json, as a draft
       npm run new harness <name>                 harnesses/<name>/harness.ts and its test
       npm run new tool <name>                    tools/<name>.ts and its test

  --pack <pack>    the pack that a new object goes into (default core)
  --root <folder>  the repository, when it is not this one
  --help           this text

Leaves: ${LEAF_NAMES.join(", ")}

Exit code: 0 when it was written, 2 when nothing was.
`;

/** Why nothing was written: a sentence that says what to do instead. */
export class NothingWritten extends UsageError {}

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
  const begun: string[] = [];
  try {
    for (const [path, text] of files) {
      const file = join(request.root, path);
      await mkdir(dirname(file), { recursive: true });
      await using opened = await open(file, "wx");
      begun.push(file);
      await opened.writeFile(text);
    }
  } catch (error) {
    for (const file of begun) await rm(file, { force: true });
    throw error;
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

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pack: { type: "string" },
      root: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [kind, name, ...others] = positionals;
  if (kind === undefined || name === undefined || others.length > 0)
    throw new NothingWritten("say what to write and its name, and nothing else; --help tells more");
  if (values.pack !== undefined && !isLeaf(kind))
    throw new NothingWritten(`--pack is for objects; a ${kind} lies in no pack`);
  const root = repositoryAt(values.root);
  const written = await writeNew({ kind, name, pack: values.pack ?? "core", root });
  console.log(`written:\n${written.map((path) => `  ${path}`).join("\n")}\n${nextStep(kind)}`);
  return 0;
}

function nextStep(kind: string): string {
  if (isLeaf(kind))
    return "Edit it, run npm run check, and set its tag to status:reviewed when a person has read it. What is to stay in this repository: npm run generate before npm test.";
  const examples =
    kind === "tool"
      ? " A pack holds its tool_definition and two of its tool_example at least."
      : "";
  return `Edit it; then npm run generate and npm test.${examples}`;
}

if (import.meta.main) await runCommand(main);
