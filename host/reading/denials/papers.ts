import type { Rows } from "../terms/rows.ts";
import { UNTAKEN_PAPERS_WESTERN } from "./papers-western.ts";
import { UNTAKEN_PAPERS_SOUTHEAST_ASIAN } from "./papers-southeast-asian.ts";
import { UNTAKEN_PAPERS_SOUTH_ASIAN } from "./papers-south-asian.ts";
import { UNTAKEN_PAPERS_OTHER } from "./papers-other.ts";

/** How it is said in 26 languages that one has one's passport, or that nobody took it: only of one's own or of somebody one speaks of, as an advert that promises so to whoever reads it is heard like any other. */
export const UNTAKEN_PAPERS: readonly Rows[] = [
  ...UNTAKEN_PAPERS_WESTERN,
  ...UNTAKEN_PAPERS_SOUTHEAST_ASIAN,
  ...UNTAKEN_PAPERS_SOUTH_ASIAN,
  ...UNTAKEN_PAPERS_OTHER,
];
