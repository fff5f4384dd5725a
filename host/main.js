#!/usr/bin/env node
// Plain JavaScript: whatever TypeScript is read before the runtime is prepared is stripped of its types anew at each start.
import { beginSparingly, prepareRuntime } from "./runtime.js";

prepareRuntime();
const unknown = process.argv.slice(2).find((word) => word !== "--help" && word !== "-h");
if (unknown !== undefined) {
  process.stderr.write(
    `"${unknown}" is no option: the service is set by environment variables, which npm start -- --help lists\n`,
  );
  process.exitCode = 2;
} else if (process.argv.includes("--help") || process.argv.includes("-h")) {
  const { helpText } = await import("./variables.ts");
  process.stdout.write(helpText());
} else {
  beginSparingly(process.env);
  const { start } = await import("./start.ts");
  await start(process.env);
}
