import type { FoundTrace } from "../../../host/contract/layer.ts";
import type {
  ClassifierAnswer,
  ClassifierEvent,
  SchemaMode,
} from "../../../schemas/http/classifier.ts";
import { flat, listed, type Joined } from "./envelope.ts";
import { traceBytes } from "./trace-bytes.ts";

/** What is answered about a text, whoever asks. */
export interface Saying {
  readonly verdict: Joined;
  /** What a model said, as it said it; empty where none was asked. */
  readonly raw: string;
  readonly parse_ok: boolean;
  readonly trace: FoundTrace;
  /** Appends the training row under a decision's id. */
  readonly log: (decision_id: string) => Promise<void>;
}

/** What differs from one answer to the next even where the text is the same. */
export type Made = Pick<ClassifierAnswer, "elapsed_ms" | "decision_id" | "model_info">;

/** An answer in both forms. In form A what is the same for every request is written once: recruitment spam comes in waves of the same words. */
export class Said {
  readonly log: Saying["log"];
  readonly #saying: Saying;
  readonly #heads = new Map<SchemaMode, Buffer>();
  #trace: Buffer | undefined;

  constructor(saying: Saying) {
    this.#saying = saying;
    this.log = saying.log;
  }

  /** Form A: the bytes of a `ClassifierAnswer`. */
  json(mode: SchemaMode, { elapsed_ms, decision_id, model_info }: Made): Buffer {
    const trace = this.#trace ?? traceBytes(this.#saying.trace);
    const own = JSON.stringify({ elapsed_ms, decision_id }).slice(1, -1);
    const head = this.#head(mode);
    const between = Buffer.from(`,${own},"harness_trace":`);
    const end = Buffer.from(`,"model_info":${JSON.stringify(model_info)}}`);
    const bytes = Buffer.concat([head, between, trace, end]);
    this.#trace ??= bytes.subarray(head.length + between.length, -end.length);
    return bytes;
  }

  /** Form B: the last event of the stream. */
  event(mode: SchemaMode, made: Made): ClassifierEvent {
    const { verdict, raw, parse_ok, trace } = this.#saying;
    const harness_trace = trace as ClassifierEvent["harness_trace"];
    return { parsed: listed(verdict, mode), raw, parse_ok, ...made, harness_trace };
  }

  /** The verdict and what a model said of it, without the closing brace. */
  #head(mode: SchemaMode): Buffer {
    const known = this.#heads.get(mode);
    if (known !== undefined) return known;
    const { verdict, raw, parse_ok } = this.#saying;
    const text = JSON.stringify({ ...flat(verdict, mode), raw, parse_ok });
    const head = Buffer.from(text.slice(0, -1));
    this.#heads.set(mode, head);
    return head;
  }
}
