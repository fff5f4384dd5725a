import { readFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "../../schemas/once.ts";

/** Single sentences of advice in one language: such as harm whoever follows them, and such as help or refuse harm in the same words; and what only preaches, so that it does neither. */
export interface Advice {
  readonly harms: readonly string[];
  readonly helps: readonly string[];
  readonly preaches: readonly string[];
}

/** Language → its advice, from `advice.json`: what graded answers seldom say and others might (jump, walk off at night, read out the code, see no doctor, sign, pay, keep silent), each with its opposite. */
export const readAdvice = once((): Readonly<Record<string, Advice>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "advice.json"), "utf8")),
);
