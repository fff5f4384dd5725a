import type { HarnessApp } from "../../host/contract/harness.ts";
import type { Redacted } from "../../host/contract/privacy.ts";
import { refused } from "../../schemas/http/error.ts";
import { AnonymizeRequest, AnonymizeResult } from "../../schemas/http/privacy.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

/** Names that other anonymizers have for our labels. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  EMAIL_ADDRESS: "EMAIL",
  PHONE_NUMBER: "PHONE",
  CREDIT_CARD: "CARD",
  PERSON: "NAME",
  PERSON_NAME: "NAME",
  LOCATION: "ADDRESS",
  IBAN_CODE: "IBAN",
  IP: "IP_ADDRESS",
  DOB: "DATE_OF_BIRTH",
  MAC: "MAC_ADDRESS",
  SOCIAL_HANDLE: "HANDLE",
  PLATE: "LICENSE_PLATE",
};

/** Attaches POST /api/anonymize. */
export function anonymizeRoute(app: HarnessApp): void {
  app.post(
    "/api/anonymize",
    {
      summary: "Takes personal values out of texts; deterministic, without a model.",
      tag: "privacy",
      body: AnonymizeRequest,
      responses: {
        200: { description: "The texts without their personal values.", schema: AnonymizeResult },
        400: refused("No text, or a label that does not exist."),
        413: refused("The body is larger than 2 MiB."),
      },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const texts = textsOf(app, body);
      const labels = body.entities === undefined ? {} : { labels: known(app, body.entities) };
      const redacted = await app.services.privacy.redactInTurns(texts, labels);
      const answer: AnonymizeResult = {
        redacted: redacted.map(({ text }) => text),
        diffs: redacted.map(({ redactions }) => ({
          n_redactions: redactions.length,
          redactions: [...redactions],
        })),
      };
      await app.log({ ...rowOf(redacted), trace: rowTrace(app.knowledge(), started) });
      ctx.body = answer;
    },
  );
}

function textsOf(app: HarnessApp, { texts, text }: AnonymizeRequest): readonly string[] {
  if (texts !== undefined && text !== undefined)
    return app.refuse("REQUEST_INVALID", "send texts or text, not both");
  const given = texts ?? text ?? app.refuse("REQUEST_INVALID", "texts and text are both missing");
  return typeof given === "string" ? [given] : given;
}

function known(app: HarnessApp, entities: readonly string[]): readonly string[] {
  const { labels } = app.services.privacy;
  return entities.map((entity, index) => {
    const upper = entity.trim().toUpperCase().replaceAll(/[ -]/g, "_");
    const label = OTHER_NAMES[upper] ?? upper;
    if (!labels.includes(label))
      app.refuse(
        "REQUEST_INVALID",
        `entities.${index} is no label; the labels are ${labels.join(", ")}`,
      );
    return label;
  });
}

/** The row tells how many values of which labels there were; the texts stand in it without them. */
function rowOf(redacted: readonly Redacted[]) {
  const counts: Record<string, number> = {};
  for (const { label } of redacted.flatMap(({ redactions }) => redactions))
    counts[label] = (counts[label] ?? 0) + 1;
  return { input: { texts: redacted.map(({ text }) => text) }, output: { counts } };
}
