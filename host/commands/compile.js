// Run by `npm ci`, so that the first start is as quick as any. Plain JavaScript, so that any Node can run it.
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareRuntime } from "../runtime.js";

const ROOT = resolve(import.meta.dirname, "../..");

prepareRuntime();
try {
  const modules = globSync(["host/start.ts", "harnesses/*/harness.ts", "tools/*.ts"], {
    cwd: ROOT,
  });
  // Node writes what it compiled when the process ends.
  for (const file of modules)
    if (!file.endsWith(".test.ts")) await import(pathToFileURL(join(ROOT, file)).href);
  const { getReady } = await import("./running/get-ready.ts");
  await getReady(join(ROOT, "knowledge"));
} catch (error) {
  console.warn(`The first start compiles by itself, because doing so now failed: ${String(error)}`);
}
