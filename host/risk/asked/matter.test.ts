import { expect, test } from "vitest";
import type { Reading } from "../../contract/reading.ts";
import { emptyEvidence } from "../../engine/empty-evidence.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../../reading/reading.fixture.ts";
import { mayBeInDanger } from "../danger/danger.ts";
import { withDanger } from "../danger/heard-danger.ts";

const knowledge = snapshotOf([]);
const NOBODY = { offer: 0, danger: 0, victim: 0, inquiry: 0, compliance: 0, unrelated: 0 };
/** As somebody in danger sounds. */
const AFRAID = { ...NOBODY, danger: 0.6, victim: 0.2 };

const heard = (text: string, over: Partial<Reading> = {}) =>
  withDanger({ ...readingOf(text, knowledge), wording: AFRAID, ...over });

test.for([
  "I ran away from my boss in Saudi, he reported me huroob",
  "I overstay in Malaysia and I am afraid of police",
  "Tumakas ako sa amo ko, wala akong papel, takot ako sa pulis",
  "tôi bỏ trốn ở Đài Loan, sợ bị bắt",
  "saya kabur dari majikan, takut polisi",
  "mi visa se venció y tengo miedo a la policía",
  "Я просрочил визу и боюсь полиции",
  "我签证过期了,怕被抓",
])("whoever fears to be asked for papers is in no danger by the sound of it: %s", (text) => {
  expect(heard(text)).toMatchObject({ matter: "no-status", danger: null });
});

test.for([
  "I am pregnant and my boss in Dubai fired me",
  "Fui despedida porque estou grávida",
  "Me despidieron por estar embarazada",
  "J'ai été licenciée car je suis enceinte",
])("a dismissal is in itself no danger: %s", (text) => {
  expect(heard(text)).toMatchObject({ matter: "dismissal", danger: null });
});

test.for([
  "I ran away from my employer because he raped me",
  "I overstay, the boss locks me in",
  "I am pregnant and was fired, my boss beat me",
  "saya kabur dari majikan karena dipukul",
])("of whom harm is told they are in danger, whatever papers or job are lost: %s", (text) => {
  expect(heard(text).matter).toBeUndefined();
  expect(heard(text).danger).toBe("likely");
});

test("beside such a matter only a grave sign of harm to the body or of being held is danger", () => {
  const hit = (dimension: string, severity: string) => ({
    rule: "sign",
    category: "sign",
    severity,
    citation: null,
    indicator: "A sign.",
    dimensions: [dimension],
    cites: [],
    matches: [],
  });
  const reading = { ...emptyEvidence().reading, danger: null, matter: "no-status" as const };
  const isDanger = (dimension: string, severity: string) =>
    mayBeInDanger({ hits: [hit(dimension, severity)], reading, knowledge });
  expect(isDanger("intimidation-and-threats", "critical")).toBe(false);
  expect(isDanger("physical-and-sexual-violence", "medium")).toBe(false);
  expect(isDanger("physical-and-sexual-violence", "critical")).toBe(true);
  expect(isDanger("restriction-of-movement", "high")).toBe(true);
});
