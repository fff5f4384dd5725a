import type { ToolResult } from "../../contract/tool.ts";

/** Facts and lists of contacts that passed the check of answers and cannot change: a tool that answers from memory gives the same ones again and again. */
const passed = new WeakSet();

/** Remembers of an answer that passed the check what is frozen, so that it need not pass again. */
export function rememberParts({ facts, contacts }: ToolResult): void {
  for (const fact of facts) if (isFrozenFlat(fact)) passed.add(fact);
  if (contacts !== undefined && Object.isFrozen(contacts) && contacts.every(isFrozenFlat))
    passed.add(contacts);
}

/** Whether an answer is made of nothing but remembered parts and of words: then it passes the check, and JSON can hold it. */
export function isOfKnownParts(answer: unknown): answer is ToolResult {
  if (typeof answer !== "object" || answer === null) return false;
  if (Object.getPrototypeOf(answer) !== Object.prototype) return false;
  const { found, facts } = answer as Partial<ToolResult>;
  if (typeof found !== "boolean" || !Array.isArray(facts)) return false;
  for (const fact of facts) if (!passed.has(fact)) return false;
  for (const key of Object.keys(answer))
    if (key !== "facts" && !isKnownDetail(key, (answer as ToolResult)[key])) return false;
  return true;
}

function isKnownDetail(key: string, value: unknown): boolean {
  if (key === "numbers") return false;
  if (key === "contacts") return typeof value === "object" && value !== null && passed.has(value);
  return isWord(value) || (Array.isArray(value) && value.every((each) => typeof each === "string"));
}

function isFrozenFlat(part: object): boolean {
  return (
    Object.isFrozen(part) &&
    Object.getPrototypeOf(part) === Object.prototype &&
    Object.values(part).every(isWord)
  );
}

function isWord(value: unknown): boolean {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    typeof value === "number"
  );
}
