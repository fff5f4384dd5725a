import { expect, test } from "vitest";
import { isPackName, Pack } from "./pack.ts";
import { validator } from "./validate.ts";

const pack = {
  name: "core",
  version: "0.1.0",
  schema_version: "1.0",
  minimum_host_version: "0.5.0",
  title: "Starter knowledge",
  license: "CC-BY-4.0",
  maintainers: ["Safe Harness maintainers"],
};
const shape = validator(Pack);

test.each([{}, { description: "More." }, { version: "1.0.0-rc.1+build.5" }])(
  "a pack.json with %o is accepted",
  (part) => {
    expect(shape.accepts({ ...pack, ...part })).toBe(true);
  },
);

test.each([
  ["name", "Core Pack"],
  ["version", "v1"],
  ["version", "01.0.0"],
  ["schema_version", "2.0"],
  ["minimum_host_version", "0.5"],
  ["title", ""],
  ["license", undefined],
  ["maintainers", []],
  ["objects", []],
])("a pack.json whose %s is %o is refused, naming it", (key, value) => {
  const broken = JSON.parse(JSON.stringify({ ...pack, [key]: value }));
  expect(shape.accepts(broken)).toBe(false);
  const [problem] = shape.problems();
  expect(`${problem?.path} ${problem?.message}`).toContain(key);
  expect(shape.problems()).toHaveLength(1);
});

test.each([
  "0.0.0",
  "1.2.3-0",
  "1.2.3-rc.1",
  "1.2.3-0a.-.--.x-y",
  "1.2.3--",
  "1.2.3+001",
  "1.2.3-rc+001.-",
  `1.2.3-${"a".repeat(54)}`,
])("%s is a version", (version) => {
  expect(shape.accepts({ ...pack, version })).toBe(true);
});

test.each([
  "1.0.0-..",
  "1.0.0-",
  "1.0.0-a..b",
  "1.0.0-a.",
  "1.0.0-.a",
  "1.0.0-01",
  "1.0.0-rc.007",
  "1.0.0+",
  "1.0.0+a..b",
  "1.0.0+a+b",
  "1.0.0-a_b",
  "1.0",
  "1.0.0.0",
  "v1.0.0",
  " 1.0.0",
  "1.0.0\n",
  `1.0.0-${"a".repeat(55)}`,
  `${"9".repeat(400)}.0.0`,
])("%j is no version", (version) => {
  expect(shape.accepts({ ...pack, version })).toBe(false);
  expect(shape.accepts({ ...pack, minimum_host_version: version })).toBe(false);
});

test.each(["core", "east-asia", "a1-2b"])("%s is the name of a pack", (name) => {
  expect(isPackName(name)).toBe(true);
});

test.each(["", "..", "a/b", "Core", "a--b", "-a", "a\n", "a".repeat(61)])(
  "%j is no name of a pack",
  (name) => {
    expect(isPackName(name)).toBe(false);
  },
);
