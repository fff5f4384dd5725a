const UNIT = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|[^])|[^]/gu;

/** The escapes and single characters that a pattern is written in. */
export function unitsOf(source: string): string[] {
  return source.match(UNIT) ?? [];
}
