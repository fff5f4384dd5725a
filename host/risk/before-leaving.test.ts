import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { foldText } from "../matching/folding/fold.ts";
import { readMessage } from "../reading/read.ts";
import { withWording } from "./with-wording.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});

const heard = (text: string) =>
  withWording(readMessage(text, foldText(text), knowledge), knowledge);

describe("fear of being cheated before leaving is no danger", () => {
  test.for([
    "tengo miedo de que me estafen, una agencia me cobra 900 dolares para ir a España, soy de Perú",
    "j'ai peur que ce soit une arnaque, l'agent demande 600 000 pour m'envoyer au Koweït, je suis au Bénin",
    "I'm afraid it is a scam, agent in Lagos asks 500k naira for a nurse job in Canada",
    "naogopa kudanganywa, wakala anataka laki tatu kunipeleka Qatar, niko Kisumu",
    "мне страшно что кинут: агент хочет 700 евро за работу в Германии, я из Молдовы, хочу поехать в Германию",
    "tenho medo de ser enganada, a agência quer 800 euros para me levar para Portugal, sou de Cabo Verde",
    "takut ditipu, agen minta 30 juta sebelum berangkat ke Hong Kong, saya di Malang",
  ])("%s", (text) => {
    expect(heard(text)).toMatchObject({ beforeLeaving: "told", danger: null });
  });
});

describe("who is held, hurt or threatened, at home or there, is in danger", () => {
  test.for([
    "I am in Kampala, the agent beats us and locked the door until we pay, before I go to Dubai",
    "el reclutador amenaza con matar a mi familia si no pago 2000 para ir a Canadá, estoy en Guatemala",
    "tengo miedo, estoy en España, el jefe me pega y no me deja salir",
    "the agent took my fee and sold me, I am in Oman, they locked me and beat me",
  ])("%s", (text) => {
    expect(heard(text).danger).not.toBeNull();
  });
});

test("no salary until the fee is paid is said before leaving where it is money of the home country", () => {
  const text =
    "from Kenya, agent wants 90000 shillings for a Qatar cleaning job, no salary until I pay it all";
  expect(heard(text).beforeLeaving).toBe("told");
  expect(
    heard("from Kenya, working in Qatar, no salary for three months").beforeLeaving,
  ).toBeUndefined();
});

test("a fee alone makes it likely that nobody has left", () => {
  expect(heard("how much placement fee may the agency take for Hong Kong?").beforeLeaving).toBe(
    "likely",
  );
});
