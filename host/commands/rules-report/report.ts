import { SEVERITIES } from "../../../schemas/taxonomy.ts";
import type { RuleCount, Tally } from "./tally.ts";

/** What `--json` prints. */
export interface RulesReport {
  /** The knowledge that was in force. */
  readonly revision: string;
  readonly n_messages: number;
  readonly n_with_hits: number;
  readonly n_broken: number;
  readonly broken: Tally["broken"];
  /** Whether it ended before its files did. */
  readonly interrupted: boolean;
  /** Hits (a rule in a message) by mode, severity and language of the message. */
  readonly by: {
    readonly mode: Readonly<Record<string, number>>;
    readonly severity: Readonly<Record<string, number>>;
    readonly language: Readonly<Record<string, number>>;
  };
  /** The most frequent first. */
  readonly rules: readonly RuleCount[];
  /** The rules asked for by name that would not have fired anywhere. */
  readonly silent: readonly string[];
}

/** The counts of a run in order, with their sums. */
export function reportOf(
  tally: Tally,
  asked: {
    readonly revision: string;
    readonly rules: ReadonlySet<string> | null;
    readonly interrupted: boolean;
  },
): RulesReport {
  const rules = [...tally.rules.values()].toSorted(
    (a, b) => b.n_messages - a.n_messages || (a.rule < b.rule ? -1 : 1),
  );
  const languages: Record<string, number> = {};
  for (const rule of rules)
    for (const [language, n] of Object.entries(rule.languages))
      languages[language] = (languages[language] ?? 0) + n;
  const { n_messages, n_with_hits, n_broken, broken } = tally;
  return {
    revision: asked.revision,
    n_messages,
    n_with_hits,
    n_broken,
    broken,
    interrupted: asked.interrupted,
    by: {
      mode: sums(rules, ["enforce", "shadow"], ({ mode }) => mode),
      severity: sums(rules, SEVERITIES.toReversed(), ({ severity }) => severity),
      language: Object.fromEntries(Object.entries(languages).toSorted((a, b) => b[1] - a[1])),
    },
    rules,
    silent: [...(asked.rules ?? [])].filter((rule) => !tally.rules.has(rule)).toSorted(),
  };
}

function sums(
  rules: readonly RuleCount[],
  keys: readonly string[],
  keyOf: (rule: RuleCount) => string,
): Record<string, number> {
  const sum = (key: string) =>
    rules.reduce((total, rule) => total + (keyOf(rule) === key ? rule.n_messages : 0), 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)]));
}

/** The same in lines for people. */
export function reportText(report: RulesReport): string {
  const { n_messages, n_with_hits, n_broken, broken, by, rules, silent } = report;
  const rows = broken.map(({ at, reason }) => `  ${at}  ${reason}`);
  const untold = n_broken - broken.length;
  return [
    ...rules.flatMap(ruleLines),
    ...silent.map((rule) => `${rule}  would not have fired`),
    ...(rules.length + silent.length > 0 ? [""] : []),
    ...(rules.length > 0
      ? [
          `By mode: ${listed(by.mode)}`,
          `By severity: ${listed(by.severity)}`,
          `By language: ${listed(by.language)}`,
        ]
      : []),
    ...(n_broken > 0 ? [`${counted(n_broken, "row")} could not be read:`, ...rows] : []),
    ...(untold > 0 ? [`  and ${number(untold)} more`] : []),
    ...(report.interrupted ? ["Interrupted: the counts are of what was read until then."] : []),
    `${counted(n_messages, "message")}, ${number(n_with_hits)} with hits, of ${counted(rules.length, "rule")}; knowledge ${report.revision}`,
    "",
  ].join("\n");
}

function ruleLines(count: RuleCount): string[] {
  const { rule, mode, severity, n_messages, n_matches, languages, here } = count;
  const often = `${counted(n_messages, "message")} (${counted(n_matches, "match", "matches")})`;
  return [
    `${rule}  ${mode}  ${severity}  would have fired in ${often}: ${listed(languages)}`,
    ...here.map(({ at, excerpt }) => `  ${at}  ${excerpt}`),
  ];
}

function listed(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, n]) => n > 0);
  return some.map(([key, n]) => `${key} ${number(n)}`).join(", ");
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${n === 1 ? one : many}`;
}

function number(n: number): string {
  return n.toLocaleString("en");
}
