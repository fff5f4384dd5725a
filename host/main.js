#!/usr/bin/env node
// Plain JavaScript: a start that finds everything below compiled then needs no reader of TypeScript, which alone holds 15 MB.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Requests are short: a large young generation only holds memory. It must be said before the heap has grown.
setFlagsFromString("--semi-space-growth-factor=1");
enableCompileCache(join(process.env["HARNESS_DATA"]?.trim() || ".data", "compiled"));

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  const { helpText } = await import("./config.ts");
  process.stdout.write(helpText());
} else {
  const { start } = await import("./start.ts");
  await start(process.env);
}
