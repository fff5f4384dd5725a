import Type from "typebox";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { stringsIn } from "../schemas/lists.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import type { ToolFact, ToolModule } from "../host/contract/tool.ts";
import { citationOf, paragraph } from "./wording/grounds.ts";
import { NameIndex, WordSet } from "./wording/names.ts";
import { plainText } from "./wording/plain-text.ts";

const MOST_CALLS = 4;

/** The fact_type of the objects that hold the indicators. */
const FACT_TYPE = "ilo_indicator";

const ABOUT_ALL =
  /\b(ilo|forced labou?r|trafficking)\b.{0,60}\bindicators?\b|\bindicators?\b.{0,60}\b(ilo|forced labou?r|trafficking)\b|\b(signs?|warning signs?) of (forced labou?r|trafficking|modern slavery)\b|\b(eleven|11) (ilo )?indicators\b|\bis (this|it|that) (forced labou?r|trafficking|modern slavery|slavery)\b|\bindikator\b.{0,40}\bkerja paksa\b|\bindicadores?\b.{0,60}\btrabajo forzoso\b|\bindicateurs?\b.{0,60}\btravail force\b|مؤشرات.{0,40}العمل القسري/u;

/** One of these stands in every text in Latin letters that `ABOUT_ALL` matches. */
const HINTS = new WordSet(
  "indicator indicators trafficking slavery forced indikator indicador indicadores indicateur indicateurs",
);

type Fact = KnowledgeObject<"extracted_fact">;

export const name = "ilo_indicators";

export const description =
  "The eleven ILO indicators of forced labour: what each means and the signs it shows by; one of them or all.";

export const schema = Type.Object(
  {
    indicator: Type.String({
      minLength: 1,
      maxLength: 80,
      description:
        "all, an indicator's number (1 to 11), its name, or its id such as debt-bondage.",
    }),
  },
  { additionalProperties: false },
);

/** All of them when the message asks about the indicators, else those it names outright. */
export const propose: ToolModule["propose"] = (reading, { knowledge }) => {
  const plain = plainText(reading);
  const isHinted = HINTS.mayMeet(plain) || (!plain.isAscii && plain.text.includes("مؤشرات"));
  if (isHinted && ABOUT_ALL.test(reading.folded.folded)) return [{ indicator: "all" }];
  if (!reading.aboutWork) return [];
  const named = knowledge.derive(indicatorNames).findIn(plain);
  const ids = new Set(named.map(({ value }) => dimensionOf(value)));
  if (ids.size === 0) return reading.topics.has("forced_labour") ? [{ indicator: "all" }] : [];
  return [...ids].slice(0, MOST_CALLS).map((indicator) => ({ indicator }));
};

export const call: ToolModule["call"] = ({ indicator }, { knowledge }) => {
  const asked = String(indicator ?? "");
  const all = knowledge.derive(indicators);
  const told = asked === "all" ? all : all.filter((one) => answersTo(one, asked, knowledge));
  return { found: told.length > 0, indicator: asked, facts: told.map(({ told: fact }) => fact) };
};

function answersTo({ fact }: Indicator, asked: string, knowledge: Snapshot): boolean {
  if (dimensionOf(fact) === asked || fact.id === asked || String(numberOf(fact)) === asked)
    return true;
  return knowledge.derive(indicatorNames).get(asked) === fact;
}

/** An indicator in force, and what is told of it. */
interface Indicator {
  readonly fact: Fact;
  readonly told: ToolFact;
}

/** By their number. */
function indicators(snapshot: Snapshot): readonly Indicator[] {
  return snapshot
    .all("extracted_fact")
    .filter(({ content }) => content.fact_type === FACT_TYPE)
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((fact) => ({ fact, told: Object.freeze(factOf(fact, snapshot)) }));
}

function indicatorNames(snapshot: Snapshot): NameIndex<Fact> {
  const names = new NameIndex<Fact>();
  for (const { fact } of snapshot.derive(indicators)) {
    for (const alias of [fact.content.label, ...stringsIn(fact.content.values?.["aliases"])]) {
      names.add(alias, fact);
    }
  }
  return names;
}

function numberOf({ content }: Fact): number {
  return Number(content.values?.["number"] ?? 0);
}

function dimensionOf({ id, content }: Fact): string {
  const dimension = content.values?.["dimension"];
  return typeof dimension === "string" ? dimension : id;
}

function factOf(fact: Fact, knowledge: Snapshot): ToolFact {
  const { id, content, extensions } = fact;
  const signs = stringsIn(content.values?.["signs"]);
  return {
    kind: "indicator",
    statement: paragraph(
      `Indicator ${numberOf(fact)} of 11, ${content.label.toLowerCase()}: ${content.summary}`,
      signs.length === 0 ? null : `It shows, for example, by: ${signs.join("; ")}`,
    ),
    citation: citationOf(knowledge, extensions?.cites ?? []),
    source_url: extensions?.source_url ?? null,
    by: `extracted_fact/${id}`,
  };
}
