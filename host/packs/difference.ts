import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import { isRecord } from "../knowledge/text/canonical.ts";
import { pathOf } from "./manifest.ts";
import type { PackContent } from "./archives/pack-content.ts";

/** One field that is not what it was; absent is undefined. */
export interface FieldChange {
  /** Dotted: `content.phone`. Lists are one field. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One object that is not what it was. */
export type ObjectChange = { readonly leaf: Leaf; readonly id: string } & (
  | { readonly kind: "added"; readonly after: KnowledgeObject }
  | { readonly kind: "withdrawn"; readonly before: KnowledgeObject }
  | {
      readonly kind: "changed";
      readonly before: KnowledgeObject;
      readonly after: KnowledgeObject;
      readonly fields: readonly FieldChange[];
    }
);

/** What one pack has otherwise than another, by path. */
export function differenceOf(older: PackContent, newer: PackContent): ObjectChange[] {
  const before = new Map(older.objects.map((object) => [pathOf(object), object]));
  const after = new Map(newer.objects.map((object) => [pathOf(object), object]));
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((path): ObjectChange[] => {
      const [was, is] = [before.get(path), after.get(path)];
      if (was === undefined)
        return is === undefined
          ? []
          : [{ kind: "added", leaf: is.leaf, id: is.id, after: is.object }];
      const { leaf, id, object } = was;
      if (is === undefined) return [{ kind: "withdrawn", leaf, id, before: object }];
      if (was.verdict.sha256 === is.verdict.sha256) return [];
      const fields = fieldChanges(object, is.object);
      return [{ kind: "changed", leaf, id, before: object, after: is.object, fields }];
    });
}

/** Every field of two values that differs; records are looked into, lists are not. */
function fieldChanges(before: unknown, after: unknown, path = ""): FieldChange[] {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    fieldChanges(before[key], after[key], path === "" ? key : `${path}.${key}`),
  );
}
