import type { CorridorMention } from "../../contract/reading.ts";
import { blockOf, type Block, type Draft } from "./block.ts";
import { contactsBlock } from "./contacts.ts";
import { dangerBlock, isDangerous, urgentContact } from "./danger.ts";
import { capsBlock, indicatorsBlock, labelsBlock } from "./facts.ts";
import { lawBlock } from "./law.ts";
import { signsBlock } from "./signs.ts";
import { isQuestion, situationOf, type Situation } from "./situation.ts";
import { stepsBlock } from "./steps.ts";

/** The whole answer as blocks in reading order. */
export function writeAnswer(draft: Draft): readonly Block[] {
  const situation = situationOf(draft.found, draft.reading);
  const blocks = [
    ...WRITERS[situation](draft),
    silenceBlock(draft, situation),
    closingBlock(draft, situation),
  ];
  return blocks.filter((block) => block !== null);
}

type Writer = (draft: Draft) => readonly (Block | null)[];

const WRITERS: Record<Situation, Writer> = {
  signs: (draft) => [
    dangerBlock(draft),
    signsBlock(draft),
    capsBlock(draft),
    labelsBlock(draft),
    lawBlock(draft),
    contactsBlock(draft, isDangerous(draft.found.hits) ? urgentContact(draft) : null),
    stepsBlock(draft),
    askRoute(draft),
  ],
  answer: (draft) => [
    blockOf(8, null, [draft.say("answer")]),
    capsBlock(draft),
    indicatorsBlock(draft),
    labelsBlock(draft),
    lawBlock(draft),
    contactsBlock(draft, null),
    askRoute(draft),
  ],
  ask: (draft) => [blockOf(2, null, [draft.say("ask")]), contactsBlock(draft, null)],
  unrelated: (draft) => [blockOf(2, null, [draft.say("unrelated")])],
};

// Without a whole route neither its limit nor its contacts can be looked up.
function askRoute({ found, reading, say }: Draft): Block | null {
  const [route] = reading.corridors.toSorted((a, b) => sidesOf(b) - sidesOf(a));
  const sides = route === undefined ? 0 : sidesOf(route);
  const answered = [found.caps, found.laws, found.indicators].some((facts) => facts.length > 0);
  const isGeneral = sides === 0 && found.hits.length === 0;
  if (sides === 2 || answered || isGeneral) return null;
  if (sides === 0) return blockOf(8, null, [say("ask-route")]);
  return blockOf(8, null, [say(route?.origin === null ? "ask-origin" : "ask-destination")]);
}

function sidesOf({ origin, destination }: CorridorMention): number {
  return Number(origin !== null) + Number(destination !== null);
}

// A layer that failed, was off or found nothing must never read as an all-clear.
function silenceBlock({ found, reading, say }: Draft, situation: Situation): Block | null {
  if (found.failed.length > 0) {
    return blockOf(1, null, [say("layer-failed", { layers: found.failed.join(", ") })]);
  }
  if (situation === "unrelated" || situation === "signs") return null;
  if (!found.rulesRan) return blockOf(2, null, [say("not-checked")]);
  return isQuestion(reading) ? null : blockOf(2, null, [say("no-signs")]);
}

function closingBlock({ say }: Draft, situation: Situation): Block | null {
  return situation === "unrelated" ? null : blockOf(3, null, [say("closing")]);
}
