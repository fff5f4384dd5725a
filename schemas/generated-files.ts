import { knowledgeSchema } from "./knowledge-schema.ts";
import { Pack } from "./pack.ts";
import { LEAF_NAMES } from "./taxonomy.ts";

const FOLDER = "schemas/generated";

/** The files that derive from the leaves: path from the repository's root → text. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...LEAF_NAMES.map(
      (leaf) => [`${FOLDER}/${leaf}.schema.json`, json(knowledgeSchema(leaf))] as const,
    ),
    [`${FOLDER}/pack.schema.json`, json(packSchema())],
    [".vscode/settings.json", json({ "json.schemas": editorSchemas() })],
  ]);
}

function packSchema(): object {
  const plain: object = JSON.parse(JSON.stringify(Pack));
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...plain };
}

/** Which files an editor completes and checks by which schema. */
function editorSchemas(): object[] {
  return [
    ...LEAF_NAMES.map((leaf) => ({
      fileMatch: [`knowledge/*/${leaf}/*.json`],
      url: `./${FOLDER}/${leaf}.schema.json`,
    })),
    { fileMatch: ["knowledge/*/pack.json"], url: `./${FOLDER}/pack.schema.json` },
  ];
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
