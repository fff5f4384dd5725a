import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { SEVERITIES } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, Layer, LayerInput, LayerOutput } from "../contract/layer.ts";
import { compileObject } from "../matching/grep-rule.ts";
import type { CompiledRule } from "../matching/rule.ts";
import { Scanner, type RuleHit } from "../matching/scanner.ts";
import { compileCustomRules, customHit } from "./grep-custom.ts";

/** The rules of a snapshot, compiled into one scanner. */
export interface BuiltInScanner {
  readonly scanner: Scanner;
  /** In the scanner's order. */
  readonly rules: readonly BuiltInRule[];
}

interface BuiltInRule {
  readonly object: KnowledgeObject<"grep_rule">;
  /** Runs and is traced, but changes nothing. */
  readonly shadow: boolean;
}

/** Compiles every bundled rule that may run: reviewed ones enforce or shadow as their mode says, drafts only shadow; rules that are off, deprecated or do not compile are left out. Made once per snapshot by `snapshot.derive(buildScanner)`. */
export function buildScanner(snapshot: Snapshot): BuiltInScanner {
  const rules: BuiltInRule[] = [];
  const compiled: CompiledRule[] = [];
  const inForce = new Set(snapshot.all("grep_rule").map(({ id }) => id));
  for (const object of snapshot.listed("grep_rule")) {
    const mode = object.extensions?.mode ?? "enforce";
    const draft = object.tags?.includes("status:draft") ?? false;
    if (mode === "off" || !(draft || inForce.has(object.id))) continue;
    const { rule } = compileObject(object);
    if (rule === undefined) continue;
    rules.push({ object, shadow: draft || mode === "shadow" });
    compiled.push(rule);
  }
  return { scanner: new Scanner(compiled), rules };
}

/** Deterministic pattern rules over the folded last user message: bundled ones, and those of the request. */
export function grepLayer(): Layer {
  return {
    name: "grep",
    refuses: ({ custom_grep_rules }) => {
      const compiled = compileCustomRules(custom_grep_rules ?? []);
      return "refusal" in compiled ? compiled.refusal : null;
    },
    run: scanMessage,
  };
}

async function scanMessage(input: LayerInput): Promise<LayerOutput> {
  const { scanner, rules } = input.knowledge.derive(buildScanner);
  const own = input.toggles.custom_grep_rules ?? [];
  const custom = compileCustomRules(own);
  if ("refusal" in custom) throw new TypeError(custom.refusal);
  const text = input.folded();
  const found = await scanner.scan(text, input.signal);
  const ofRequest = own.length === 0 ? [] : await custom.scanner.scan(text, input.signal);
  const hits: GrepHit[] = ofRequest.flatMap((hit) => customHit(own[hit.rule], hit));
  const shadow: GrepHit[] = [];
  for (const hit of found) {
    const rule = rules[hit.rule];
    if (rule === undefined) continue;
    if (rule.shadow) shadow.push({ ...builtInHit(rule.object, hit), mode: "shadow" });
    else hits.push(builtInHit(rule.object, hit));
  }
  const truncated = [...found, ...ofRequest].some((hit) => hit.truncated);
  const ordered = hits.toSorted(byGravity);
  return {
    prompt: promptOf(ordered),
    fired: ordered.length > 0,
    trace: {
      hits: ordered,
      n_rules: rules.length + own.length,
      n_shadow: shadow.length,
      ...(shadow.length > 0 ? { shadow: shadow.toSorted(byGravity) } : {}),
      ...(truncated ? { truncated: true } : {}),
    },
  };
}

function builtInHit(object: KnowledgeObject<"grep_rule">, { matches }: RuleHit): GrepHit {
  const { content, extensions, tags = [] } = object;
  return {
    rule: content.rule_id,
    category: content.category,
    severity: content.severity,
    citation: extensions?.citation ?? null,
    indicator: content.description,
    dimensions: tags
      .filter((tag) => tag.startsWith("indicator:"))
      .map((tag) => tag.slice("indicator:".length)),
    cites: extensions?.cites ?? [],
    matches,
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
  const line = text.replaceAll(/\s+/g, " ").toWellFormed();
  return line.length > 160 ? `${line.slice(0, 159)}…`.toWellFormed() : line;
}
