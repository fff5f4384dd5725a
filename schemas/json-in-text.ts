/** Levels that JSON which somebody else wrote may be nested: as many as a request's body. */
const MOST_LEVELS = 64;

const FENCED = /^\s*```\w*\n([^]*?)\n?```\s*$/;
/** What an object, and what a list stands between. */
const BRACKETS = [
  ["{", "}"],
  ["[", "]"],
] as const;

/** The JSON object of a model's answer, also where it stands in a code fence or between words; undefined where there is none, or one of more than 64 levels. */
export function jsonInText(raw: string): unknown {
  return parsed(between(raw, "{", "}"));
}

/** What a model's answer may say as JSON: the whole of it, also in a code fence, and the object and the list that stand between words; none of more than 64 levels. */
export function jsonsInText(raw: string): unknown[] {
  const whole = FENCED.exec(raw)?.[1] ?? raw;
  const parts = BRACKETS.map(([from, to]) => between(whole, from, to));
  return [...new Set([whole.trim(), ...parts])].map(parsed).filter((value) => value !== undefined);
}

function between(raw: string, opening: string, closing: string): string {
  const from = raw.indexOf(opening);
  return from < 0 ? "" : raw.slice(from, raw.lastIndexOf(closing) + 1);
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return isDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Level by level, without recursion: the value came from a stranger. */
function isDeep(value: unknown): boolean {
  let holders = [value].filter(isHolder);
  for (let depth = 1; holders.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    holders = holders.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
