import { conceptHash } from "../../schemas/concept-hash.ts";
import {
  EACH_MATTER,
  mattersWhere,
  NO_MATTERS,
  type Matters,
  type MattersAsked,
} from "./matters.ts";

/** Of which matters a concept tells: at once, only beside what is done with it, and as what is done. */
interface Telling {
  readonly told: Matters[];
  readonly things: Matters[];
  readonly deeds: Matters[];
}

const byTopic = new Map<string, Matters[]>();
const byConcept = new Map<number, Telling>();

EACH_MATTER.forEach(([, { topics, concepts, beside }], place) => {
  const matter = 1 << place;
  for (const topic of topics) byTopic.set(topic, [...(byTopic.get(topic) ?? []), matter]);
  for (const concept of concepts) tellingOf(concept).told.push(matter);
  for (const concept of beside?.plain ?? []) tellingOf(concept).things.push(matter);
  for (const concept of beside?.done ?? []) tellingOf(concept).deeds.push(matter);
});

function tellingOf(concept: string): Telling {
  const hash = conceptHash(concept);
  const telling = byConcept.get(hash) ?? { told: [], things: [], deeds: [] };
  byConcept.set(hash, telling);
  return telling;
}

const SEA = mattersWhere((_, name) => name === "sea");
const FISHING = mattersWhere((_, name) => name === "fishing");

/** Gathers matters, each once and in the order in which they come. */
class InOrder {
  all = NO_MATTERS;
  readonly each: Matters[] = [];

  add(matters: readonly Matters[], leftOut: Matters = NO_MATTERS): void {
    for (const matter of matters) {
      if (((this.all | leftOut) & matter) !== 0) continue;
      this.all |= matter;
      this.each.push(matter);
    }
  }

  /** Those that are also among `others`, in the order of whichever are fewer. */
  among(others: InOrder): readonly Matters[] {
    const [fewer, more] = this.each.length <= others.each.length ? [this, others] : [others, this];
    return fewer.each.filter((matter) => (more.all & matter) !== 0);
  }
}

/** What a message complains of or asks about: by the subjects of its reading, and by the hashes of the concepts of its words. */
export function mattersAsked(topics: Iterable<string>, concepts: Iterable<number>): MattersAsked {
  const told = new InOrder();
  for (const topic of topics) {
    const matters = byTopic.get(topic);
    if (matters !== undefined) told.add(matters);
  }
  // The convention for seafarers leaves out who fishes; the word for a ship is theirs, too.
  const leftOut = (told.all & FISHING) === 0 ? NO_MATTERS : SEA;
  const things = new InOrder();
  const deeds = new InOrder();
  for (const concept of concepts) {
    const telling = byConcept.get(concept);
    if (telling === undefined) continue;
    told.add(telling.told, leftOut);
    things.add(telling.things);
    deeds.add(telling.deeds);
  }
  told.add(things.among(deeds));
  return told;
}
