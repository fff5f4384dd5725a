import { NAME_LISTS, operationOf, variableOf } from "./logic-shape.ts";

/** What fired on a message, as a condition's bound looks at it. */
export interface Fired {
  /** Names, categories, dimensions and severities of the rules that fired. */
  readonly names: ReadonlySet<string>;
  /** The names of the rules alone. */
  readonly rules: readonly string[];
}

/** Whether a condition may hold of a message, by what fired alone; where it is false the condition does not hold. */
export type Bound = (fired: Fired) => boolean;

const LISTS: ReadonlySet<unknown> = NAME_LISTS.union(new Set(["severities"]));

const MAY_HOLD: Bound = () => true;

/** The bound of a condition: a membership holds only where its name fired, a part of a rule's name only where such a rule did, `and` and `or` join them, and all else may hold. */
export function boundOf(source: unknown): Bound {
  const [operator, args] = operationOf(source);
  if (operator === "in") return ofMembership(args);
  if (operator === "some") return ofPart(args);
  if (operator !== "and" && operator !== "or") return MAY_HOLD;
  const parts = args.map(boundOf);
  if (operator === "or") return (fired) => parts.some((part) => part(fired));
  const telling = parts.filter((part) => part !== MAY_HOLD);
  return telling.length === 0 ? MAY_HOLD : (fired) => telling.every((part) => part(fired));
}

function ofMembership([name, list]: readonly unknown[]): Bound {
  if (typeof name !== "string" || !LISTS.has(variableOf(list))) return MAY_HOLD;
  return ({ names }) => names.has(name);
}

/** Of `{"some": [{"var": "rules"}, {"in": ["part", {"var": ""}]}]}`. */
function ofPart([list, test]: readonly unknown[]): Bound {
  const [operator, [part, item]] = operationOf(test);
  const isPart = operator === "in" && variableOf(list) === "rules" && variableOf(item) === "";
  if (!isPart || typeof part !== "string") return MAY_HOLD;
  return ({ rules }) => rules.some((rule) => rule.includes(part));
}
