import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("with nothing set it listens on 127.0.0.1:8787 with the composer and SQLite", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8787, host: "127.0.0.1", engine: "composer" });
  expect(config.databaseUrl).toBeNull();
  expect(config.knowledgeRoots).toEqual([resolve("knowledge"), resolve(".data/knowledge")]);
});

test("what came with the service is found wherever it was started from", () => {
  expect(readConfig({}).harnessRoots).toEqual([join(import.meta.dirname, "../harnesses")]);
});

test("a model file alone means llama", () => {
  expect(readConfig({ HARNESS_MODEL: "tiny.gguf" }).engine).toBe("llama");
});

test("several roots are kept in order, the data folder last", () => {
  const { knowledgeRoots } = readConfig({
    HARNESS_KNOWLEDGE: ["/a", "/b"].join(delimiter),
    HARNESS_DATA: "/d",
  });
  expect(knowledgeRoots).toEqual([resolve("/a"), resolve("/b"), resolve("/d/knowledge")]);
});

test.for([
  [{ PORT: "80 80" }, "PORT"],
  [{ PORT: "99999" }, "65535"],
  [{ HARNESS_ENGINE: "gpt" }, "composer, llama, openai, none"],
  [{ HARNESS_ENGINE: "llama" }, "HARNESS_MODEL"],
  [{ HARNESS_ENGINE: "openai" }, "HARNESS_OPENAI_URL"],
  [{ HARNESS_DATABASE_URL: "mysql://x" }, "postgres://"],
  [{ HARNESS_GRADING: "maybe" }, "on, off"],
  [{ HARNESS_OCR: "english" }, "eng+ara"],
  [{ HARNESS_PINS: "core" }, "<pack>@<version>"],
  [{ HARNESS_PINS: "core@1.0.0,core@1.1.0" }, "once"],
  [{ HARNESS_KEEP_GENERATIONS: "0" }, "from 1 to 9999"],
  [{ HARNESS_RETENTION_DAYS: "0" }, "from 1 to 9999"],
  [{ HARNESS_RETENTION_DAYS: "-30" }, "HARNESS_RETENTION_DAYS"],
  [{ HARNESS_RETENTION_DAYS: "0.5" }, "a whole number"],
  [{ HARNESS_RETENTION_DAYS: "100000" }, "from 1 to 9999"],
  [{ HARNESS_RETENTION_DAYS: "for ever" }, "HARNESS_RETENTION_DAYS"],
  [{ HARNESS_HOSTS: "https://harness.example.org" }, "HARNESS_HOSTS holds"],
  [{ HARNESS_HOSTS: "harness.example.org/chat" }, "without https:// and paths"],
  [{ HARNESS_HUB_ALLOW: "https://hub.example.org" }, "without https://"],
  [
    {
      HARNESS_ENGINE: "openai",
      HARNESS_OPENAI_URL: "localhost:8000/v1",
      HARNESS_OPENAI_MODEL: "m",
    },
    "HARNESS_OPENAI_URL",
  ],
  [{ LOG_LEVEL: "loud" }, "trace, debug"],
  [{ HARNESS_TRUSTED_KEYS: ":" }, 'HARNESS_TRUSTED_KEYS is ":"'],
  [{ HARNESS_TRUSTED_KEYS: " : :" }, "names nothing"],
  [{ HARNESS_HUB_ALLOW: "," }, "HARNESS_HUB_ALLOW"],
  [{ HARNESS_PINS: ", ," }, "HARNESS_PINS"],
  [{ HARNESS_OFFICIAL_SOURCES: "," }, "HARNESS_OFFICIAL_SOURCES"],
  [{ HARNESS_MODULES: "::" }, "HARNESS_MODULES"],
  [{ HARNESS_TRUSTED_KEY: "/a.pub" }, "HARNESS_TRUSTED_KEYS is"],
  [{ harness_pins: "core@1.0.0" }, "HARNESS_PINS"],
] as const)("%j is refused naming the variable and the cure", ([env, words]) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(words);
});

test("pins, trusted keys and kept generations are read as lists and numbers", () => {
  const { pins, trustedKeyFiles, keepGenerations } = readConfig({
    HARNESS_PINS: "core@1.2.0, local-law@0.3.1-rc.1",
    HARNESS_TRUSTED_KEYS: ["/a.pub", "/b.pub"].join(delimiter),
    HARNESS_KEEP_GENERATIONS: "12",
  });
  expect([...pins]).toEqual([
    ["core", "1.2.0"],
    ["local-law", "0.3.1-rc.1"],
  ]);
  expect(trustedKeyFiles).toEqual([resolve("/a.pub"), resolve("/b.pub")]);
  expect(keepGenerations).toBe(12);
});
