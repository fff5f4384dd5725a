import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { rounded } from "../../../schemas/rounded.ts";
import { SEVERITIES } from "../../../schemas/taxonomy.ts";
import type { LabelByModel } from "../../contract/engine.ts";
import type { FailedPart, GrepHit, Layer, LayerInput, LayerOutput } from "../../contract/layer.ts";
import { hasRules, NO_RULES } from "../../../schemas/rules-in-force.ts";
import type { RuleHit } from "../../matching/scanner.ts";
import { dimensionsOf } from "../../signs/running.ts";
import { unlessForeign } from "../../signs/foreign-rules.ts";
import { findSigns, signCount, type FailedRule } from "../../signs/signs.ts";
import type { KindChances } from "../../contract/reading.ts";
import { undenied } from "../../reading/denials/undenied.ts";
import { buildRules } from "./built-in-rules.ts";
import { compileCustomRules, customHit } from "./grep-custom.ts";
import { onOneLine } from "../tools/on-one-line.ts";

/** Deterministic rules over the folded last user message, what it denies of blows and kept passports left out for the bundled ones: patterns, bundled and of the request, then globs, classifier rules and heuristics over what fired. `byModel` asks a model for a label. It fails where the library holds no rule, as its silence would be taken for an all clear; the rules of a request run all the same. */
export function grepLayer(byModel: LabelByModel = noModel): Layer {
  return {
    name: "grep",
    refuses: ({ custom_grep_rules }) => {
      const compiled = compileCustomRules(custom_grep_rules ?? []);
      return "refusal" in compiled ? compiled.refusal : null;
    },
    run: (input) => scanMessage(input, byModel),
  };
}

const noModel: LabelByModel = ({ modelUri }) =>
  Promise.reject(new Error(`no model of the address ${modelUri} is loaded`));

async function scanMessage(input: LayerInput, byModel: LabelByModel): Promise<LayerOutput> {
  const { hits, shadow, n_rules, truncated, isAlone } = await findHits(input);
  const signs = await findSigns({ ...input, fired: hits }, byModel);
  const failed = isAlone ? [...signs.failed, { rule: "*", error: NO_RULES }] : signs.failed;
  const ordered = signs.hits.toSorted(byGravity);
  shadow.push(...signs.shadow);
  return {
    prompt: promptOf(ordered),
    fired: ordered.length > 0,
    trace: {
      hits: ordered,
      ...(signs.wording === null ? {} : { wording: shares(signs.wording) }),
      ...(signs.needs.length > 0 ? { needs: signs.needs } : {}),
      n_rules,
      n_shadow: shadow.length,
      ...(shadow.length > 0 ? { shadow: shadow.toSorted(byGravity) } : {}),
      ...(truncated ? { truncated: true } : {}),
      ...(signs.labels.length > 0 ? { labels: signs.labels } : {}),
      ...(failed.length > 0 ? { failed } : {}),
    },
    failed: failed.flatMap(failedPart),
  };
}

/** What the patterns found. */
interface PatternHits {
  readonly hits: GrepHit[];
  readonly shadow: GrepHit[];
  readonly n_rules: number;
  readonly truncated: boolean;
  /** Whether the library holds no rule, and only those of the request were asked. */
  readonly isAlone: boolean;
}

async function findHits(input: LayerInput): Promise<PatternHits> {
  const builtIn = input.knowledge.derive(buildRules);
  const own = input.toggles.custom_grep_rules ?? [];
  const isAlone = !input.knowledge.derive(hasRules);
  if (isAlone && own.length === 0) throw new Error(NO_RULES);
  const custom = compileCustomRules(own);
  if ("refusal" in custom) throw new TypeError(custom.refusal);
  const text = input.folded();
  const found = await builtIn.scan(undenied(text), input.signal);
  const ofRequest = own.length === 0 ? [] : await custom.scanner.scan(text, input.signal);
  const hits: GrepHit[] = ofRequest.flatMap((hit) => customHit(own[hit.rule], hit));
  const shadow: GrepHit[] = [];
  const { language } = input.reading();
  for (const { rule, hit } of found) {
    const told = unlessForeign(builtInHit(rule.object, hit), rule.object, language);
    if (rule.shadow) shadow.push({ ...told, mode: "shadow" });
    else hits.push(told);
  }
  const n_rules = builtIn.size + own.length + signCount(input.knowledge);
  const truncated =
    found.some(({ hit }) => hit.truncated) || ofRequest.some((hit) => hit.truncated);
  return { hits, shadow, n_rules, truncated, isAlone };
}

function builtInHit(object: KnowledgeObject<"grep_rule">, { matches }: RuleHit): GrepHit {
  const { content, extensions } = object;
  return {
    rule: content.rule_id,
    category: content.category,
    severity: content.severity,
    citation: extensions?.citation ?? null,
    indicator: content.description,
    dimensions: dimensionsOf(object),
    cites: extensions?.cites ?? [],
    matches,
  };
}

/** Nothing is built on a rule on trial. */
function failedPart({ rule, error, shadow }: FailedRule): FailedPart[] {
  return shadow === true ? [] : [{ kind: "rule", name: rule, error }];
}

/** The chances as they are told. */
function shares(wording: KindChances): KindChances {
  return {
    offer: rounded(wording.offer),
    danger: rounded(wording.danger),
    victim: rounded(wording.victim),
    inquiry: rounded(wording.inquiry),
    compliance: rounded(wording.compliance),
    unrelated: rounded(wording.unrelated),
  };
}

const GRAVITY: readonly string[] = SEVERITIES;

/** Gravest first, then in the order of the text. */
function byGravity(a: GrepHit, b: GrepHit): number {
  const graver = GRAVITY.indexOf(b.severity) - GRAVITY.indexOf(a.severity);
  return graver === 0 ? firstStart(a) - firstStart(b) : graver;
}

function firstStart({ matches }: GrepHit): number {
  return matches[0]?.start ?? 0;
}

function promptOf(hits: readonly GrepHit[]): string | null {
  if (hits.length === 0) return null;
  return ["Rules that fired on the message:", ...hits.map(promptLine)].join("\n");
}

function promptLine({ rule, severity, indicator, citation, matches }: GrepHit): string {
  const quotes = matches.slice(0, 3).map(({ text }) => JSON.stringify(shortened(text)));
  const ground = citation === null ? "" : ` (${citation})`;
  return `- ${rule} [${severity}]: ${indicator}${ground} Found: ${quotes.join(", ")}`;
}

function shortened(text: string): string {
  const line = onOneLine(text).toWellFormed();
  return line.length > 160 ? `${line.slice(0, 159)}…`.toWellFormed() : line;
}
