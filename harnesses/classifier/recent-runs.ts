import { failuresIn } from "../../schemas/failures.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { Finding } from "./finding.ts";

/** So long a text and what the layers found of it are kept: recruitment spam comes in waves of the same words, and a tool mounted meanwhile is heard soon. */
const KEPT_MS = 5000;
const MOST_RUNS = 1024;
const MOST_SEEN = 4096;
/** UTF-16 units of a text that is kept at most. */
const LONGEST = 4096;

interface Run {
  readonly knowledge: Snapshot;
  readonly finding: Finding;
  readonly until: number;
}

/** What the layers found of texts that came twice within seconds. Such a text is not searched a third time under the same knowledge; its trace tells of the run that was made. Of texts that come once only their words are held, as holding runs costs more than it saves; of runs in which a layer or a part of one failed nothing is kept. */
export class RecentRuns {
  /** By text, the oldest first. */
  readonly #runs = new Map<string, Run>();
  /** Text → until when it counts as seen, the oldest first. */
  readonly #seen = new Map<string, number>();
  #isClearing = false;

  /** What was found, by a run of the last seconds or by `run`. */
  async of(text: string, knowledge: Snapshot, run: () => Promise<Finding>): Promise<Finding> {
    if (text.length > LONGEST) return run();
    const now = performance.now();
    const isAgain = (this.#seen.get(text) ?? 0) > now;
    put(this.#seen, text, { value: now + KEPT_MS, most: MOST_SEEN });
    if (!this.#isClearing) this.#clearLater();
    const known = this.#runs.get(text);
    if (known?.knowledge === knowledge && known.until > now) return known.finding;
    const finding = await run();
    const value = { knowledge, finding, until: now + KEPT_MS };
    if (isAgain && isWhole(finding)) put(this.#runs, text, { value, most: MOST_RUNS });
    return finding;
  }

  /** Nobody's words stay longer than they are of use. */
  #clearLater(): void {
    this.#isClearing = true;
    setTimeout(() => {
      const now = performance.now();
      for (const [text, { until }] of this.#runs) if (until <= now) this.#runs.delete(text);
      for (const [text, until] of this.#seen) if (until <= now) this.#seen.delete(text);
      this.#isClearing = false;
      if (this.#runs.size + this.#seen.size > 0) this.#clearLater();
    }, KEPT_MS).unref();
  }
}

/** Puts a value behind all others; the oldest goes where there are too many. */
function put<V>(
  map: Map<string, V>,
  text: string,
  { value, most }: { readonly value: V; readonly most: number },
): void {
  map.delete(text);
  map.set(text, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

function isWhole({ found: { trace } }: Finding): boolean {
  const { grep, rag, tools } = trace;
  const haveRun = [grep, rag, tools].every((layer) => typeof layer?.fired === "boolean");
  return haveRun && failuresIn({ grep, rag, tools }).length === 0;
}
