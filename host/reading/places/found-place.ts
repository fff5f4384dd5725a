import type { PlaceSpot } from "../sides/directions.ts";
import type { PlaceSort } from "../terms/meanings.ts";

/** A place found, in units of the folded text. */
export interface FoundPlace extends PlaceSpot {
  readonly code: string;
  readonly sort: PlaceSort | "code";
  /** A side the notation itself gives: the arrow of PH→HK. */
  readonly side?: "origin" | "destination";
}
