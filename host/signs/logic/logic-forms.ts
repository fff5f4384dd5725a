import { isTrue, type Json } from "./logic-operators.ts";

/** Most steps one evaluation may take: lists inside lists multiply. */
export const MOST_STEPS = 20_000;

/** Thrown where an evaluation takes more than its steps. */
export class LogicLimit extends Error {
  constructor() {
    super(
      `takes more than ${MOST_STEPS} steps; lists inside lists multiply, test them one after another`,
    );
  }
}

/** What an expression is asked over: the facts, and inside a list's test one item. */
export interface Scope {
  readonly fact: (name: string) => Json;
  readonly value: Json;
  readonly steps: { left: number };
}

/** A part of a condition, ready to be asked. */
export type Expression = (scope: Scope) => Json;

/** Runs a part, and counts it. */
export function step(part: Expression | undefined, scope: Scope): Json {
  if ((scope.steps.left -= 1) < 0) throw new LogicLimit();
  return part?.(scope) ?? null;
}

/** The operators that decide themselves which of their parts run, and over what. */
interface Form {
  /** Whether its second part runs over each item of its first. */
  readonly items: boolean;
  readonly run: (parts: readonly Expression[], scope: Scope) => Json;
}

const overItems = (run: (items: readonly Json[], test: (item: Json) => Json) => Json): Form => ({
  items: true,
  run: ([all, part], scope) => {
    const items = step(all, scope);
    return run(Array.isArray(items) ? items : [], (value) => step(part, { ...scope, value }));
  },
});

/** The operators whose parts run as they decide, or over the items of a list. */
export const FORMS: Readonly<Record<string, Form>> = {
  and: { items: false, run: (parts, scope) => lastUntil(parts, scope, (value) => !isTrue(value)) },
  or: { items: false, run: (parts, scope) => lastUntil(parts, scope, isTrue) },
  if: { items: false, run: choose },
  map: overItems((items, test) => items.map(test)),
  filter: overItems((items, test) => items.filter((item) => isTrue(test(item)))),
  all: overItems((items, test) => items.length > 0 && items.every((item) => isTrue(test(item)))),
  none: overItems((items, test) => !items.some((item) => isTrue(test(item)))),
  some: overItems((items, test) => items.some((item) => isTrue(test(item)))),
  reduce: {
    items: true,
    run: ([all, part, start], scope) => {
      const items = step(all, scope);
      let accumulator = step(start, scope);
      for (const current of Array.isArray(items) ? (items as readonly Json[]) : [])
        accumulator = step(part, { ...scope, value: { current, accumulator } });
      return accumulator;
    },
  },
};

function lastUntil(
  parts: readonly Expression[],
  scope: Scope,
  decides: (value: Json) => boolean,
): Json {
  let value: Json = null;
  for (const part of parts) if (decides((value = step(part, scope)))) return value;
  return value;
}

function choose(parts: readonly Expression[], scope: Scope): Json {
  for (let i = 0; i + 1 < parts.length; i += 2)
    if (isTrue(step(parts[i], scope))) return step(parts[i + 1], scope);
  return parts.length % 2 === 1 ? step(parts.at(-1), scope) : null;
}
