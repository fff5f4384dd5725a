import { recorder, type Route } from "../http/routes.ts";
import { catalogRoute } from "./catalog.ts";
import { docsRoute } from "./docs.ts";
import { examplesRoute } from "./examples.ts";
import { harnessesRoute } from "./harnesses.ts";
import { healthRoutes } from "./health.ts";
import type { Core } from "./host-view.ts";
import { metricsRoute } from "./metrics.ts";
import { modelRoutes } from "./model.ts";
import { openapiRoute } from "./openapi.ts";

/** The routes that every deployment has, whatever harnesses lie in its folders. */
export function coreRoutes(core: Core): Route[] {
  const routes: Route[] = [];
  const add = recorder(routes);
  healthRoutes(add, core);
  metricsRoute(add, core);
  modelRoutes(add, core);
  catalogRoute(add, core);
  docsRoute(add);
  examplesRoute(add, core);
  harnessesRoute(add, core);
  openapiRoute(add, core);
  return routes;
}
