import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadTool } from "./load.ts";
import { findTools } from "./scan.ts";

async function load(schema: string): Promise<unknown> {
  const root = await mkdtemp(join(tmpdir(), "tools-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(
    join(root, "lookup.ts"),
    `export const name = "lookup"; export const description = "Looks up.";
     export const schema = ${schema}; export const propose = () => []; export const call = () => ({});`,
  );
  const [found] = await findTools([root]);
  return found && loadTool(found);
}

test.for(["null", "[]", '"object"', "undefined"])(
  "a tool with the schema %s is faulty",
  async (schema) => {
    await expect(load(schema)).rejects.toThrow("must export schema, a JSON Schema object");
  },
);

test("a tool with a schema is loaded", async () => {
  expect(await load('{ type: "object" }')).toHaveProperty("name", "lookup");
});
