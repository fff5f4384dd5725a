import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/** Folders whose tests start no host and change nothing outside their own values, or only ask a host of their own: they share what they loaded, in half the time. */
const SHARING = [
  "host/{reading,risk,matching,wording,signs,retrieval,message,privacy,verification}/**/*.test.ts",
  "host/engine/composer/**/*.test.ts",
  "host/grading/**/*.test.ts",
  "{tools,schemas,knowledge}/**/*.test.ts",
  "harnesses/chat/answers/**/*.test.ts",
  "{host,harnesses}/classifier/**/*.test.ts",
  "harnesses/{grade,search,search_safety,post_search_verification}/**/*.test.ts",
];

export default defineConfig({
  test: {
    // Tests run the files as Node runs them: type stripping, no bundler in between.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Two cores: real hosts, files and watchers need room to breathe.
    maxWorkers: 2,
    execArgv: ["--import", join(import.meta.dirname, "host/prepared.js")],
    // A test that hangs shall end; how long one takes on a busy machine tells nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "./.ci/count-reporter.ts"],
    projects: [
      { extends: true, test: { name: "sharing", include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: "hosts",
          include: ["{host,harnesses,schemas,tools,knowledge,bench}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...SHARING],
        },
      },
    ],
  },
});
