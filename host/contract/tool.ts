import type { TObject } from "typebox";
import type { HarnessToggles } from "../../schemas/http/chat.ts";
import type { Snapshot } from "./knowledge.ts";
import type { Reading } from "./reading.ts";

/** What `tools/<name>.ts` exports: a lookup in knowledge, never in model output. */
export interface ToolModule {
  /** Equals the file name. */
  readonly name: string;
  /** What it looks up, for people and for a model that may call it. */
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly schema: TObject;
  /** The argument sets worth looking up for this message; empty when there are none. */
  readonly propose: (reading: Reading, context: ToolContext) => readonly ToolArgs[];
  /** Answers from the snapshot and the request's custom items only; arguments match `schema`. */
  readonly call: (args: ToolArgs, context: ToolContext) => ToolResult;
}

export interface ToolContext {
  readonly knowledge: Snapshot;
  /** The request's custom_corridor_caps, custom_fee_camouflage and custom_ngo_intake win over packs. */
  readonly toggles: HarnessToggles;
}

export type ToolArgs = Readonly<Record<string, string | number | boolean | null>>;

export interface ToolResult {
  readonly found: boolean;
  /** What it says, one fact each, in plain English with its ground. */
  readonly facts: readonly ToolFact[];
  /** Whom to call, where the tool knows someone. */
  readonly contacts?: readonly Contact[];
  /** The country (ISO 3166-1 alpha-2) where the person is, if the directory knows nobody there for them. */
  readonly uncovered?: string;
  /** The numbers asked about, each with the contacts that have exactly it. */
  readonly numbers?: readonly NumberLookup[];
  readonly custom?: true;
  readonly [detail: string]: unknown;
}

/** A telephone number that was looked up. */
export interface NumberLookup {
  /** As it was given. */
  readonly number: string;
  /** Whose it is, each with where it was seen; none where nobody known has it. */
  readonly listed: readonly (Contact & { readonly source_url: string | null })[];
}

/** The one side of a route that nobody named. */
export type AssumedSide = "origin" | "destination";

export interface ToolFact {
  /** `cap`: what a worker may be charged on a corridor. `passport`: whether an employer there may keep a passport. `law`: what a provision says. `label`: what a fee name hides. `indicator`: an ILO indicator. */
  readonly kind: "cap" | "passport" | "law" | "label" | "indicator";
  readonly statement: string;
  /** As people cite it, or null. */
  readonly citation: string | null;
  readonly source_url: string | null;
  /** `<leaf>/<id>` it comes from, `custom`, or `none` where it says that the library has nothing. */
  readonly by: string;
  /** Of a cap that is no route's own: the law of the country of work for whoever comes there (`*-KW`), of the country of origin for whoever leaves it (`IN-*`), of the sea (`*`), or a route without a known limit. `nothingIn`, a currency: all known routes there let nothing be charged. `law`: the document of `by` says what may be charged. `home_unknown`: only what the origin lets be charged is not known. */
  readonly scope?: {
    readonly corridor: string;
    readonly law?: true;
    readonly home_unknown?: true;
    readonly barred?: "all" | "household";
    readonly nothingIn?: string;
  };
  /** Of a route that the message does not name, or of which it names no origin or no destination, and that its language or a currency implies: it is told under that condition. */
  readonly assumed?: true | AssumedSide;
  /** Of a law that covers household workers alone. */
  readonly household?: true;
}

export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly url: string | null;
  /** ISO date the number was last seen at its source, or null when never. */
  readonly verified: string | null;
  /** Older than a year, or never verified. */
  readonly stale: boolean;
  /** What a caller should know: hours, short code only inside the country, number from abroad. */
  readonly note: string | null;
  /** The number to dial from another country, where it serves the person. */
  readonly abroad?: string;
  readonly custom?: true;
  /** What one calls there when somebody is in danger now. */
  readonly emergency?: true;
  /** It answers day and night. */
  readonly always_open?: true;
}
