import type {
  ChatMessage,
  ContentPart,
  HarnessToggles,
  LayerName,
} from "../../schemas/http/chat.ts";
import type { ScannedMessage } from "./images.ts";
import type { PackStatus, Snapshot } from "./knowledge.ts";
import type { FoldedText, Reading } from "./reading.ts";

/** One step that runs before the model generates. */
export interface Layer {
  readonly name: LayerName;
  /** Why these toggles cannot be used, one sentence naming the item, or null; asked before the stream opens. */
  readonly refuses?: (toggles: HarnessToggles) => string | null;
  run(input: LayerInput): LayerOutput | Promise<LayerOutput>;
}

export interface LayerInput {
  /** The last user message: the last run of user turns, all their text parts, and behind them what was read in their images. */
  readonly text: string;
  readonly toggles: HarnessToggles;
  readonly knowledge: Snapshot;
  readonly signal: AbortSignal;
  /** The matching view of the text, made on first use and shared by the layers of one request. */
  readonly folded: () => FoldedText;
  /** What the text talks about; read on first use and shared by the layers of one request. */
  readonly reading: () => Reading;
  /** The same, completed by what the user said before: for what is looked up and answered, never for what is scanned. */
  readonly inContext: () => Reading;
}

export interface LayerOutput {
  /** What the model should read, or null when the layer has nothing to say. */
  readonly prompt: string | null;
  /** Whether it found something. */
  readonly fired: boolean;
  /** What it did, for the trace. Plain JSON. */
  readonly trace: Record<string, unknown>;
  /** Its parts that could not be asked: told to the model and in the log. */
  readonly failed?: readonly FailedPart[];
}

/** A rule or a tool that could not be asked: its silence is no all-clear. */
export interface FailedPart {
  readonly kind: "rule" | "tool";
  /** The rule's rule_id or the tool's name. */
  readonly name: string;
  readonly error: string;
}

/** What one layer did. A layer that failed has `error` and `fired: null`. */
export interface LayerTrace {
  readonly fired: boolean | null;
  /** Milliseconds, three decimals. */
  readonly elapsed_ms: number;
  readonly error?: string;
  readonly [detail: string]: unknown;
}

export type Trace = Partial<Record<LayerName, LayerTrace>> & {
  readonly revision: string;
  readonly packs: readonly PackStatus[];
  readonly elapsed_ms: number;
  /** What was read in the images of the message, an `OcrTrace`; absent where it had none. */
  readonly ocr?: LayerTrace;
  /** What lookups and answer took from what the user said before; absent where nothing. */
  readonly conversation?: { readonly taken: readonly ("language" | "route" | "subjects")[] };
  /** What was made of what the layers found; absent where none ran. */
  readonly reasoning?: LayerTrace;
  /** The exact merged prompt the model received. */
  readonly _final_user_text: string;
  readonly error?: string;
};

/** The trace before a prompt is written. */
export type FoundTrace = Omit<Trace, "_final_user_text">;

/** Makes of what the layers found the background and the steps of an answer, once all of them are through. Must not await anything. */
export type Reasoner = (found: ReasonInput) => Reasoned;

export interface ReasonInput {
  readonly hits: readonly GrepHit[];
  readonly reading: Reading;
  readonly knowledge: Snapshot;
}

export interface Reasoned {
  /** What the model reads before the layers' blocks, or null. */
  readonly background: string | null;
  /** What it reads behind them: how an answer is built. */
  readonly steps: string | null;
  readonly fired: boolean;
  /** What was chosen and why, for the trace. Plain JSON. */
  readonly trace: Record<string, unknown>;
}

/** `trace.grep.hits[]`. */
export interface GrepHit {
  readonly rule: string;
  /** The leaf the rule belongs to; a grep_rule when absent. */
  readonly leaf?: "glob_rule" | "heuristic_rule" | "classifier_rule";
  readonly category: string;
  readonly severity: string;
  /** The rule's own severity, where the wording of the message and around every match is a lawful one's, or rules out all that the rule is a sign of. */
  readonly lowered_from?: string;
  readonly citation: string | null;
  /** The rule's description. */
  readonly indicator: string;
  /** Dimension ids from the rule's `indicator:` tags, without those that the wording rules out. */
  readonly dimensions: readonly string[];
  /** All of them, where the wording rules some out. */
  readonly named?: readonly string[];
  /** `<leaf>/<id>` of the grounds. */
  readonly cites: readonly string[];
  readonly matches: readonly Match[];
  /** The rules a heuristic rests on. */
  readonly from?: readonly string[];
  /** How much a heuristic's hit adds to the risk, 0 to 1. */
  readonly weight?: number;
  /** What a classifier's model said, 0 to 1. */
  readonly probability?: number;
  /** Set where the wording alone says so: neither risk nor danger nor an authority rests on it. */
  readonly by_wording?: true;
  readonly custom?: true;
  /** Set on hits of `trace.grep.shadow[]`: traced and counted, but nothing is said or done about them. */
  readonly mode?: "shadow";
}

export interface Match {
  readonly text: string;
  /** UTF-16 offsets in the scanned text: typed words first, so that theirs are those in the message. */
  readonly start: number;
  readonly end: number;
  /** Position in `trace.ocr.images` of the image whose text it touches; absent for typed words. */
  readonly image?: number;
}

/** `trace.rag.documents[]`. */
export interface RetrievedDocument {
  readonly id: string;
  readonly title: string;
  readonly jurisdiction: string | null;
  readonly score: number;
  readonly snippet: string;
  readonly source_url: string | null;
  /** As people cite it, or null. */
  readonly citation?: string | null;
  /** A bill, or a text that was suspended: no law. */
  readonly in_force?: false;
  readonly custom?: true;
}

/** `trace.rag.linked[]`: a document that came along because a found one cites it, or it cites that. */
export interface LinkedDocument extends Pick<
  RetrievedDocument,
  "id" | "title" | "jurisdiction" | "source_url"
> {
  readonly citation: string | null;
  /** The found document. */
  readonly via: string;
  /** What the found document is to this one. */
  readonly relation:
    | "implements"
    | "supersedes"
    | "references"
    | "cites"
    | "implemented_by"
    | "superseded_by"
    | "referenced_by"
    | "cited_by";
  /** Where the one says so of the other, or null. */
  readonly evidence: string | null;
  /** `citation_edge/<id>`. */
  readonly by: string;
}

export interface LayerRequest {
  readonly messages: readonly ChatMessage[];
  readonly toggles: HarnessToggles;
  /** The harness's `applied_layers`. */
  readonly allowed: readonly LayerName[];
  readonly knowledge: Snapshot;
}

export interface LayerRun {
  /** The typed words of the last user message. */
  readonly text: string;
  /** Its image parts, in their order. */
  readonly images: readonly ContentPart[];
  /** The snapshot the whole request uses. */
  readonly knowledge: Snapshot;
  /** Scans `message` where it is given: the typed words with what was read in the images. */
  run(signal: AbortSignal, message?: ScannedMessage): Promise<LayeredPrompt>;
}

export interface LayeredPrompt {
  /** What the model reads: persona first, the last user message with the layers' blocks before it. */
  readonly messages: readonly ChatMessage[];
  readonly trace: Trace;
  readonly reading: Reading;
}
