import type { Vocabulary } from "../subject.ts";
import { ABUSE } from "./abuse.ts";
import { BEREAVEMENT } from "./bereavement.ts";
import { FEARS_TO_BE_CAUGHT } from "./caught.ts";
import { CUSTODY } from "./custody.ts";
import { EUROPEAN_EMERGENCIES } from "./european.ts";
import { JUMPS } from "./jumps.ts";
import { KEPT_OR_BROKEN } from "./kept-or-broken.ts";
import { OTHER_EMERGENCIES } from "./other.ts";
import { SELF_HARM } from "./self-harm.ts";
import { SOUTH_ASIAN_EMERGENCIES } from "./south-asian.ts";
import { SOUTHEAST_ASIAN_EMERGENCIES } from "./southeast-asian.ts";
import { UNTREATED } from "./untreated.ts";
import { WISHES_TO_DIE } from "./wishes-to-die.ts";

/** What tells in each language that a life is at risk: that somebody is about to end theirs (`wish_to_die`, or a `means` beside a `farewell`, a `jump` beside a `height`, `taking` beside `poison` or `cutting` beside a `vein`), that a doctor is needed (`medical`), that money is asked for letting somebody go (`release`), that somebody is raped or sold for sex (`abused`), or was put out of the house (`put_out`); and that somebody is in `custody`, or has died. */
export const EMERGENCIES: readonly Vocabulary[] = [
  ...EUROPEAN_EMERGENCIES,
  ...SOUTH_ASIAN_EMERGENCIES,
  ...SOUTHEAST_ASIAN_EMERGENCIES,
  ...OTHER_EMERGENCIES,
  ...JUMPS,
  ...KEPT_OR_BROKEN,
  ...SELF_HARM,
  ...WISHES_TO_DIE,
  ...ABUSE,
  ...UNTREATED,
  ...CUSTODY,
  ...FEARS_TO_BE_CAUGHT,
  ...BEREAVEMENT,
];
