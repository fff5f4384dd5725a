import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
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

test("a tool whose part failed asks for a restart by the part's name, and one without it is loaded", async () => {
  const root = await mkdtemp(join(tmpdir(), "tools-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const tool = (name: string) =>
    `export const name = "${name}"; export const description = ""; export const schema = {};
     export const propose = () => []; export const call = () => ({});`;
  await mkdir(join(root, "words"));
  await writeFile(join(root, "words/part.ts"), "export {}; throw new Error('no list');");
  await writeFile(join(root, "a.ts"), `import "./words/part.ts"; ${tool("a")}`);
  await writeFile(join(root, "b.ts"), tool("b"));
  const found = await findTools([root]);
  const [a, b] = ["a", "b"].map((each) => found.find(({ name }) => name === each));
  await expect(a && loadTool(a)).rejects.toThrow("no list");
  await expect(a && loadTool(a)).rejects.toThrow(/^restart the service: words\/part\.ts failed/);
  expect(await (b && loadTool(b))).toHaveProperty("name", "b");
});

test("a tool with a schema is loaded", async () => {
  expect(await load('{ type: "object" }')).toHaveProperty("name", "lookup");
});
