import { englishName } from "../../schemas/country.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { ToolFact } from "../../host/contract/tool.ts";
import { chargeWords } from "./cap-words.ts";
import { isInForce, paragraph } from "./grounds.ts";

type Law = KnowledgeObject<"rag_doc">;

/** What a country's own law says to whoever comes to work there, or leaves it to work abroad, of what they may be charged; null where no law of the library says it. */
export function chargeLaw(
  knowledge: Snapshot,
  binds: "destination" | "origin",
  country: string,
): ToolFact | null {
  const law = knowledge.derive(lawsBySide).get(`${binds} ${country}`);
  const charge = law?.extensions?.worker_charge;
  if (law === undefined || charge === undefined) return null;
  const isThere = binds === "destination";
  const side = `${englishName(country)} as the country of ${isThere ? "work" : "origin"}`;
  const household = charge.covers === "household" ? "of a household worker " : "";
  return factOf(law, {
    statement: paragraph(
      `${side}${numbered(charge.section)}: ${household}${chargeWords(charge, !isThere)}`,
      charge.covers === "all" || charge.barred === "all"
        ? null
        : "Ask a labour office whether it covers your job",
    ),
    corridor: isThere ? `*-${country}` : `${country}-*`,
    household: charge.covers === "household",
  });
}

/** A provision as it is cited; names that only this library gives are none. */
function numbered(section: string): string {
  return /\d/.test(section) ? ` (${section})` : "";
}

/** What crews of ships may be charged, wherever they are from and under whatever flag; null where no law of the library says it. */
export function chargeAtSea(knowledge: Snapshot): ToolFact | null {
  const law = knowledge.derive(lawsBySide).get("sea INT");
  const section = law?.extensions?.worker_charge?.section;
  if (law === undefined || section === undefined) return null;
  return factOf(law, {
    statement: paragraph(
      `On any route and under any flag a seafarer may be charged nothing for being recruited or placed (${section})`,
      "The seafarer's own cost is a statutory medical certificate, the seafarer's book and a passport or similar document; visas are the shipowner's",
    ),
    corridor: "*",
  });
}

interface Said {
  readonly statement: string;
  readonly corridor: string;
  readonly household?: boolean;
}

function factOf(
  { id, content, extensions }: Law,
  { statement, corridor, household = false }: Said,
): ToolFact {
  return {
    kind: "cap",
    statement,
    citation: extensions?.citation ?? content.title,
    source_url: content.source_url ?? null,
    by: `rag_doc/${id}`,
    scope: { corridor, law: true },
    ...(household && { household }),
  };
}

/** The laws in force that say what may be charged, by whom they bind and their country. */
function lawsBySide(snapshot: Snapshot): ReadonlyMap<string, Law> {
  const laws = snapshot
    .all("rag_doc")
    .filter((law) => law.extensions?.worker_charge !== undefined && isInForce(law));
  return new Map(
    laws.map((law) => [`${law.extensions?.worker_charge?.binds} ${law.content.jurisdiction}`, law]),
  );
}
