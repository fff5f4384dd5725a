import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { LinkedDocument, RetrievedDocument } from "../../contract/layer.ts";

/** Most documents that come along by a citation. */
const MOST_LINKED = 3;

type Edge = KnowledgeObject<"citation_edge">;
type Relation = LinkedDocument["relation"];

/** A law that an edge joins to another, as seen from that one. */
interface Link {
  /** The rag_doc at the other end. */
  readonly to: string;
  /** Links of a lower one come first. */
  readonly standing: number;
  /** What is told of it; null where it is not in force. */
  readonly told: LinkedDocument | null;
}

/** How a relation is told from the law that is referred to. */
const INVERSE: Readonly<Record<Edge["content"]["relation"], Relation>> = {
  implements: "implemented_by",
  supersedes: "superseded_by",
  references: "referenced_by",
  cites: "cited_by",
};

/** Which links come first: what replaces a law, then what it rests on, then what rests on it, and last what it replaced. */
const STANDING: readonly (readonly Relation[])[] = [
  ["superseded_by"],
  ["implements", "references", "cites"],
  ["implemented_by", "referenced_by", "cited_by"],
  ["supersedes"],
];

/** Follows the citation edges of found documents by one hop, to documents in force that were not found themselves; at most three, each once. */
export function linkedDocuments(
  knowledge: Snapshot,
  documents: readonly RetrievedDocument[],
): readonly LinkedDocument[] {
  if (documents.length === 0) return [];
  const linksOf = knowledge.derive(buildLinks);
  const links: Link[] = [];
  for (const { id, custom } of documents)
    if (custom !== true) links.push(...(linksOf.get(id) ?? NONE));
  const seen = new Set(documents.map(({ id }) => id));
  return links
    .toSorted((a, b) => a.standing - b.standing)
    .filter(({ to }) => !seen.has(to) && seen.add(to))
    .slice(0, MOST_LINKED)
    .flatMap(({ told }) => told ?? []);
}

const NONE: readonly Link[] = [];

/** The links of every law that edges join, strongest first among equals. Made once per snapshot by `snapshot.derive(buildLinks)`. */
function buildLinks(snapshot: Snapshot): ReadonlyMap<string, readonly Link[]> {
  const inForce = new Set(snapshot.all("rag_doc").map(({ id }) => id));
  const ends = snapshot.all("citation_edge").flatMap((edge): End[] => {
    const { from_statute: from, to_statute: to, relation } = edge.content;
    return [
      { edge, from, to, relation },
      { edge, from: to, to: from, relation: INVERSE[relation] },
    ];
  });
  const both = ends
    .filter(({ from, to }) => from !== to && inForce.has(from) && inForce.has(to))
    .toSorted((a, b) => weightOf(b.edge) - weightOf(a.edge));
  return new Map(
    Array.from(
      Map.groupBy(both, ({ from }) => from),
      ([from, group]) => [from, group.map((end) => linkOf(snapshot, end))],
    ),
  );
}

/** One end of an edge as seen from the other. */
interface End {
  readonly edge: Edge;
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
}

function weightOf({ content }: Edge): number {
  return content.weight ?? 1;
}

function linkOf(snapshot: Snapshot, end: End): Link {
  const rank = STANDING.findIndex((relations) => relations.includes(end.relation));
  return {
    to: end.to,
    standing: rank + 1 - weightOf(end.edge) / 2,
    told: toldOf(snapshot, end),
  };
}

function toldOf(snapshot: Snapshot, { edge, from, to, relation }: End): LinkedDocument | null {
  const document = snapshot.get("rag_doc", to);
  if (document === undefined || document.extensions?.in_force === false) return null;
  const { content, extensions } = document;
  return {
    id: to,
    title: content.title,
    jurisdiction: content.jurisdiction ?? null,
    citation: extensions?.citation ?? null,
    source_url: content.source_url ?? null,
    via: from,
    relation,
    evidence: edge.content.evidence_quote ?? null,
    by: `citation_edge/${edge.id}`,
  };
}

/** What the model reads of them. */
export function linksInWords(
  links: readonly LinkedDocument[],
  documents: readonly RetrievedDocument[],
): string {
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  return links
    .map(({ title, citation, via, relation, evidence, source_url }) => {
      const name = citation === null ? title : `${title} (${citation})`;
      const quote = evidence === null ? "" : ` "${evidence}"`;
      const source = source_url === null ? "" : ` <${source_url}>`;
      return `- ${titles.get(via) ?? via} – ${relation.replaceAll("_", " ")} – ${name}.${quote}${source}`;
    })
    .join("\n");
}
