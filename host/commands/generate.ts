import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { schemaFiles } from "../../schemas/generated-files.ts";
import { coveragePage } from "./generate/coverage-page.ts";
import { openapiFile } from "./generate/bundled-openapi.ts";
import { derivedPatternFiles } from "./generate/derived-patterns.ts";
import { provenFile } from "./generate/proven-files.ts";
import { repositoryAt } from "./running/repository.ts";
import { runCommand } from "./running/run-command.ts";

const HELP = `Writes the files that derive from the schemas: one JSON Schema per leaf, openapi.json, what editors need,
what is derived of the bundled patterns, which bundled objects passed every check, and what the packs cover.

Usage: npm run generate             writes them
       npm run generate -- --check  writes nothing; names stale files and exits 1

  --root <folder>  the repository, when it is not this one
  --help           this text

Exit code: 0 when they are written or fresh, 1 when some are stale, 2 when it could not begin.
`;

/** Gives files: path from the root → text. */
type Generator = () => Promise<ReadonlyMap<string, string>>;

/** A new kind of generated file is one entry here. */
const GENERATORS: readonly Generator[] = [
  async () => schemaFiles(),
  openapiFile,
  derivedPatternFiles,
  provenFile,
  coveragePage,
];

/** Folders whose every file is generated: others in them are left over. */
const OWNED = ["schemas/generated"];

let generated: Promise<ReadonlyMap<string, string>> | undefined;

/** Every generated file: path from the root → text. Made once: running all evidence takes seconds. */
export function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  generated ??= Promise.all(GENERATORS.map((generate) => generate())).then(
    (groups) => new Map(groups.flatMap((files) => [...files])),
  );
  return generated;
}

/** The paths under `root` that differ from what would be generated, are missing, or are left over. */
export async function staleFiles(root: string): Promise<string[]> {
  const files = await generatedFiles();
  const differs = await Promise.all(
    [...files].map(async ([path, text]) => (await textOf(join(root, path))) !== text && path),
  );
  return [...differs.filter((path) => path !== false), ...(await leftOver(root))];
}

/** Writes every generated file under `root` and removes left-over ones; gives the paths that changed. */
export async function writeFiles(root: string): Promise<string[]> {
  const stale = await staleFiles(root);
  const files = await generatedFiles();
  for (const path of stale) {
    const text = files.get(path);
    const file = join(root, path);
    if (text === undefined) await rm(file);
    else await mkdir(dirname(file), { recursive: true }).then(() => writeFile(file, text));
  }
  return stale;
}

async function leftOver(root: string): Promise<string[]> {
  const files = await generatedFiles();
  const found = await Promise.all(
    OWNED.map(async (folder) => {
      const names = await readdir(join(root, folder)).catch(() => []);
      return names.map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat().filter((path) => !files.has(path));
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      root: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const root = repositoryAt(values.root);
  if (!values.check) {
    const written = await writeFiles(root);
    console.log(`${(await generatedFiles()).size} generated files, ${written.length} changed`);
    return 0;
  }
  const stale = await staleFiles(root);
  for (const path of stale) console.error(`${path} is stale; run npm run generate`);
  console.log(`${(await generatedFiles()).size} generated files, ${stale.length} stale`);
  return stale.length > 0 ? 1 : 0;
}

if (import.meta.main) await runCommand(main);
