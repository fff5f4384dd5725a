import type { Rows } from "../../../reading/terms/rows.ts";
import { OF_EMPLOYERS_WESTERN } from "./employer-words-western.ts";
import { OF_EMPLOYERS_SOUTHEAST_ASIAN } from "./employer-words-southeast-asian.ts";
import { OF_EMPLOYERS_SOUTH_ASIAN } from "./employer-words-south-asian.ts";
import { OF_EMPLOYERS_OTHER } from "./employer-words-other.ts";

/** How whoever hires, or finds workers, says who they are, or speaks of those whom they hire, in 26 languages: "we are an agency in", "my helper". No "my agency" and no "my boss", as those are a worker's words. */
export const OF_EMPLOYERS: readonly Rows[] = [
  ...OF_EMPLOYERS_WESTERN,
  ...OF_EMPLOYERS_SOUTHEAST_ASIAN,
  ...OF_EMPLOYERS_SOUTH_ASIAN,
  ...OF_EMPLOYERS_OTHER,
];
