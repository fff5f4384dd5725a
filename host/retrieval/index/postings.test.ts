import { expect, test } from "vitest";
import { bundledDocuments, documentOf } from "../library.fixture.ts";
import { passagesOf } from "../text/passages.ts";
import { indexDocuments } from "../retrieval.ts";
import { weighPassages } from "./weights.ts";

const QUERIES = [
  ...bundledDocuments.flatMap(({ title, text }) => [title, text.slice(0, 120), text.slice(-200)]),
  "fee fee fee passport",
  "no such words zzz qqq",
  "",
];

test("typed postings give the passages and scores that wink's own search gives", () => {
  const passages = bundledDocuments.flatMap(passagesOf);
  const wink = weighPassages(passages);
  const index = indexDocuments(bundledDocuments);
  expect(passages.length).toBeGreaterThan(bundledDocuments.length);
  for (const query of QUERIES) {
    const ours = index.search(query, 50);
    const theirs = wink.search(query, 50);
    expect(ours.map(({ score }) => score.toFixed(4))).toEqual(
      theirs.map(([, score]) => score.toFixed(4)),
    );
    // wink adds in floating point, so only equal scores may stand in another order.
    const scoreOf = new Map(
      wink.search(query, passages.length).map(([id, score]) => [id, score.toFixed(4)]),
    );
    for (const { passage, score } of ours)
      expect(scoreOf.get(String(passage))).toBe(score.toFixed(4));
  }
});

test.for([0, 1, 2])(
  "%i documents make an index too, although wink refuses fewer than three",
  (n) => {
    const documents = ["alpha clause", "beta clause"]
      .slice(0, n)
      .map((text, at) => documentOf({ id: `d${at}`, text }));
    const index = indexDocuments(documents);
    expect(index.n_passages).toBe(n);
    expect(index.search("clause", 10)).toHaveLength(n);
  },
);

test("a search leaves nothing behind for the next one", () => {
  const index = indexDocuments(bundledDocuments);
  const first = index.search("passport retention", 20);
  index.search("recruitment fee", 20);
  expect(index.search("passport retention", 20)).toEqual(first);
});
