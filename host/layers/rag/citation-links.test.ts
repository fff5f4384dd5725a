import { expect, test } from "vitest";
import { exampleObject } from "../../../schemas/example.ts";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { RetrievedDocument } from "../../contract/layer.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { linkedDocuments, linksInWords } from "./citation-links.ts";

type Edge = KnowledgeObject<"citation_edge">;

const law = (id: string, tags = ["status:reviewed"]): KnowledgeObject => {
  const base = exampleObject("rag_doc") as KnowledgeObject<"rag_doc">;
  return { ...base, id, tags, content: { ...base.content, title: `Act ${id}` } };
};

/** An edge from `<law> <relation> <law>`. */
function edge(joins: string, weight = 1): Edge {
  const [from_statute = "", relation = "", to_statute = ""] = joins.split(" ");
  return {
    ...(exampleObject("citation_edge") as Edge),
    id: joins.replaceAll(" ", "-"),
    content: {
      from_statute,
      to_statute,
      relation: relation as Edge["content"]["relation"],
      weight,
      evidence_quote: `${from_statute} says so of ${to_statute}.`,
    },
  };
}

const found = (id: string, more: Partial<RetrievedDocument> = {}): RetrievedDocument => ({
  id,
  title: `Act ${id}`,
  jurisdiction: null,
  score: 1,
  snippet: "",
  source_url: null,
  ...more,
});

const LAWS = ["a", "b", "c", "d", "e"].map((id) => law(id));

const links = (edges: readonly Edge[], documents: readonly RetrievedDocument[], laws = LAWS) =>
  linkedDocuments(snapshotOf([...laws, ...edges]), documents).map(
    ({ via, relation, id }) => `${via} ${relation} ${id}`,
  );

test("an edge is followed from either end, by one hop", () => {
  const edges = [edge("a implements b"), edge("b cites c")];
  expect(links(edges, [found("a")])).toEqual(["a implements b"]);
  expect(links(edges, [found("b")])).toEqual(["b cites c", "b implemented_by a"]);
  expect(links(edges, [found("d")])).toEqual([]);
});

test("a law that replaces a found one comes first, one that was replaced last; the heavier before the lighter", () => {
  const edges = [
    edge("a supersedes b"),
    edge("a references c", 0.2),
    edge("a references d", 0.9),
    edge("e supersedes a", 0.1),
  ];
  expect(links(edges, [found("a")])).toEqual([
    "a superseded_by e",
    "a references d",
    "a references c",
  ]);
});

test("what was found itself, is no law in force or comes twice is not told again", () => {
  const edges = [
    edge("a cites b"),
    edge("a cites gone"),
    edge("a cites draft"),
    edge("a cites c"),
    edge("b cites c"),
    edge("a cites a"),
  ];
  const laws = [...LAWS, law("draft", ["status:draft"])];
  expect(links(edges, [found("a"), found("b")], laws)).toEqual(["a cites c"]);
  expect(links(edges, [found("a", { custom: true })], laws)).toEqual([]);
});

test("the evidence is told with what it joins and where it can be read", () => {
  const snapshot = snapshotOf([...LAWS, edge("a implements b")]);
  const documents = [found("a")];
  const [linked] = linkedDocuments(snapshot, documents);
  expect(linked).toMatchObject({
    id: "b",
    title: "Act b",
    evidence: "a says so of b.",
    by: "citation_edge/a-implements-b",
  });
  expect(linksInWords(linked ? [linked] : [], documents)).toMatch(
    /^- Act a – implements – Act b \(.+\)\. "a says so of b\." <https?:/,
  );
});
