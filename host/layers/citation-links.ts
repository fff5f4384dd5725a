import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { LinkedDocument, RetrievedDocument } from "../contract/layer.ts";

/** Most documents that come along by a citation. */
const MOST_LINKED = 3;

type Edge = KnowledgeObject<"citation_edge">;
type Relation = LinkedDocument["relation"];

/** One end of an edge as seen from the other. */
interface Link {
  readonly edge: Edge;
  /** The rag_doc at the other end. */
  readonly to: string;
  readonly relation: Relation;
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
  const links = knowledge.derive(buildLinks);
  const found = new Set(documents.map(({ id }) => id));
  const seen = new Set(found);
  return documents
    .flatMap(({ id, custom }) =>
      custom === true ? [] : (links.get(id) ?? NONE).map((link) => ({ link, via: id })),
    )
    .toSorted((a, b) => standingOf(a.link) - standingOf(b.link))
    .filter(({ link }) => !seen.has(link.to) && seen.add(link.to))
    .slice(0, MOST_LINKED)
    .flatMap(({ link, via }) => linked(knowledge, link, via));
}

const NONE: readonly Link[] = [];

/** The links of every law that edges join, strongest first among equals. Made once per snapshot by `snapshot.derive(buildLinks)`. */
function buildLinks(snapshot: Snapshot): ReadonlyMap<string, readonly Link[]> {
  const inForce = new Set(snapshot.all("rag_doc").map(({ id }) => id));
  const ends = snapshot.all("citation_edge").flatMap((edge) => {
    const { from_statute: from, to_statute: to, relation } = edge.content;
    return [
      { from, link: { edge, to, relation } },
      { from: to, link: { edge, to: from, relation: INVERSE[relation] } },
    ];
  });
  const both = ends
    .filter(({ from, link }) => from !== link.to && inForce.has(from) && inForce.has(link.to))
    .toSorted((a, b) => weightOf(b.link) - weightOf(a.link));
  return new Map(
    Array.from(
      Map.groupBy(both, ({ from }) => from),
      ([from, group]) => [from, group.map(({ link }) => link)],
    ),
  );
}

function weightOf({ edge }: Link): number {
  return edge.content.weight ?? 1;
}

function standingOf(link: Link): number {
  const rank = STANDING.findIndex((relations) => relations.includes(link.relation));
  return rank + 1 - weightOf(link) / 2;
}

function linked(knowledge: Snapshot, { edge, to, relation }: Link, via: string): LinkedDocument[] {
  const document = knowledge.get("rag_doc", to);
  if (document === undefined || document.extensions?.in_force === false) return [];
  const { content, extensions } = document;
  return [
    {
      id: to,
      title: content.title,
      jurisdiction: content.jurisdiction ?? null,
      citation: extensions?.citation ?? null,
      source_url: content.source_url ?? null,
      via,
      relation,
      evidence: edge.content.evidence_quote ?? null,
      by: `citation_edge/${edge.id}`,
    },
  ];
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
