import type { Snapshot } from "../contract/knowledge.ts";
import type { Reasoner } from "../contract/layer.ts";
import { buildPatterns, type ShownPattern } from "./patterns.ts";
import { buildSnippets, type Snippet } from "./snippets.ts";
import { buildSteps, stepsFor, type Step } from "./steps.ts";

/** What reasoning makes of a snapshot before it comes into force, so that no request pays for it. */
export const REASONING_WARM: readonly ((snapshot: Snapshot) => unknown)[] = [
  buildSnippets,
  buildPatterns,
  buildSteps,
];

/** Once the layers have found what they find: which background belongs to it, which tactic it shows, and in which steps an answer is given. */
export const reasonOver: Reasoner = ({ hits, reading, knowledge }) => {
  const dimensions = new Set<string>();
  for (const hit of hits) for (const dimension of hit.dimensions) dimensions.add(dimension);
  const { corridors, folded } = reading;
  const snippets = knowledge.derive(buildSnippets).fitting({ dimensions, corridors });
  const patterns = knowledge.derive(buildPatterns).shown(dimensions, folded.folded);
  const steps = hits.length === 0 ? [] : stepsFor(knowledge, { hits, topics: reading.topics });
  return {
    background: backgroundOf(snippets, patterns),
    steps: stepsOf(steps),
    fired: snippets.length + patterns.length > 0,
    trace: {
      snippets: snippets.map(({ id, tokens }) => ({ id, tokens })),
      patterns,
      steps: steps.map(({ id }) => id),
    },
  };
};

function backgroundOf(
  snippets: readonly Snippet[],
  patterns: readonly ShownPattern[],
): string | null {
  const told = patterns.filter((pattern) => pattern.told);
  const lines = [
    ...snippets.map(({ text }) => `- ${text}`),
    ...told.map(({ label, description }) => `- What this looks like: ${label}. ${description}`),
  ];
  return lines.length === 0 ? null : lines.join("\n");
}

function stepsOf(steps: readonly Step[]): string | null {
  if (steps.length === 0) return null;
  const lines = steps.map(
    ({ content }, index) => `${index + 1}. ${content.label}: ${content.instruction}`,
  );
  return ["What the answer advises, in this order:", ...lines].join("\n");
}
