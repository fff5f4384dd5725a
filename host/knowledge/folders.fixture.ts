import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openKnowledge, type KnowledgeOptions, type KnowledgeStore } from "./store.ts";

/** A folder for one test, gone with it. */
export interface Folders extends AsyncDisposable {
  readonly path: string;
  /** A bundled root and the root that the service writes to. */
  readonly bundled: string;
  readonly written: string;
  /** Writes `<root>/<file>`, JSON unless it is a string; its folders too. */
  write(file: string, content: unknown, root?: string): Promise<void>;
  open(options?: Partial<KnowledgeOptions>): Promise<KnowledgeStore>;
}

/** Makes the folder with one pack named `base` that holds nothing yet. */
export async function makeFolders(): Promise<Folders> {
  const path = await mkdtemp(join(tmpdir(), "knowledge-"));
  const bundled = join(path, "bundled");
  const written = join(path, "data", "knowledge");
  const folders: Folders = {
    path,
    bundled,
    written,
    async write(file, content, root = bundled) {
      const at = join(root, file);
      await mkdir(dirname(at), { recursive: true });
      await writeFile(at, typeof content === "string" ? content : jsonText(content));
    },
    open: (options) =>
      openKnowledge({
        roots: [bundled, written],
        stateDir: join(path, "data", "state"),
        warm: [],
        hostVersion: "0.5.0",
        ...options,
      }),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
  await folders.write("base/pack.json", packOf("base"));
  return folders;
}

/** A value as people write it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A valid `pack.json`. */
export function packOf(name: string, version = "1.0.0"): object {
  return {
    name,
    version,
    schema_version: "1.0",
    minimum_host_version: "0.5.0",
    title: `The pack ${name}`,
    license: "CC-BY-4.0",
    maintainers: ["tests"],
  };
}

/** A valid `reasoning_step`: the smallest object there is. */
export function stepOf(id: string, changes: { version?: string; label?: string } = {}): object {
  const { version = "v1", label = "Look first" } = changes;
  return {
    schema_version: "1.0",
    knowledge_object_type: "reasoning_step",
    id,
    version,
    content: { label, order: 1, instruction: "Read the message before answering." },
    tags: ["status:reviewed"],
  };
}

/** A valid `grep_rule` that finds `word`. */
export function ruleOf(id: string, word: string): object {
  return {
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id,
    version: "v1",
    content: {
      rule_id: id.replaceAll("-", "_"),
      category: "illegal_fees",
      severity: "medium",
      pattern: `\\b${word}\\b`,
      description: `The word ${word} is used.`,
      examples: [`They ask for a ${word} today.`],
    },
    tags: ["status:reviewed", "indicator:illegal_fees", "lang:en"],
    extensions: { negative_examples: ["Nothing is asked of anybody."] },
  };
}
