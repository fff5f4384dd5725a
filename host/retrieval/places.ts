import type { SourceDocument } from "./passages.ts";

const INTERNATIONAL = new Set(["INT", "ILO", "UN", "IOM", "*"]);
const EU_MEMBERS = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** How much a document's score counts beside the places a text names: its own countries' law first, international law neutral, other countries' law not at all. */
export function placeFactor(document: SourceDocument, countries: ReadonlySet<string>): number {
  const jurisdiction = document.jurisdiction?.toUpperCase() ?? "INT";
  if (countries.size === 0) return INTERNATIONAL.has(jurisdiction) ? 1.2 : 0.8;
  if (countries.has(jurisdiction)) return coversRoute(document, countries) ? 1.6 : 1.4;
  if (INTERNATIONAL.has(jurisdiction)) return 1;
  if (jurisdiction === "EU") return [...countries].some((code) => EU_MEMBERS.has(code)) ? 1.2 : 0;
  return coversRoute(document, countries) ? 1 : 0;
}

function coversRoute({ corridors }: SourceDocument, countries: ReadonlySet<string>): boolean {
  return corridors.some((corridor) => {
    const [origin = "", destination = ""] = corridor.toUpperCase().split("-");
    return countries.has(origin) && countries.has(destination);
  });
}
