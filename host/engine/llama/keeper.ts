import type { EngineState, ModelInfo } from "../../contract/engine.ts";
import { startChild, type ChildRun } from "./child-run.ts";
import type { LoadOrder } from "./messages.ts";

/** Keeps one child alive: starts it again, ever more patiently, when it dies. */
export interface Keeper {
  /** The child to ask, or undefined while none is ready. */
  child(): ChildRun | undefined;
  state(): EngineState & { readonly phase: Phase };
  /** Whole seconds until a dead child is started again; undefined while nothing is planned. */
  retryAfter(): number | undefined;
  /** The model in memory, or the last one that was; null before the first. */
  info(): ModelInfo | null;
  /** Tells the keeper that the child is well, so that its next death is its first. */
  praise(): void;
  end(): Promise<void>;
}

/** `loading` and `restarting` pass by themselves; `unusable` needs an operator, though it is tried again. */
export type Phase = "loading" | "ready" | "restarting" | "unusable" | "ended";

export interface KeeperSettings {
  readonly order: LoadOrder;
  /** Milliseconds of silence after which a loaded child is taken for hung. */
  readonly stallMs: number;
  /** Milliseconds before the first restart; doubled each time, at most a minute. */
  readonly restartMs: number;
  readonly onReady: () => void;
  readonly onDown: (phase: Phase) => void;
}

const LONGEST_PAUSE = 60_000;
/** A model that cannot be loaded is tried again more patiently: a file must be mended first. */
const UNUSABLE_FACTOR = 20;

/** Starts the first child at once and returns without waiting for it. */
export function keepChild(settings: KeeperSettings): Keeper {
  let phase: Phase = "loading";
  let reason = "The model is being loaded.";
  let info: ModelInfo | null = null;
  let deaths = 0;
  let timer: NodeJS.Timeout | undefined;
  let restartAt: number | undefined;

  const start = () =>
    startChild(settings.order, settings.stallMs, {
      onLoaded(loaded) {
        info = loaded;
        phase = "ready";
        settings.onReady();
      },
      onEnd(cause) {
        if (phase === "ended") return;
        phase = phase === "ready" ? "restarting" : "unusable";
        reason = cause;
        const patience = phase === "unusable" ? UNUSABLE_FACTOR : 1;
        const pause = settings.restartMs * patience * 2 ** Math.min(deaths, 20);
        deaths += 1;
        restartAt = performance.now() + Math.min(pause, LONGEST_PAUSE);
        timer = setTimeout(restart, Math.min(pause, LONGEST_PAUSE)).unref();
        settings.onDown(phase);
      },
    });
  const restart = () => {
    // Of an unusable model the phase stays: callers are refused at once until it loads.
    restartAt = undefined;
    child = start();
  };
  let child = start();

  return {
    child: () => (phase === "ready" ? child : undefined),
    state: () => (phase === "ready" ? { ok: true, phase } : { ok: false, phase, reason }),
    retryAfter: () =>
      restartAt === undefined
        ? undefined
        : Math.max(Math.ceil((restartAt - performance.now()) / 1000), 1),
    info: () => info && { ...info, loaded: phase === "ready" },
    praise: () => {
      deaths = 0;
    },
    async end() {
      phase = "ended";
      reason = "The engine was stopped.";
      clearTimeout(timer);
      await child.end();
    },
  };
}
