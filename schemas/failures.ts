/** What is read of a layer's trace. */
interface LayerLike {
  readonly fired: boolean | null;
  readonly [detail: string]: unknown;
}

/** A layer that failed, or a part of one that could not be asked. */
export interface Failure {
  readonly kind: "layer" | "rule" | "tool";
  readonly name: string;
}

/** What failed among the layers that ran, by the traces of them: layers, and of the others the rules and tools. Rules on trial are left out, as nothing is built on them. */
export function failuresIn(
  traces: Readonly<Record<string, LayerLike | undefined>>,
): readonly Failure[] {
  return Object.entries(traces).flatMap(([name, trace]): readonly Failure[] => {
    if (trace === undefined) return [];
    if (trace.fired === null) return [{ kind: "layer", name }];
    const failed: unknown = trace["failed"];
    return Array.isArray(failed) ? failed.flatMap(partOf) : [];
  });
}

function partOf(part: unknown): readonly Failure[] {
  if (typeof part === "string") return [{ kind: "tool", name: part }];
  if (typeof part !== "object" || part === null || Reflect.get(part, "shadow") === true) return [];
  return [{ kind: "rule", name: String(Reflect.get(part, "rule")) }];
}
