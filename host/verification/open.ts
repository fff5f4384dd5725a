import type { Engine } from "../contract/engine.ts";
import type { AnswerVerification } from "../contract/services.ts";
import { verifyAnswer } from "./verify.ts";

/** Checking of answers as harnesses reach it; `composer` writes the draft that stands in for a lost answer. */
export function openVerification(composer: Engine): AnswerVerification {
  return {
    check: (answer, evidence, writtenBy) =>
      verifyAnswer(answer, evidence, { byMeaning: writtenBy !== "composer" }),
    async draft(request, signal) {
      const { text } = await composer.generate({ ...request, messages: [] }, signal);
      return text;
    },
  };
}
