import type { Rows } from "../terms/rows.ts";
import { UNHINDERED_STEPS_ASIAN } from "./movement-asian.ts";
import { UNHINDERED_STEPS_WESTERN } from "./movement-western.ts";

/** How it is said in 26 languages that somebody goes out when they like, or that nobody keeps them from it. */
export const UNHINDERED_STEPS: readonly Rows[] = [
  ...UNHINDERED_STEPS_WESTERN,
  ...UNHINDERED_STEPS_ASIAN,
];
