import { conceptHash } from "../../schemas/concept-hash.ts";
import { EACH_MATTER, type MatterName, type MattersAsked } from "./matters.ts";

/** Matters by what tells of them. */
class Telling<Key> {
  readonly #names = new Map<Key, MatterName[]>();

  add(key: Key, name: MatterName): void {
    this.#names.set(key, [...(this.#names.get(key) ?? []), name]);
  }

  /** The matters that any of `keys` tells of. */
  in(keys: Iterable<Key>): Set<MatterName> {
    const told = new Set<MatterName>();
    for (const key of keys) for (const name of this.#names.get(key) ?? []) told.add(name);
    return told;
  }
}

const byTopic = new Telling<string>();
const byConcept = new Telling<number>();
/** What tells of a matter only beside what is done with it, and what is done. */
const byThing = new Telling<number>();
const byDeed = new Telling<number>();

for (const [name, { topics, concepts, beside }] of EACH_MATTER) {
  for (const topic of topics) byTopic.add(topic, name);
  for (const concept of concepts) byConcept.add(conceptHash(concept), name);
  for (const concept of beside?.plain ?? []) byThing.add(conceptHash(concept), name);
  for (const concept of beside?.done ?? []) byDeed.add(conceptHash(concept), name);
}

/** What a message complains of or asks about: by the subjects of its reading, and by the hashes of the concepts of its words. */
export function mattersAsked(topics: Iterable<string>, concepts: Iterable<number>): MattersAsked {
  const words = [...concepts];
  const byTopics = byTopic.in(topics);
  const told = byTopics.union(byConcept.in(words));
  // The convention for seafarers leaves out who fishes; the word for a ship is theirs, too.
  if (byTopics.has("fishing")) told.delete("sea");
  return told.union(byThing.in(words).intersection(byDeed.in(words)));
}
