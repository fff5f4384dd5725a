import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const ROUTES =
  "BD-MY BD-SA ET-LB GT-US ID-HK ID-MY IN-QA IN-OM KE-SA KG-GB KH-TH LA-TH LK-KW MM-TH MX-CA NP-QA PH-HK PK-AE UA-PL UG-SA VN-JP VN-KR VN-TW PH-SG PH-IT PH-AU";

/** Knowledge in which many routes are profiled. */
export const manyRoutes = snapshotOf(
  ROUTES.split(" ").map((corridor): KnowledgeObject<"corridor_profile"> => ({
    schema_version: "1.0",
    knowledge_object_type: "corridor_profile",
    id: corridor.toLowerCase(),
    content: { corridor, label: corridor },
    tags: ["status:reviewed"],
    extensions: {},
  })),
);
/** The routes read in a message where many are profiled, as `PH-HK`; `*` for a side not known. */
export const routes = (text: string): string[] =>
  readingOf(text, manyRoutes).corridors.map(
    ({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`,
  );
