import type { Context } from "koa";
import type { Static, TObject, TSchema } from "typebox";
import type { LayerName } from "../../schemas/http/chat.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Engine } from "./engine.ts";
import type { ErrorCode, RefusedPart } from "./refusal.ts";
import type { Snapshot } from "./knowledge.ts";
import type { FoundTrace, LayerRequest, LayerRun, Trace } from "./layer.ts";
import type { Services } from "./services.ts";

/** What `harnesses/<name>/harness.ts` exports. Names are the interface's. */
export interface HarnessModule {
  /** Canonical short name; equals the folder name. */
  readonly name: string;
  /** The layers this harness may run. Empty for a harness that runs none. */
  readonly applied_layers: readonly LayerName[];
  /** Attaches routes. Called when it is mounted, and again where that failed; must not await anything. */
  readonly register_routes: (app: HarnessApp) => void;
  readonly consumes?: readonly Leaf[];
  readonly emits?: readonly Leaf[];
  /** Names of the tools it relies on. */
  readonly tools?: readonly string[];
  /** The packs and objects it needs, for the listing. */
  readonly knowledge_manifest?: Readonly<Record<string, unknown>>;
  /** How its answers are judged, with examples. */
  readonly rubric?: Readonly<Record<string, unknown>>;
  /** What GET /api/harnesses tells about it beside its name. */
  readonly listing?: HarnessListing;
}

/** The listing fields of GET /api/harnesses; all optional. */
export interface HarnessListing {
  readonly tier?: "core" | "secondary";
  readonly summary?: string;
  readonly logic_paths?: readonly string[];
  readonly knowledge_packs?: readonly string[];
  readonly logic_packs?: readonly string[];
  readonly model_io?: string;
  readonly model_targets?: readonly string[];
  readonly input_verification?: readonly string[];
  readonly output_verification?: readonly string[];
  readonly privacy_boundaries?: readonly string[];
}

/** The host, as one harness sees it. Each harness gets its own, with its own routes. */
export interface HarnessApp {
  readonly get: AddRoute;
  readonly post: AddRoute;
  readonly put: AddRoute;
  readonly delete: AddRoute;
  /** The engine, or a thrown 503: none is wired in, or it is known to be down or busy. Ask before the stream opens. */
  readonly requireEngine: () => Engine;
  /** The engine, or null where none is wired in. */
  readonly engine: () => Engine | null;
  /** The knowledge now in force. Take it once per request and keep it. */
  readonly knowledge: () => Snapshot;
  /** Checks what the layers are asked to do, and refuses (400) what they cannot: no user turn, a bad custom rule. Call it before the stream opens; `run` then runs the enabled layers in order and merges what they found into the prompt. */
  readonly prepareLayers: (request: LayerRequest) => LayerRun;
  /** Answers with an event stream whose last event carries what `work` returns. */
  readonly stream: (ctx: Context, work: StreamWork) => Promise<void>;
  /** A signal that aborts when the caller leaves before the answer; to end with its reason is no bug. */
  readonly whileHere: (ctx: Context) => AbortSignal;
  /** Appends one anonymized row to this harness's training log. */
  readonly log: (row: LogRow) => Promise<void>;
  /** The same for rows of decisions: each call appends the row under another decision's id, which is kept in its trace as it is, so that `npm run replay` finds it. The row is anonymized with the first. */
  readonly prepareRow: (row: LogRow) => (decision_id: string) => Promise<void>;
  /** What a caller may read of a failure: its code and sentence, and after how many seconds asking again makes sense; a bug is told as "Internal error". */
  readonly told: (error: unknown) => {
    readonly code: string;
    readonly detail: string;
    readonly retryAfter?: number;
  };
  /** Ends the request with a catalogued error: `{ detail }` and its status, and `problems` where several things are wrong. */
  readonly refuse: (code: ErrorCode, detail?: string, problems?: readonly RefusedPart[]) => never;
  readonly services: Services;
}

/** The work behind a stream: `signal` aborts when the client leaves; what `keep` was given is told even when it fails; what `afterwards` was given is done once the last event is out, and the stream ends when it is done. */
export type StreamWork = (
  signal: AbortSignal,
  keep: (part: object) => void,
  afterwards: (task: () => Promise<void>) => void,
) => Promise<object>;

export interface LogRow {
  readonly input: string | object;
  readonly output: string | object;
  /** What the layers did; with `error` where the request failed or was aborted. */
  readonly trace: LoggedTrace | { readonly error: string };
  /** Set where output and trace hold no word of whoever asked, only the host's own names and numbers: then the input alone is anonymized. */
  readonly isWordless?: boolean;
}

/** A trace as it is logged, where of the layers' traces what they found by name and place is kept; the prompt may be left out. */
export type LoggedTrace = FoundTrace & Partial<Pick<Trace, "_final_user_text">>;

/** What a route takes and gives; checked before the handler runs, and told in /openapi.json. */
export interface RouteSpec {
  readonly summary: string;
  /** OpenAPI tag: chat, grade, classifier, catalog, health, … */
  readonly tag: string;
  readonly body?: TSchema;
  readonly query?: TObject;
  readonly params?: TObject;
  /** One binary multipart part of this name, at most so many bytes; handed over as `file`. */
  readonly file?: {
    readonly part: string;
    readonly maxBytes: number;
    readonly tooLarge: ErrorCode;
  };
  /** Largest JSON body in bytes; 2 MiB when absent. */
  readonly bodyLimit?: number;
  /** Whether a key that stands twice in one object of the body is refused (400); elsewhere the last one counts. */
  readonly keysOnce?: boolean;
  /** Status → what is answered: a schema, or a media type for streams and bytes. */
  readonly responses: Readonly<Record<number, RouteResponse>>;
}

export interface RouteResponse {
  readonly description: string;
  readonly schema?: TSchema;
  /** Default `application/json`. */
  readonly mediaType?: string;
  /** What the data event of an event stream holds, where the route answers with that as well. */
  readonly streamed?: TSchema;
}

export type AddRoute = <const S extends RouteSpec>(
  path: string,
  spec: S,
  handler: (ctx: Context, input: Input<S>) => Promise<void> | void,
) => void;

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly filename: string | null;
}

type Part<S, K extends string> = S extends { readonly [P in K]: infer T extends TSchema }
  ? Static<T>
  : undefined;

export interface Input<S extends RouteSpec> {
  readonly body: Part<S, "body">;
  readonly query: Part<S, "query">;
  readonly params: Part<S, "params">;
  readonly file: S extends { readonly file: object } ? UploadedFile : undefined;
}
