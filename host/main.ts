#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { helpText } from "./config.ts";
import { keepYoungSmall } from "./memory.ts";

keepYoungSmall();
// Before the rest is imported: a second start then skips reading and stripping it again.
enableCompileCache();

if (process.argv.includes("--help") || process.argv.includes("-h"))
  process.stdout.write(helpText());
else {
  const { start } = await import("./start.ts");
  await start(process.env);
}
