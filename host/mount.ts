import type { Snapshot } from "./contract/knowledge.ts";
import type { Engine } from "./contract/engine.ts";
import type { HarnessApp, HarnessModule } from "./contract/harness.ts";
import type { Layer } from "./contract/layer.ts";
import type { Services } from "./contract/services.ts";
import { AppError, told } from "./http/answering/errors.ts";
import { whileHere } from "./http/connections/leaving.ts";
import { recorder, type Route } from "./http/routes.ts";
import { openStream } from "./http/answering/sse.ts";
import { lastUserMessage } from "./message/last-user-message.ts";
import { runLayers, type Readers } from "./pipeline.ts";
import type { TrainingLog } from "./training/log.ts";

/** What the host lends to every harness. */
export interface Lent {
  readonly engine: Engine | null;
  readonly knowledge: () => Snapshot;
  readonly layers: readonly Layer[];
  readonly readers: Readers;
  readonly trainingLog: TrainingLog;
  readonly services: Services;
  /** Told when a training row could not be written; the answer goes out all the same. */
  readonly onLogError: (harness: string, error: unknown) => void;
}

/** Gives a harness its own view of the host, lets it attach its routes, and returns them. Throws a sentence where it is faulty. */
export function routesOf(harness: HarnessModule, lent: Lent): Route[] {
  const routes: Route[] = [];
  const app = Object.freeze({ ...recorder(routes), ...harnessApp(harness.name, lent) });
  const returned: unknown = harness.register_routes(app);
  if (returned instanceof Promise) {
    returned.catch(() => {});
    throw new TypeError("register_routes must not be async: routes are mounted at once");
  }
  return routes;
}

type Offered = Omit<HarnessApp, "get" | "post" | "put" | "delete">;

function harnessApp(name: string, lent: Lent): Offered {
  const failed = (error: unknown): void => lent.onLogError(name, error);
  return {
    requireEngine() {
      if (lent.engine === null) throw new AppError("ENGINE_MISSING");
      const refusal = lent.engine.refusal?.() ?? null;
      if (refusal !== null) throw refusal;
      return lent.engine;
    },
    engine: () => lent.engine,
    knowledge: lent.knowledge,
    prepareLayers(request) {
      const last = lastUserMessage(request.messages);
      if (last === null) throw new AppError("USER_TURN_MISSING");
      for (const layer of lent.layers) {
        const reason = layer.refuses?.(request.toggles) ?? null;
        if (reason !== null) throw new AppError("REQUEST_INVALID", reason);
      }
      return {
        text: last.text,
        images: last.images,
        knowledge: request.knowledge,
        run: (signal, message) =>
          runLayers(lent.layers, { ...request, last, message, signal }, lent.readers),
      };
    },
    stream: openStream(),
    whileHere,
    log: (row) => lent.trainingLog.append(name, row).catch(failed),
    prepareRow(row) {
      const append = lent.trainingLog.prepared(name, row);
      return (decision_id) => append(decision_id).catch(failed);
    },
    told,
    refuse(code, detail, problems) {
      throw new AppError(code, detail, problems);
    },
    services: lent.services,
  };
}
