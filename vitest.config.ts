import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{host,harnesses,schemas,tools,knowledge,bench}/**/*.test.ts"],
    // Tests run the files as Node runs them: type stripping, no bundler in between.
    experimental: { viteModuleRunner: false },
    // Two cores: real hosts, files and watchers need room to breathe.
    maxWorkers: 2,
    // A test that hangs shall end; how long one takes on a busy machine tells nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "./.ci/count-reporter.ts"],
  },
});
