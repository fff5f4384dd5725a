import type { Vocabulary } from "../subject.ts";
import { EUROPEAN_EMERGENCIES } from "./european.ts";
import { JUMPS } from "./jumps.ts";
import { OTHER_EMERGENCIES } from "./other.ts";
import { SOUTH_ASIAN_EMERGENCIES } from "./south-asian.ts";
import { SOUTHEAST_ASIAN_EMERGENCIES } from "./southeast-asian.ts";

/** What tells in each language that a life is at risk: that somebody is about to end theirs (`wish_to_die`, or a `means` beside a `farewell`, or a `jump` beside a `height`), that a doctor is needed (`medical`), or that money is asked for letting somebody go (`release`). */
export const EMERGENCIES: readonly Vocabulary[] = [
  ...EUROPEAN_EMERGENCIES,
  ...SOUTH_ASIAN_EMERGENCIES,
  ...SOUTHEAST_ASIAN_EMERGENCIES,
  ...OTHER_EMERGENCIES,
  ...JUMPS,
];
