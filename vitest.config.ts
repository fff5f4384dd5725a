import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** What only the first to ask in a process sees. */
const ALONE = ["host/layers/rag/kept-index.test.ts"];

export default defineConfig({
  test: {
    // Tests run the files as Node runs them: type stripping, no bundler in between.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Two cores: real hosts, files and watchers need room to breathe.
    maxWorkers: 2,
    execArgv: ["--import", pathToFileURL(join(import.meta.dirname, "host/prepared.js")).href],
    // A test that hangs shall end; how long one takes on a busy machine tells nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "./.ci/count-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          // Test files share what they loaded: loading and warming up took longer than testing. So each leaves the process as it found it.
          name: "sharing",
          isolate: false,
          include: ["{host,harnesses,schemas,tools,knowledge,bench}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...ALONE],
        },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
});
