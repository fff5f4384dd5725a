import type { HarnessModule } from "../../host/contract/harness.ts";
import { anonymizeRoute } from "./anonymize.ts";
import { submitRoutes } from "./submit.ts";

export const name = "anonymization";

/** The layers this harness may run: none, as no model may see what is to be taken out. */
export const applied_layers = [] as const;

export const listing = {
  tier: "core",
  summary:
    "Takes personal values out of texts by patterns, tables and checksums, and hands anonymized objects on.",
  logic_paths: ["harnesses/anonymization", "host/privacy"],
  input_verification: ["schema", "submitted objects pass the checks of their leaf"],
  output_verification: ["redacting again changes nothing", "a failure is a whole placeholder"],
  privacy_boundaries: [
    "no model",
    "nothing leaves but to hosts on HARNESS_HUB_ALLOW, anonymized and audited",
    "no digest of a raw value is kept or told",
  ],
} as const;

/** Attaches /api/anonymize, /api/submit/local and /api/submit/knowledge. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  anonymizeRoute(app);
  submitRoutes(app);
};
