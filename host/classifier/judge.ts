import type { Classifier, Verdict } from "../contract/classifier.ts";
import type { Evidence } from "../contract/engine.ts";
import type { GrepHit, Trace } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import type { Contact, ToolResult } from "../contract/tool.ts";
import type { Stance } from "../../schemas/http/classifier.ts";
import { actionOf } from "./action.ts";
import { asksForOneself } from "./asks-for-oneself.ts";
import { bindsWorkers } from "./house-rules.ts";
import { tellsOfOthers } from "./told-of-others.ts";
import { failuresIn } from "../../schemas/failures.ts";
import { rounded } from "../../schemas/rounded.ts";
import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import { dimensionRisks } from "../risk/dimension-risks.ts";
import { dangerCues, mayBeInDanger, type Signs } from "../risk/danger/danger.ts";
import { messageRisk } from "../risk/message-risk.ts";
import { isToldBy } from "../risk/told-by.ts";
import { toldHarms } from "../risk/told-harms.ts";
import { saidInJest } from "../risk/needs/said-in-jest.ts";
import { sellsJourney } from "../risk/ordinary/journey-sold.ts";
import { wishesToDie } from "../risk/needs/wish-to-die.ts";
import { labelOf, rationaleOf } from "./rationale.ts";
import { readStance, type ReadStance } from "./stance.ts";
import { setsOutTerms } from "./terms-of-a-job.ts";
import { whoseWords, type WhoseWords } from "./whose-words.ts";

/** Risk from which on there is something to name. */
const NAMED_FROM = 0.2;

/** A grave sign that the wording did not lower makes the risk no smaller than this: somebody looks at it. */
const GRAVE_LEAST = 0.45;

/** So many grave patterns, or critical ones, that the wording did not lower are no slip of words: of the labelled texts that are not held back only those of exploitation have them. */
const SEVERAL_GRAVE = 3;
const SEVERAL_CRITICAL = 2;
const SEVERAL_LEAST = 0.7;
/** One critical sign of what only somebody writes who offers is as sure as several. */
const ONE_OFFERED = 1;

/** What a verdict says where nothing was found. */
const NO_RISK = "no_risk_found";

/** What a verdict says where the wording alone speaks, and no rule names what of. */
const UNNAMED_RISK = "risk_in_wording";

/** The deterministic classifier: rules, lookups and the bundled text model, joined by a noisy-or. */
export function openClassifier(): Classifier {
  return { judge };
}

function judge({ trace, reading, knowledge }: Evidence): Verdict {
  const hits = list(trace.grep?.["hits"]) as readonly GrepHit[];
  const { grep, rag, tools } = trace;
  const failed = failuresIn({ grep, rag, tools });
  const whole = messageRisk(hits, reading, knowledge);
  const vectors = dimensionRisks(hits, toldHarms(whole.risk, reading, knowledge));
  const written = writtenIn({ hits, reading, knowledge }, whole.risk);
  const risk = Math.max(whole.risk, written.least);
  const { mayDie, jests, ...needs } = needsIn(reading);
  const { label, danger, evidence } = spokenBy(
    written.whose,
    readStance(whole.cues, whole.wording, {
      speaker: whole.model?.speaker,
      asking: asksForOneself(reading),
      sentence: whole.sentence,
      ...written.how,
    }),
  );
  // Whoever is about to die, or somebody writes about, is no text about something else.
  const stance = label === "unrelated" && mayDie ? "victim" : label;
  const classification = named(risk, vectors);
  const unread = reading.unread === true;
  const signs = { hits, reading, knowledge };
  const recommended = actionOf({
    risk,
    stance,
    danger,
    hits,
    endangered: !jests && mayBeInDanger(signs),
    jests,
    // Terms that bind are no story, whoever they are told of.
    isOver: written.isOver && whole.sentence?.said !== "offer",
    charged: isCharged(reading, stance),
    mayDie,
    areHeld: needs.areHeld,
    failed: failed.length > 0 || unread,
  });
  return {
    classification,
    classification_label: labelOf(classification),
    confidence: rounded(Math.max(risk, 1 - risk)),
    overall_risk: risk,
    risk_vectors: vectors,
    stance: { label: stance, evidence },
    recommended_action: recommended,
    rationale: rationaleOf({
      stance,
      risk,
      vectors,
      hits,
      failed,
      unread,
      ...needs,
      sentence: whole.sentence,
      heardBy: () => dangerCues(signs),
      action: recommended,
    }),
    ngo_referrals: recommended === "allow" ? [] : contactsOf(trace).map(({ id }) => id),
  };
}

/** The strongest of what is told, where there is any risk. */
function named(risk: number, [strongest]: Verdict["risk_vectors"]): string {
  return risk < NAMED_FROM ? NO_RISK : (strongest?.dimension ?? UNNAMED_RISK);
}

/** The stance that is read, unless the words are another's; a victim stays one. */
function spokenBy(whose: WhoseWords | null, read: ReadStance): ReadStance {
  if (whose === null) return read;
  const { stance = read.label, because } = whose;
  const label = read.label === "victim" ? read.label : stance;
  const danger = whose.isClaim === true ? 0 : read.danger;
  return { label, danger, evidence: `${because}; ${read.evidence}` };
}

/** What is read of a text beside its wording: how its stance is read, whether it is over or harmless, and what its risk is at least. */
function writtenIn({ hits, reading, knowledge }: Signs, risk: number) {
  const sells = sellsJourney(reading);
  const told = sells ? [] : hits.filter(isWhole);
  const offered = told.filter((hit) => isToldBy("offer", hit, knowledge));
  const others = tellsOfOthers(reading, offered.length > 0);
  const binds = bindsWorkers(reading);
  const found = leastOf(others || sells ? [] : hits);
  const isOver = others || sells;
  const whose = isOver ? null : whoseWords(reading, risk);
  const isLookedAt = binds || whose !== null;
  return {
    isOver,
    whose,
    least: Math.max(found, leastOf(offered, ONE_OFFERED), isLookedAt ? GRAVE_LEAST : 0),
    how: {
      befell: told.some((hit) => isToldBy("victim", hit, knowledge)),
      offered: offered.length > 0,
      terms: setsOutTerms(reading),
      binds,
    },
  };
}

/** Whether somebody who finds jobs asks a person for money, and neither informs nor speaks of something else. */
function isCharged({ feeDemanded }: Reading, stance: Stance): boolean {
  return feeDemanded !== undefined && stance !== "compliance" && stance !== "unrelated";
}

/** By what a life is at risk, and whether one is; a wish to die in jest is none, and people whom the writer holds are not those who write. */
function needsIn(reading: Reading) {
  const jests = wishesToDie(reading) && saidInJest(reading);
  const [wishes, doctor] = [wishesToDie(reading) && !jests, reading.needsDoctor === true];
  const areHeld = reading.needs?.has("captives") === true;
  return { wishesToDie: wishes, needsDoctor: doctor, mayDie: wishes || doctor, areHeld, jests };
}

/** Whether a hit counts as its rule says. */
function isWhole({ severity, lowered_from }: GrepHit): boolean {
  return severity !== "low" && lowered_from === undefined;
}

/** What the grave signs make the risk at least; so many critical ones are several. */
function leastOf(hits: readonly GrepHit[], several = SEVERAL_CRITICAL): number {
  const grave = hits.filter(({ severity }) => isGraveSeverity(severity));
  const patterns = grave.filter(({ leaf }) => leaf === undefined);
  const critical = patterns.filter(({ severity }) => severity === "critical");
  const areSeveral = patterns.length >= SEVERAL_GRAVE || critical.length >= several;
  if (areSeveral) return SEVERAL_LEAST;
  return grave.length > 0 ? GRAVE_LEAST : 0;
}

/** The contacts that the lookups found, each once; those of the request itself have no place in a pack. */
function contactsOf(trace: Trace): readonly Contact[] {
  const calls = list(trace.tools?.["calls"]) as readonly { readonly result?: ToolResult }[];
  const contacts = calls.flatMap(({ result }) => result?.contacts ?? []);
  const bundled = contacts.filter(({ custom }) => custom !== true);
  return [...new Map(bundled.map((contact) => [contact.id, contact])).values()];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
