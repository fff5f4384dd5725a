import type { Rows } from "../terms/rows.ts";
import { UNTOLD_BLOWS_WESTERN } from "./blows-western.ts";
import { UNTOLD_BLOWS_SOUTHEAST_ASIAN } from "./blows-southeast-asian.ts";
import { UNTOLD_BLOWS_SOUTH_ASIAN } from "./blows-south-asian.ts";
import { UNTOLD_BLOWS_OTHER } from "./blows-other.ts";

/** How it is said in 26 languages, and in Latin letters where people write so, that nobody hits, hurts, touches or shouts at somebody. */
export const UNTOLD_BLOWS: readonly Rows[] = [
  ...UNTOLD_BLOWS_WESTERN,
  ...UNTOLD_BLOWS_SOUTHEAST_ASIAN,
  ...UNTOLD_BLOWS_SOUTH_ASIAN,
  ...UNTOLD_BLOWS_OTHER,
];
