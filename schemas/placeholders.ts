const PLACEHOLDER = /\{([a-z][a-z_]*)\}/g;

/** A filled template, or the placeholders it names that were not given. */
export type Rendered =
  | { readonly text: string; readonly missing?: never }
  | { readonly text?: never; readonly missing: readonly string[] };

/** The names in braces of a template, each once, in text order; other braces are plain text. */
export function placeholdersOf(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), ([, name = ""]) => name))];
}

/** Puts each value where its name stands in braces; braces inside a value stay what they are, because the text is read once. */
export function renderTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
): Rendered {
  const missing = placeholdersOf(template).filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0) return { missing };
  return { text: template.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? "") };
}
