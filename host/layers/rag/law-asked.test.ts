import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../../reading/reading.fixture.ts";
import { findConcepts } from "../../wording/concepts/concepts.ts";
import { asksOfLaw } from "./law-asked.ts";

const empty = snapshotOf([]);

function isAsked(text: string): boolean {
  const reading = readingOf(text, empty);
  return asksOfLaw(reading, findConcepts(reading.folded.folded, reading.language).flat());
}

test.for([
  "Does the protocol on trafficking ask whether the victim agreed?",
  "What does the convention on domestic workers say about night hours?",
  "Délai de réflexion pour les victimes de la traite",
  "Конвенция МОТ о принудительном труде",
  "กฎหมายจัดหางานและคุ้มครองคนหางาน",
  "¿Qué dice la ley sobre los trabajadores migrantes?",
  "Malaysia: what is the highest interest of a licensed moneylender by law?",
])("a bare question about the law of the library is one of law: %s", (text) => {
  expect(isAsked(text)).toBe(true);
});

test.for([
  "What is the law on parking in front of my house?",
  "Is it legal to record a phone call?",
  "Quelle est la limite de vitesse autorisée ?",
  "Сколько стоит замена прав после замужества?",
  "The rules of the league forbid a fourth substitution",
])("a question about other law is not: %s", (text) => {
  expect(isAsked(text)).toBe(false);
});
