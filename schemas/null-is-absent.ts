import type { FuncKeywordDefinition } from "ajv";

/** The keyword that names keys whose null is read as absent: many clients serialise an unset value so. */
export const NULL_IS_ABSENT = "x-null-is-absent";

/** Its meaning for Ajv: the key is dropped before defaults are filled. */
export const nullIsAbsent: FuncKeywordDefinition = {
  keyword: NULL_IS_ABSENT,
  schemaType: "array",
  // Without a type it runs before the keywords of objects, so before their defaults.
  modifying: true,
  errors: false,
  compile: (keys: readonly string[]) => (value: unknown) => {
    if (typeof value !== "object" || value === null) return true;
    for (const key of keys)
      if (Reflect.get(value, key) === null) Reflect.deleteProperty(value, key);
    return true;
  },
};
