import type { Snapshot } from "../../contract/knowledge.ts";
import { GroundPart } from "./ground-part.ts";
import { allOf, firstOf, type Lookup } from "../lookup.ts";
import { buildNames, type Names } from "../names.ts";
import { contactStatement, type Known, type KnownLaw } from "./statement.ts";
import { STATING } from "./stating.ts";
import { viewOf } from "../view.ts";

/** Everything of a snapshot that an answer can be held against. Reviewed objects only. */
export interface Ground {
  readonly phones: Lookup<readonly Known[]>;
  readonly pages: Lookup<Known>;
  readonly hosts: ReadonlyMap<string, Known>;
  readonly mail: Lookup<Known>;
  /** By `numberKey` or `nameKey`. */
  readonly laws: Lookup<readonly KnownLaw[]>;
  readonly names: Names;
  /** What a composed answer may say of a contact that was never checked. */
  readonly doubts: readonly string[];
  /** How a composed answer says that a text is no law in force. */
  readonly noLaw: readonly string[];
}

/** Each is made of one leaf, and again only where that leaf changed. */
const PARTS = STATING.map(
  (statementsIn) =>
    (snapshot: Snapshot): GroundPart =>
      new GroundPart(statementsIn(snapshot)),
);

/** Builds the ground of a snapshot; made once per snapshot through `derive`, of what each object states for as long as it lives. */
export function buildGround(snapshot: Snapshot): Ground {
  const parts = PARTS.map((build) => snapshot.derive(build));
  return {
    phones: allOf(parts.map(({ phones }) => phones)),
    pages: firstOf(parts.map(({ pages }) => pages)),
    hosts: new Map(parts.toReversed().flatMap(({ hosts }) => [...hosts])),
    mail: firstOf(parts.map(({ mail }) => mail)),
    laws: allOf(parts.map(({ laws }) => laws)),
    names: snapshot.derive(contactNames),
    doubts: snapshot.derive(doubtsOf),
    noLaw: snapshot.derive(noLawOf),
  };
}

function contactNames(snapshot: Snapshot): Names {
  const contacts = snapshot.all("ngo_directory").map((object) => contactStatement(object).known);
  return buildNames(contacts.flatMap(({ contact }) => (contact === undefined ? [] : [contact])));
}

function doubtsOf(snapshot: Snapshot): readonly string[] {
  return wordsOf(snapshot, "answer-unchecked");
}

function noLawOf(snapshot: Snapshot): readonly string[] {
  return wordsOf(snapshot, "answer-not-in-force");
}

/** What composed answers say at one place, in every language. */
function wordsOf(snapshot: Snapshot, slot: string): readonly string[] {
  return snapshot
    .all("prompt_template")
    .filter(({ extensions }) => extensions?.slot === slot)
    .map(({ content }) => viewOf(content.text).text);
}
