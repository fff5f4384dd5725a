import { expect, test } from "vitest";
import { Pack } from "./pack.ts";
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
