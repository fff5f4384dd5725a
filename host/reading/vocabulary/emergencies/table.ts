import type { Vocabulary } from "../subject.ts";
import { ABUSE } from "./abuse.ts";
import { BEREAVEMENT } from "./bereavement.ts";
import { CUSTODY } from "./custody.ts";
import { EUROPEAN_EMERGENCIES } from "./european.ts";
import { JUMPS } from "./jumps.ts";
import { OTHER_EMERGENCIES } from "./other.ts";
import { SOUTH_ASIAN_EMERGENCIES } from "./south-asian.ts";
import { SOUTHEAST_ASIAN_EMERGENCIES } from "./southeast-asian.ts";
import { UNTREATED } from "./untreated.ts";

/** What tells in each language that a life is at risk: that somebody is about to end theirs (`wish_to_die`, or a `means` beside a `farewell`, or a `jump` beside a `height`), that a doctor is needed (`medical`), that money is asked for letting somebody go (`release`), that somebody is raped or sold for sex (`abused`), or was put out of the house (`put_out`); and that somebody is in `custody`, or has died. */
export const EMERGENCIES: readonly Vocabulary[] = [
  ...EUROPEAN_EMERGENCIES,
  ...SOUTH_ASIAN_EMERGENCIES,
  ...SOUTHEAST_ASIAN_EMERGENCIES,
  ...OTHER_EMERGENCIES,
  ...JUMPS,
  ...ABUSE,
  ...UNTREATED,
  ...CUSTODY,
  ...BEREAVEMENT,
];
