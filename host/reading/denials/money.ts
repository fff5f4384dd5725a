import type { Rows } from "../terms/rows.ts";
import { UNTOLD_MONEY_OTHER } from "./money-other.ts";
import { UNTOLD_MONEY_SOUTH_ASIAN } from "./money-south-asian.ts";
import { UNTOLD_MONEY_SOUTHEAST_ASIAN } from "./money-southeast-asian.ts";
import { UNTOLD_MONEY_WESTERN } from "./money-western.ts";

/** How it is said in 26 languages that pay never comes late or is cut, that nobody asks for a fee and that nothing is owed; that somebody is not paid denies nothing. */
export const UNTOLD_MONEY: readonly Rows[] = [
  ...UNTOLD_MONEY_WESTERN,
  ...UNTOLD_MONEY_SOUTHEAST_ASIAN,
  ...UNTOLD_MONEY_SOUTH_ASIAN,
  ...UNTOLD_MONEY_OTHER,
];
