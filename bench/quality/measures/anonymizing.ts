import { join } from "node:path";
import type { Snapshot } from "../../../host/contract/knowledge.ts";
import { openPrivacy } from "../../../host/privacy/open.ts";
import { publicNumbers } from "../../../host/privacy/public-numbers.ts";
import { shareOf, type Figure } from "../figures.ts";
import { readLines } from "../lines.ts";

/** `labels` name the values between `[[` and `]]`, in their order. */
interface Marked {
  readonly text: string;
  readonly labels: readonly string[];
}

const CORPUS = join(import.meta.dirname, "../../../host/privacy/corpus");
const MARKED = /\[\[([^]*?)\]\]/g;
const MARKS = "[[]]".length;

/** What the anonymizer leaves of marked values, how it names them, and what it takes out of ordinary messages. */
export async function anonymizerFigures(knowledge: Snapshot): Promise<readonly Figure[]> {
  const positive = await readLines<Marked>(join(CORPUS, "positive.jsonl"));
  const negative = await readLines<{ readonly text: string }>(join(CORPUS, "negative.jsonl"));
  const privacy = openPrivacy(() => knowledge.derive(publicNumbers));
  const values = positive.flatMap(({ text, labels }) => {
    const redactions = privacy.redact([text.replaceAll(MARKED, "$1")])[0]?.redactions ?? [];
    return Array.from(text.matchAll(MARKED), ({ 1: raw = "", index }, order) => {
      const start = index - order * MARKS;
      const end = start + raw.length;
      const over = redactions.filter((each) => each.start < end && each.end > start);
      return {
        leaks: !over.some((each) => each.start <= start && each.end >= end),
        isNamed: over[0]?.label === labels[order],
      };
    });
  });
  return [
    shareOf(
      "anonymizer: leaks of marked values",
      values.map(({ leaks }) => leaks),
      { at: "most", value: 0 },
    ),
    shareOf(
      "anonymizer: values named right",
      values.map(({ isNamed }) => isNamed),
      { at: "least", value: 0.9 },
    ),
    shareOf(
      "anonymizer: false labels on ordinary messages",
      negative.map(({ text }) => (privacy.redact([text])[0]?.redactions.length ?? 0) > 0),
      { at: "most", value: 0.01 },
    ),
  ];
}
