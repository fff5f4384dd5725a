import type { LayerName } from "../../../schemas/http/chat.ts";
import type { Layer, LayerInput, LayerOutput } from "../../contract/layer.ts";
import type { SearchGates, SearchSource } from "../../contract/search.ts";
import { buildRetrieval } from "../rag/rag.ts";
import { publicQuery } from "./public-query.ts";
import { passedGate, quotedResults, type Asked } from "./results.ts";
import { elapsedSince } from "../../../schemas/elapsed.ts";

export interface WebLayerSettings {
  readonly name: LayerName;
  /** What a person calls its sources, for the prompt. */
  readonly title: string;
  readonly sources: readonly SearchSource[];
  /** What every query and every result passes; null only where there are no sources. */
  readonly gates: SearchGates | null;
  /** Hosts whose name needs no judging, as an operator configured them. */
  readonly trustedHosts?: ReadonlySet<string>;
}

/** So much of a message is read for a query, UTF-16 units. */
const LONGEST_READ = 8_000;

/** A layer that asks sources outside, between two gates. Without sources it sends nothing and says so; when none of them answers, or a gate fails, it throws and nothing of it is used. */
export function webLayer(settings: WebLayerSettings): Layer {
  const { name, gates, sources } = settings;
  return {
    name,
    run: (input) =>
      gates === null || sources.length === 0
        ? silent({ configured: false })
        : ask({ ...settings, gates }, input),
  };
}

type Gated = WebLayerSettings & { readonly gates: SearchGates };

async function ask(settings: Gated, input: LayerInput): Promise<LayerOutput> {
  const reading = input.reading();
  if (!reading.aboutWork) return silent({ configured: true, asked: false });
  const { query, ...gate } = leaving(settings.gates, input);
  if (query === "") return silent({ configured: true, asked: false, ...gate });
  const { sources, gates, title, trustedHosts } = settings;
  const asked = await Promise.all(sources.map((source) => askOne(source, query, input.signal)));
  input.signal.throwIfAborted();
  if (asked.every(({ error }) => error !== undefined))
    throw new Error(asked.map(({ error }) => error).join("; "));
  const found = await passedGate(asked, gates, {
    query,
    caseText: input.text,
    knowledge: input.knowledge,
    signal: input.signal,
    ...(trustedHosts === undefined ? {} : { trustedHosts }),
  });
  return {
    prompt: quotedResults(title, found.results),
    fired: found.results.length > 0,
    trace: {
      configured: true,
      asked: true,
      query,
      ...gate,
      ...found,
      sources: asked.map(({ results, ...rest }) => ({ ...rest, n_results: results.length })),
    },
  };
}

interface Leaving {
  /** Empty where nothing leaves. */
  readonly query: string;
  /** What was taken out, as kinds. */
  readonly removed: readonly string[];
  readonly blocked: boolean;
  readonly reason?: string;
}

/** The query that may leave: what the gate leaves of the message, of that only public words, and those through the gate once more. */
function leaving(gates: SearchGates, { text, knowledge, reading }: LayerInput): Leaving {
  const first = gates.sanitize(text.slice(0, LONGEST_READ), knowledge, LONGEST_READ);
  const removed = [...new Set(first.redactions.map(({ kind }) => kind))];
  if (first.blocked !== null) return { query: "", removed, blocked: true, reason: first.blocked };
  const words = publicQuery(first.text, reading(), knowledge.derive(buildRetrieval));
  if (words === "") return { query: "", removed, blocked: false };
  const { text: query, blocked } = gates.sanitize(words, knowledge);
  return blocked === null
    ? { query, removed, blocked: false }
    : { query: "", removed, blocked: true, reason: blocked };
}

async function askOne(source: SearchSource, query: string, signal: AbortSignal): Promise<Asked> {
  const started = performance.now();
  const elapsed = () => elapsedSince(started);
  try {
    const results = await source.search(query, signal);
    return { source: source.name, elapsed_ms: elapsed(), results };
  } catch (error) {
    const message = error instanceof Error ? error.message : "failed";
    return { source: source.name, elapsed_ms: elapsed(), results: [], error: message };
  }
}

function silent(trace: Record<string, unknown>): LayerOutput {
  return { prompt: null, fired: false, trace };
}
