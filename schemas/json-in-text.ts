/** The JSON object of a model's answer, also where it stands in a code fence or between words; undefined where there is none. */
export function jsonInText(raw: string): unknown {
  const from = raw.indexOf("{");
  const to = raw.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(raw.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
