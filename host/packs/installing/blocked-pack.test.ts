import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const RUN = join(import.meta.dirname, "blocked-pack.fixture.ts");

test("of several packs none is changed and nothing is left behind where one cannot be, and all are once it can", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN]);
  const both = (version: string) => ({
    inForce: [`aa@${version}`, `bb@${version}`],
    onDisk: [version, version],
  });
  expect(JSON.parse(stdout)).toEqual({
    outcome: {
      refused: "STORAGE_FAILED",
      detail: "the pack could not be written (EACCES); nothing was changed",
      problems: [],
    },
    blocked: { ...both("1.0.0"), left: [] },
    cured: both("2.0.0"),
  });
});
