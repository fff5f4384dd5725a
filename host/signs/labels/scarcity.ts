import { isGraveSeverity } from "../../../schemas/taxonomy.ts";

const LEAST = 3;

/** What a grave rule lacks in evidence: high and critical ones bring three examples and three look-alikes; a text written twice proves no more. */
export function scarcityOf({
  content: { severity, examples },
  extensions,
}: {
  readonly content: { readonly severity: string; readonly examples: readonly string[] };
  readonly extensions?: { readonly negative_examples?: readonly string[] };
}): readonly { readonly path: string; readonly message: string }[] {
  if (!isGraveSeverity(severity)) return [];
  const counts = [
    ["content.examples", new Set(examples).size],
    ["extensions.negative_examples", new Set(extensions?.negative_examples).size],
  ] as const;
  return counts
    .filter(([, found]) => found < LEAST)
    .map(([path, found]) => ({
      path,
      message: `has ${found}; a ${severity} rule needs at least ${LEAST}, each another text`,
    }));
}
