import type { Check, ObjectCheck, PackCheck, TogetherCheck } from "./check.ts";
import { caps } from "./caps.ts";
import { chain } from "./chain.ts";
import { contact } from "./contact.ts";
import { condition } from "./condition.ts";
import { evidence } from "./evidence.ts";
import { freshness } from "./freshness.ts";
import { glob } from "./glob.ts";
import { keys } from "./keys.ts";
import { model } from "./model.ts";
import { packPlace } from "./pack-place.ts";
import { pattern } from "./pattern.ts";
import { place } from "./place.ts";
import { references } from "./references.ts";
import { packSchema, schema } from "./schema.ts";
import { standing } from "./standing.ts";
import { status } from "./status.ts";
import { tags } from "./tags.ts";
import { template } from "./template.ts";
import { packText, text } from "./text.ts";
import { twins } from "./twins.ts";
import { unique } from "./unique.ts";

/** The checks of one object, in the order they are asked. */
export const OBJECT_CHECKS: readonly ObjectCheck[] = [
  schema,
  place,
  keys,
  tags,
  status,
  pattern,
  evidence,
  glob,
  condition,
  model,
  chain,
  template,
  contact,
  caps,
  text,
];

/** The checks of one `pack.json`. */
export const PACK_CHECKS: readonly PackCheck[] = [packSchema, packPlace, packText];

/** The checks of all objects together. */
export const TOGETHER_CHECKS: readonly TogetherCheck[] = [
  unique,
  twins,
  references,
  standing,
  freshness,
];

/** Every check there is; the same ones run at load and in `npm run check`. */
export const CHECKS: readonly Check[] = [...OBJECT_CHECKS, ...PACK_CHECKS, ...TOGETHER_CHECKS];
