import type { Rows } from "../terms/rows.ts";
import { UNTOLD_LOCKS_ASIAN } from "./locks-asian.ts";
import { UNTOLD_LOCKS_WESTERN } from "./locks-western.ts";

/** How it is said in 26 languages that nobody locks somebody in, alone or in one breath with other denials. */
export const UNTOLD_LOCKS: readonly Rows[] = [...UNTOLD_LOCKS_WESTERN, ...UNTOLD_LOCKS_ASIAN];
