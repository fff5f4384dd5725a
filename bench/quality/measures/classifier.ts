import { isExploiting } from "../../../host/classifier/labelled-text.ts";
import { ACTIONS } from "../../../schemas/http/classifier.ts";
import { isGraveSeverity } from "../../../schemas/taxonomy.ts";
import { areaOf, calibrationOf, least, most, shareOf, type Figure } from "../figures.ts";
import { hitsOf, type Judged } from "../judged.ts";

/** Risk from which on a text counts as found: somebody looks at it. */
const FOUND_FROM = 0.4;

/** Share of lawful texts that may be taken for harm. */
const ALARMS = 0.02;

/** What the classifier and its rules are worth on labelled texts. */
export function classifierFigures(judged: readonly Judged[]): readonly Figure[] {
  const bad = judged.filter(({ labelled }) => isExploiting(labelled));
  const good = judged.filter(({ labelled }) => !isExploiting(labelled));
  const urgent = bad.filter(({ labelled }) => isUrgentOnly(labelled.recommended_action_any_of));
  return [
    areaOf("risk: AUROC", { yes: bad.map(riskOf), no: good.map(riskOf) }, least(0.97)),
    shareOf("risk: recall", bad.map(isFound), least(0.95)),
    shareOf("risk: false alarms", good.map(isFound), most(ALARMS)),
    shareOf("risk: recall at 2 % false alarms", areAbove(bad, good, ALARMS), least(0.95)),
    calibrationOf(
      "risk: calibration error",
      judged.map((each) => ({ chance: riskOf(each), happened: isExploiting(each.labelled) })),
      most(0.08),
    ),
    shareOf("stance: right", judged.map(isStanceRight), least(0.9)),
    shareOf("action: within what is allowed", judged.map(isActionAllowed)),
    shareOf("action: danger is an urgent referral", urgent.map(isActionAllowed), least(0.9)),
    shareOf("rules: recall at medium or above", bad.map(meetsRule), least(0.97)),
    shareOf("rules: high or critical on lawful texts", good.map(meetsGraveRule), most(0.01)),
    shareOf("dimensions: recall", bad.flatMap(dimensionsFound)),
    shareOf("dimensions: labelled among those told", bad.flatMap(dimensionsLabelled)),
    shareOf("dimensions: the strongest is labelled", bad.map(isStrongestLabelled)),
  ];
}

/** Whether each of the bad texts is riskier than all but this share of the good ones: a point of the ROC curve (Fawcett, 2006), whatever the threshold is. */
function areAbove(bad: readonly Judged[], good: readonly Judged[], share: number): boolean[] {
  const risks = good.map(riskOf).toSorted((a, b) => b - a);
  const highest = risks[Math.floor(share * risks.length)] ?? 0;
  return bad.map((each) => riskOf(each) > highest);
}

/** Recall, false alarms and stance, language by language. */
export function figuresByLanguage(judged: readonly Judged[]): readonly Figure[] {
  const languages = [...new Set(judged.map(({ labelled }) => labelled.language))].toSorted();
  return languages.flatMap((language) => {
    const its = judged.filter(({ labelled }) => labelled.language === language);
    const bad = its.filter(({ labelled }) => isExploiting(labelled));
    const good = its.filter(({ labelled }) => !isExploiting(labelled));
    return [
      shareOf(`${language}: recall`, bad.map(isFound), least(0.85)),
      shareOf(`${language}: false alarms`, good.map(isFound)),
      shareOf(`${language}: stance right`, its.map(isStanceRight)),
    ];
  });
}

/** Its risk, 0 to 1. */
export function riskOf({ verdict }: Judged): number {
  return verdict.overall_risk;
}

/** Whether its risk is one that somebody looks at. */
export function isFound({ verdict }: Pick<Judged, "verdict">): boolean {
  return verdict.overall_risk >= FOUND_FROM;
}

/** Whether the stance is the one of its label. */
export function isStanceRight({ labelled, verdict }: Judged): boolean {
  return verdict.stance.label === labelled.stance;
}

/** Whether the action is one that its label allows. */
export function isActionAllowed({ labelled, verdict }: Judged): boolean {
  return labelled.recommended_action_any_of.includes(verdict.recommended_action);
}

function isUrgentOnly(actions: readonly string[]): boolean {
  return actions.length === 1 && actions[0] === ACTIONS.at(-1);
}

function meetsRule(judged: Judged): boolean {
  return hitsOf(judged).some(({ severity }) => severity !== "low");
}

function meetsGraveRule(judged: Judged): boolean {
  return hitsOf(judged).some(({ severity }) => isGraveSeverity(severity));
}

/** Of what was found, whether the label names it; what is told of lawful texts is a false alarm and counted as one. */
function dimensionsLabelled({ labelled, verdict }: Judged): readonly boolean[] {
  return verdict.risk_vectors.map(({ dimension }) => labelled.dimensions.includes(dimension));
}

function isStrongestLabelled({ labelled, verdict }: Judged): boolean {
  return labelled.dimensions.includes(verdict.classification);
}

function dimensionsFound({ labelled, verdict }: Judged): readonly boolean[] {
  const found = new Set(verdict.risk_vectors.map(({ dimension }) => dimension));
  return labelled.dimensions.map((dimension) => found.has(dimension));
}
