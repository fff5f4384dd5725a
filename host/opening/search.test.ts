import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { openSearching } from "./search.ts";
import { parts } from "../search/search.fixture.ts";

test.for([
  [{ HARNESS_SEARCH_URL: "ftp://example.org" }, /HARNESS_SEARCH_URL: "ftp:/u],
  [{ HARNESS_SEARCH_URL: "https://a.example.org http://b.example.org/" }, /"http:\/\/b\.example/u],
  [{ HARNESS_SEARCH_URL: "https://169.254.169.254/search" }, /private network/u],
  [{ HARNESS_SEARCH_URL: "https://key:secret@example.org/" }, /"example\.org" holds a password/u],
  [
    { HARNESS_OFFICIAL_SOURCES: "https://dmw.gov.ph,nonsense" },
    /HARNESS_OFFICIAL_SOURCES: "nonsense"/u,
  ],
] as const)("%j stops the start with a sentence that names it", ([env, message]) => {
  const open = () => openSearching(readConfig(env), parts.privacy);
  expect(open).toThrow(ConfigError);
  expect(open).toThrow(message);
  expect(open).not.toThrow(/secret/u);
});

test("without a setting the packs alone are searched", () => {
  const { search, outside } = openSearching(readConfig({}), parts.privacy);
  expect(search.backends().filter(({ sends }) => sends)).toEqual([]);
  expect(outside).toMatchObject({ officialSources: [], servers: [] });
});
