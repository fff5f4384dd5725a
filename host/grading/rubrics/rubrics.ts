import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Rubric } from "../../../schemas/http/grade.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { compileRule } from "../../matching/rule.ts";
import { Scanner } from "../../matching/scanner.ts";

/** One criterion as it is listed. */
export type Criterion = Rubric["criteria"][number];

/** What a scanner's rule shows when it matches. */
export interface Indicator {
  /** Position among the rubric's criteria. */
  readonly criterion: number;
  readonly shows: "met" | "broken";
}

/** A rubric whose indicators can be looked for. */
export interface CompiledRubric {
  readonly listed: Rubric;
  /** Made on first use; its rules stand in the order of `indicators`. */
  readonly scanner: () => Scanner;
  readonly indicators: readonly Indicator[];
}

/** The rubrics of a snapshot by name: the reviewed criteria that share `extensions.rubric`. */
export function buildRubrics(snapshot: Snapshot): ReadonlyMap<string, CompiledRubric> {
  const objects = snapshot
    .all("rubric_dimension")
    .filter(({ extensions }) => extensions?.rubric !== undefined)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const grouped = Map.groupBy(objects, ({ extensions }) => extensions?.rubric ?? "");
  const names = [...grouped.keys()].toSorted();
  return new Map(names.map((name) => [name, compiled(name, grouped.get(name) ?? [])]));
}

function compiled(
  name: string,
  objects: readonly KnowledgeObject<"rubric_dimension">[],
): CompiledRubric {
  const criteria = objects.map((object) => criterionOf(object));
  const named = objects.find(({ extensions }) => extensions?.rubric_name !== undefined);
  const told = objects.find(({ extensions }) => extensions?.rubric_description !== undefined);
  const all = criteria.flatMap((each, criterion) => [
    ...each.pass_indicators.map((pattern) => ({ pattern, criterion, shows: "met" as const })),
    ...each.fail_indicators.map((pattern) => ({ pattern, criterion, shows: "broken" as const })),
  ]);
  const usable = all.flatMap(({ pattern, criterion, shows }) => {
    const { rule } = compileRule({ patterns: [{ path: "indicator", pattern }] });
    return rule === undefined ? [] : [{ rule, indicator: { criterion, shows } }];
  });
  let scanner: Scanner | undefined;
  return {
    listed: {
      category: name,
      name: named?.extensions?.rubric_name ?? name.replaceAll("_", " "),
      description: told?.extensions?.rubric_description ?? "",
      criteria,
    },
    scanner: () => (scanner ??= new Scanner(usable.map(({ rule }) => rule))),
    indicators: usable.map(({ indicator }) => indicator),
  };
}

function criterionOf({
  id,
  content,
  extensions = {},
}: KnowledgeObject<"rubric_dimension">): Criterion {
  const { criterion_id = id, required = false, kind = "recognition" } = extensions;
  const { pass_indicators = [], fail_indicators = [], applies_to_categories } = extensions;
  return {
    id: criterion_id,
    description: content.question,
    weight: content.weight,
    required,
    kind,
    pass_indicators: [...pass_indicators],
    fail_indicators: [...fail_indicators],
    ...(applies_to_categories && { applies_to_categories: [...applies_to_categories] }),
  };
}
