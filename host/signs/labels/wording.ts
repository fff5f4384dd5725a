import { rounded } from "../../../schemas/rounded.ts";
import { isGraveSeverity } from "../../../schemas/taxonomy.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit } from "../../contract/layer.ts";
import type { FoldedText, KindChances, Reading } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { passageOver, sentencesOver, type Stretch } from "../../matching/sentence.ts";
import { messageRisk, wordingOf } from "../../risk/message-risk.ts";
import { isToldBy } from "../../risk/told-by.ts";
import { exploiting } from "../../wording/models/kinds.ts";
import { buildTextModel, type TextModel } from "../../wording/models/text-model.ts";
import { hasNumberedClauses } from "./numbered-clauses.ts";

/** What the wording of a whole message makes of what its rules found. */
export interface Weighed {
  readonly hits: readonly GrepHit[];
  /** Who speaks, by the wording alone; null without a text model, or without a word to read. */
  readonly wording: KindChances | null;
}

/** Risk under which a message as a whole reads as a lawful one. */
const LAWFUL = 0.5;
/** Chance of exploitation under which the sentences around a match do: lawful words elsewhere in a message excuse nothing. */
const LAWFUL_AROUND = 0.5;
/** From this chance on a message as a whole reads as one that informs of what others do, and quotes it: then only a sentence that surely exploits, and does not tell what befell somebody, is held against it. */
const INFORMS = 0.5;
/** From this chance on it quotes even what only somebody writes who offers: "posts that sell housemaids are deleted". */
const SURELY_INFORMS = 0.7;
/** From this chance on the sentence of a match excuses nothing, whatever stands around it. */
const SURELY_EXPLOITS = 0.8;
/** So many patterns of rules that are grave are excused only by wording that is hardly ever that of exploitation. */
const SEVERAL = 2;
const SURELY_LAWFUL = 0.2;
/** UTF-16 units that wording needs to excuse a grave hit: so few words as "My boss beats me" say too little of who speaks. */
const FEWEST_UNITS = 30;
/** Units that a Chinese character counts for here, as words are of one or two. */
const UNITS_OF_HAN = 3;
const HAN = /\p{Script=Han}/gu;

/**
 * Holds grave hits against the wording: where the message as a whole, and the sentences around every match, read as those of
 * somebody who asks, informs or speaks of something else, the hit counts as medium and says so; a message of a few words, or of numbered clauses, excuses nothing, and several grave patterns only wording that is surely lawful or that informs. Where no rule of medium or
 * above speaks, and the wording reads as that of one who exploits or of a victim, that itself is a hit of the model's own rule.
 */
export function weighWording(
  hits: readonly GrepHit[],
  reading: () => Reading,
  knowledge: Snapshot,
): Weighed {
  const model = knowledge.derive(buildTextModel);
  if (model === null) return { hits, wording: null };
  const { folded } = reading();
  const wording = wordingOf(model, reading());
  if (wording === null) return { hits, wording };
  if (!hits.some(({ severity }) => severity !== "low"))
    return { hits: [...hits, ...ownHit(model, exploiting(wording))], wording };
  if (!hits.some(({ severity }) => isGraveSeverity(severity))) return { hits, wording };
  if (reading().restrictedByOthers === true)
    return { hits: hits.map((hit) => (isGrave(hit) ? lowered(hit) : hit)), wording };
  if (saysTooLittle(folded.folded, exploiting(wording))) return { hits, wording };
  // A contract's clauses sound like the law's, whatever they ask of people.
  if (hasNumberedClauses(folded.original)) return { hits, wording };
  const informs = wording.compliance >= INFORMS;
  if (
    !informs &&
    exploiting(wording) >= SURELY_LAWFUL &&
    hits.filter(isGravePattern).length >= SEVERAL
  )
    return { hits, wording };
  if (messageRisk(hits, reading(), knowledge).risk >= LAWFUL) return { hits, wording };
  const read = readsOnce(model, reading());
  return {
    hits: hits.map((hit) => {
      // People are offered, and kept, in the words of lawful adverts and contracts, too.
      if (wording.compliance < SURELY_INFORMS && isToldBy("offer", hit, knowledge)) return hit;
      return isExcused(hit, folded, { read, informs }) ? lowered(hit) : hit;
    }),
    wording,
  };
}

/** Whether so few words excuse nothing; those of Chinese say more than they are long, and excuse where they are surely lawful. */
function saysTooLittle(folded: string, harm: number): boolean {
  if (folded.length >= FEWEST_UNITS) return false;
  const han = folded.match(HAN)?.length ?? 0;
  return harm >= SURELY_LAWFUL || folded.length + han * (UNITS_OF_HAN - 1) < FEWEST_UNITS;
}

/** Says who speaks in a stretch, and keeps it: rules match in the same sentences. */
function readsOnce(
  model: TextModel,
  { folded, language }: Reading,
): (part: Stretch) => KindChances {
  const said = new Map<number, KindChances>();
  return (part) => {
    const key = part.start * (folded.folded.length + 1) + part.end;
    const chances = said.get(key) ?? model.readPart(folded, part, language);
    said.set(key, chances);
    return chances;
  };
}

function isGravePattern(hit: GrepHit): boolean {
  return hit.leaf === undefined && isGrave(hit);
}

/** Whether it is a grave hit of knowledge, and not of the request's own. */
function isGrave({ severity, custom }: GrepHit): boolean {
  return custom !== true && isGraveSeverity(severity);
}

/** What hits are held against. */
interface Held {
  readonly read: (part: Stretch) => KindChances;
  readonly informs: boolean;
}

function isExcused(hit: GrepHit, text: FoldedText, { read, informs }: Held): boolean {
  if (!isGraveSeverity(hit.severity) || hit.custom === true || hit.matches.length === 0)
    return false;
  return hit.matches.every((match) => {
    const [from, to] = [foldedAt(text, match.start), foldedAt(text, match.end)];
    const sentence = read(sentencesOver(text, from, to));
    if (informs && befell(sentence)) return true;
    if (exploiting(sentence) >= SURELY_EXPLOITS) return false;
    return informs || exploiting(read(passageOver(text, from, to))) < LAWFUL_AROUND;
  });
}

/** Whether it rather tells what befell somebody than offers it: whoever warns others tells so of herself or of others. */
function befell({ offer, danger, victim }: KindChances): boolean {
  return danger + victim > offer;
}

function lowered(hit: GrepHit): GrepHit {
  return { ...hit, severity: "medium", lowered_from: hit.severity };
}

/** The hit of the model's own rule, from its threshold on. */
function ownHit({ object }: TextModel, chance: number): GrepHit[] {
  const { content, extensions } = object;
  if (chance < content.threshold) return [];
  return [
    {
      rule: content.rule_id,
      leaf: "classifier_rule",
      by_wording: true,
      category: content.label,
      severity: extensions?.severity ?? "medium",
      citation: null,
      indicator: extensions?.description ?? "The wording is that of texts that exploit people.",
      dimensions: [],
      cites: [],
      matches: [],
      probability: rounded(chance),
    },
  ];
}
