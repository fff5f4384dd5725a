import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleObject } from "../../../schemas/example.ts";
import type { Pack } from "../../../schemas/pack.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { canonicalPackText, canonicalText } from "../../knowledge/text/canonical.ts";
import { VERSION } from "../../version.ts";

/** What is to be written: path from the repository's root → text. */
export type NewFiles = ReadonlyMap<string, string>;

/** A draft object of the leaf in its place, made from the leaf's own example. */
export function objectFile(leaf: Leaf, id: string, pack: string): NewFiles {
  const example = exampleObject(leaf);
  const draft = {
    ...example,
    id,
    provenance: { created_at: `${new Date().toISOString().slice(0, 19)}Z`, created_by: "curator" },
    content: { ...example.content, ...ownNames(leaf, example.content, id) },
    tags: ["status:draft", ...(example.tags ?? []).filter((tag) => !tag.startsWith("status:"))],
  };
  return new Map([[`knowledge/${pack}/${leaf}/${id}.json`, canonicalText(draft)]]);
}

/** The `pack.json` of a pack that does not exist yet. */
export function packFile(name: string): NewFiles {
  const pack: Pack = {
    name,
    version: "0.1.0",
    schema_version: "1.0",
    minimum_host_version: VERSION,
    title: `Knowledge pack ${name}`,
    license: "CC-BY-4.0",
    maintainers: ["curator"],
  };
  return new Map([[`knowledge/${name}/pack.json`, canonicalPackText(pack)]]);
}

/** A harness that answers on one route, with its test. */
export function harnessFiles(name: string): NewFiles {
  return new Map([
    [`harnesses/${name}/harness.ts`, filled("harness.ts.txt", name)],
    [`harnesses/${name}/harness.test.ts`, filled("harness.test.ts.txt", name)],
  ]);
}

/** A tool that looks one thing up, with its test. */
export function toolFiles(name: string): NewFiles {
  return new Map([
    [`tools/${name}.ts`, filled("tool.ts.txt", name)],
    [`tools/${name}.test.ts`, filled("tool.test.ts.txt", name)],
  ]);
}

/** The content keys by which an object names itself, after its id. */
function ownNames(leaf: Leaf, content: object, id: string): Record<string, string> {
  const snakeCase = id.replaceAll("-", "_");
  const names = {
    rule_id: snakeCase,
    snippet_id: id,
    template_id: id,
    id,
    ...(leaf === "tool_definition" && { name: snakeCase }),
  };
  return Object.fromEntries(Object.entries(names).filter(([key]) => key in content));
}

function filled(template: string, name: string): string {
  return readFileSync(join(import.meta.dirname, template), "utf8")
    .replaceAll("{name}", name)
    .replaceAll("{path}", name.replaceAll("_", "-"));
}
