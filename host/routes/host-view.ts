import type { Config } from "../config.ts";
import type { Engine } from "../contract/engine.ts";
import type { AddRoute, HarnessModule } from "../contract/harness.ts";
import type { PackStatus, Problem, Snapshot } from "../contract/knowledge.ts";
import type { ToolModule } from "../contract/tool.ts";
import type { Method, Route } from "../http/routes.ts";
import type { RouteTraffic } from "../http/connections/traffic.ts";

/** One discovered module as the listing shows it. */
export interface ListedModule<M> {
  readonly name: string;
  readonly state: "mounted" | "failed" | "restart_needed";
  readonly module: M | null;
  readonly error?: string;
}

/** The modules of one kind. */
interface Modules<M> {
  list(): readonly ListedModule<M>[];
  /** Why their folders could not be looked at the last time, or null. */
  problem(): string | null;
}

/** How a pack stands, as monitoring asks for it. */
export interface PackStanding extends Pick<PackStatus, "name" | "version" | "revision"> {
  /** When what it holds now came into force, ISO 8601. */
  readonly last_activation: string | null;
  readonly last_error: string | null;
}

/** What the core routes ask of the host. */
export interface Core {
  readonly config: Pick<Config, "grading" | "engine">;
  readonly engine: Engine | null;
  /** What the persona says that speaks by default, where it is in force; a draft of it speaks to nobody. */
  readonly personaText: (knowledge: Snapshot) => string | undefined;
  readonly knowledge: {
    current(): Snapshot;
    problems(): readonly Problem[];
    status(): { readonly packs: readonly PackStanding[] };
  };
  readonly database: {
    ready(): Promise<{ readonly ok: boolean; readonly kind: string; readonly reason?: string }>;
  };
  /** Layers, and parts of them, that failed lately. */
  readonly failures: {
    list(): readonly {
      readonly layer: string;
      readonly part: string | null;
      readonly times: number;
    }[];
    /** Layer → its failures since the process began. */
    totals(): ReadonlyMap<string, number>;
  };
  /** Why the engine gave no answer → how often since the process began. */
  readonly engineFailures: ReadonlyMap<string, number>;
  readonly traffic: { list(): readonly RouteTraffic[] };
  readonly decisions: { problem(): string | null };
  readonly harnesses: Modules<HarnessModule>;
  readonly tools: Modules<ToolModule>;
  readonly routes: { of(owner: string): readonly Route[]; all(): readonly Route[] };
}

/** The verbs a route file adds its routes with. */
export type Add = Readonly<Record<Method, AddRoute>>;
