import { valueProblem } from "./json-value.ts";

const FENCED = /^\s*```\w*\n([^]*?)\n?```\s*$/;
/** What an object, and what a list stands between. */
const BRACKETS = [
  ["{", "}"],
  ["[", "]"],
] as const;

/** The JSON object of a model's answer, also where it stands in a code fence or between words; undefined where there is none, or one of no use to anybody. */
export function jsonInText(raw: string): unknown {
  return parsed(between(raw, "{", "}"));
}

/** What a model's answer may say as JSON: the whole of it, also in a code fence, and the object and the list that stand between words; none that is of no use to anybody (`valueProblem`). */
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
    return valueProblem(value) === null ? value : undefined;
  } catch {
    return undefined;
  }
}
