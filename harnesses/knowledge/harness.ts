import type { HarnessModule } from "../../host/contract/harness.ts";
import { catalogRoutes } from "./catalog.ts";
import { packRoutes } from "./packs.ts";
import { promoteRoutes } from "./promote.ts";
import { readRoutes } from "./read.ts";

export const name = "knowledge";

/** The layers this harness may run: a dry run asks the host, so none of its own. */
export const applied_layers = [] as const;

export const listing = {
  tier: "core",
  summary: "Lists, tries, promotes and rolls back knowledge; what is promoted is in force at once.",
  logic_paths: ["harnesses/knowledge", "host/curation", "host/knowledge"],
  input_verification: [
    "every check of npm run check",
    "versions only go up",
    "grave rules are tried on lawful texts",
  ],
  privacy_boundaries: ["nothing leaves the machine", "every change is an audit row"],
} as const;

/** Attaches /api/knowledge/*. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  catalogRoutes(app);
  packRoutes(app);
  readRoutes(app);
  promoteRoutes(app);
};
