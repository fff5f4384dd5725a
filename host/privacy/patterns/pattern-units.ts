const UNIT = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|[^])|[^]/gu;

/** A pattern as it is written; a RegExp is one, and to make one of what is rewritten again and again would take longer than the rewriting. */
export type Written = Pick<RegExp, "source" | "flags">;

/** A pattern that is made of parts, and is never run as it is written. */
export function written(source: string, flags: string): Written {
  return { source, flags };
}

/** The pattern ready to be run. */
export function compiled({ source, flags }: Written): RegExp {
  return new RegExp(source, flags);
}

/** The escapes and single characters that a pattern is written in. */
export function unitsOf(source: string): string[] {
  return source.match(UNIT) ?? [];
}
