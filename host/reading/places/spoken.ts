import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "spoken");

/** How one language names a country: its names, cities and regions, and its people. */
export interface SpokenPlace {
  readonly names?: readonly string[];
  readonly people?: readonly string[];
}

/** What each language calls places, as its speakers write them in messages: [country by ISO 3166-1 alpha-2, names]. */
export function spokenPlaces(): (readonly [country: string, place: SpokenPlace])[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const places = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
    return Object.entries(places as Record<string, SpokenPlace>);
  });
}
