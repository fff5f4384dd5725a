import { AFRICAN_AND_AMERICAN_PLACES } from "./african-and-american-places.ts";
import { ASIAN_PLACES } from "./asian-places.ts";
import type { Place } from "./place.ts";
import { WEST_ASIAN_AND_EUROPEAN_PLACES } from "./west-asian-and-european-places.ts";

/** Countries that migrant workers leave or reach, by ISO 3166-1 alpha-2 code. */
export const PLACES: Readonly<Record<string, Place>> = {
  ...ASIAN_PLACES,
  ...AFRICAN_AND_AMERICAN_PLACES,
  ...WEST_ASIAN_AND_EUROPEAN_PLACES,
};
