import { FORMS, MOST_STEPS, step, type Expression } from "./logic-forms.ts";
import { boundOf, type Bound } from "./logic-bound.ts";
import { needsOf } from "./logic-needs.ts";
import { isTrue, OPERATORS, type Json } from "./logic-operators.ts";

/** Most operators and values one condition may hold. */
export const LARGEST_CONDITION = 500;
const DEEPEST = 24;

/** What is wrong with a condition: the field, and what would cure it. */
export interface LogicProblem {
  readonly path: string;
  readonly message: string;
}

/** A condition that can be asked. */
export interface Condition {
  /** Whether it holds of the facts. Total: throws only a LogicLimit, where lists multiply beyond measure. */
  holds(fact: (name: string) => Json): boolean;
  /** Whether it may hold by what fired alone: it need not be asked where it may not. */
  readonly mayHold: Bound;
  /** Names of which one must have fired for it to hold; null where it may hold without. */
  readonly needs: ReadonlySet<string> | null;
  /** The facts that it asks about. */
  readonly facts: ReadonlySet<string>;
  /** Every string in it: what it looks for. */
  readonly names: ReadonlySet<string>;
  /** Those of them that it looks for within the items of a list: "held_in_compound" in any rule's name. */
  readonly parts: ReadonlySet<string>;
}

/** Either the condition, or why it cannot be one. */
export type ConditionReading =
  | { readonly condition: Condition; readonly problems?: undefined }
  | { readonly problems: readonly LogicProblem[]; readonly condition?: undefined };

/** Reads JSON logic (jsonlogic.com) over facts of the `known` names: data, never code. Problems name the field, from `path` down. */
export function readCondition(
  source: unknown,
  { known, path }: { readonly known: ReadonlySet<string>; readonly path: string },
): ConditionReading {
  const reader = new ConditionReader(known);
  const expression = reader.read(source, { path, depth: 0, top: true });
  if (reader.problems.length > 0) return { problems: reader.problems };
  return {
    condition: {
      holds: (fact) => isTrue(expression({ fact, value: null, steps: { left: MOST_STEPS } })),
      mayHold: boundOf(source),
      needs: needsOf(source),
      facts: reader.facts,
      names: reader.names,
      parts: reader.parts,
    },
  };
}

interface Place {
  readonly path: string;
  readonly depth: number;
  /** Whether `var` names a fact, rather than a part of a list's item. */
  readonly top: boolean;
}

const NOTHING: Expression = () => null;

class ConditionReader {
  readonly problems: LogicProblem[] = [];
  readonly facts = new Set<string>();
  readonly names = new Set<string>();
  readonly parts = new Set<string>();
  readonly #known: ReadonlySet<string>;
  #size = 0;

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  read(source: unknown, at: Place): Expression {
    if ((this.#size += 1) > LARGEST_CONDITION) return this.#tooLarge(at);
    if (at.depth > DEEPEST) return this.#refuse(at, `nests deeper than ${DEEPEST}; split the rule`);
    if (Array.isArray(source)) return this.#list(source, at);
    if (typeof source === "object" && source !== null) return this.#operation(source, at);
    if (typeof source === "string") this.names.add(source);
    return () => source as Json;
  }

  #list(source: readonly unknown[], at: Place): Expression {
    const items = source.map((item, index) => this.read(item, inside(at, index)));
    return (scope) => items.map((item) => step(item, scope));
  }

  #operation(source: object, at: Place): Expression {
    const [entry, ...others] = Object.entries(source) as [string, unknown][];
    if (entry === undefined || others.length > 0)
      return this.#refuse(at, "must have exactly one operator; join several with and or or");
    const [operator, given] = entry;
    const place = inside(at, operator);
    const args: readonly unknown[] = Array.isArray(given) ? given : [given];
    if (operator === "var") return this.#variable(args, place);
    if (Object.hasOwn(OPERATORS, operator)) return this.#plain(operator, args, place);
    if (Object.hasOwn(FORMS, operator)) return this.#form(operator, args, place);
    return this.#refuse(at, `has the operator "${operator}"; use var, ${KNOWN_OPERATORS}`);
  }

  #plain(operator: string, args: readonly unknown[], at: Place): Expression {
    const run = OPERATORS[operator];
    const [sought, within] = args;
    if (operator === "in" && typeof sought === "string" && isItem(within)) this.parts.add(sought);
    const parts = args.map((arg, index) => this.read(arg, inside(at, index)));
    return (scope) => run?.(parts.map((part) => step(part, scope))) ?? null;
  }

  #form(operator: string, args: readonly unknown[], at: Place): Expression {
    const form = FORMS[operator];
    const parts = args.map((arg, index) => {
      const overItem = form?.items === true && index === 1;
      return this.read(arg, { ...inside(at, index), top: at.top && !overItem });
    });
    return (scope) => form?.run(parts, scope) ?? null;
  }

  #variable([name, fallback = null]: readonly unknown[], at: Place): Expression {
    if (typeof name !== "string" && typeof name !== "number")
      return this.#refuse(at, "must name a fact in so many words, such as dimensions");
    const keys = name === "" ? [] : String(name).split(".");
    const [first = "", ...rest] = keys;
    if (at.top && !this.#known.has(first))
      return this.#refuse(
        at,
        `names "${name}", which is no fact; use ${[...this.#known].join(", ")}`,
      );
    if (at.top) this.facts.add(first);
    const instead = this.read(fallback, at);
    if (at.top) return (scope) => partOf(scope.fact(first), rest) ?? step(instead, scope);
    return (scope) => partOf(scope.value, keys) ?? step(instead, scope);
  }

  #tooLarge({ path }: Place): Expression {
    const message = `holds more than ${LARGEST_CONDITION} parts; split the rule`;
    if (this.#size === LARGEST_CONDITION + 1) this.problems.push({ path, message });
    return NOTHING;
  }

  #refuse({ path }: Place, message: string): Expression {
    this.problems.push({ path, message });
    return NOTHING;
  }
}

/** Whether it stands for an item of the list that is gone through. */
function isItem(source: unknown): boolean {
  return typeof source === "object" && source !== null && "var" in source && source.var === "";
}

const KNOWN_OPERATORS = [...Object.keys(FORMS), ...Object.keys(OPERATORS)].join(", ");

function inside(at: Place, key: string | number): Place {
  return { ...at, path: `${at.path}.${key}`, depth: at.depth + 1 };
}

/** The part of a value that a path of own keys leads to. */
function partOf(value: Json, keys: readonly string[]): Json | undefined {
  let part: Json | undefined = value;
  for (const key of keys) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return undefined;
    part = (part as Readonly<Record<string, Json>>)[key];
  }
  return part;
}
