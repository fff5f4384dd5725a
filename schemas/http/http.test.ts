import { glob } from "node:fs/promises";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { undescribed } from "../undescribed.fixture.ts";
import { validator } from "../validate.ts";

for await (const file of glob(`${import.meta.dirname}/**/*.ts`)) {
  if (file.endsWith(".test.ts")) continue;
  const exported: object = await import(file);
  const shapes = Object.entries(exported).filter(([, value]) => isObjectShape(value));

  test.each(shapes)(
    `${relative(import.meta.dirname, file)}: %s is a JSON Schema whose every property is described`,
    (name, shape) => {
      expect(() => validator(shape)).not.toThrow();
      expect(undescribed(shape, name)).toEqual([]);
    },
  );
}

function isObjectShape(value: unknown): boolean {
  return typeof value === "object" && value !== null && Reflect.get(value, "type") === "object";
}
