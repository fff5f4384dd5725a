import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { verdictOf } from "./verdict.fixture.ts";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

test.for([
  "Identity documents of seasonal staff are lodged with the administration and returned after written permission.",
  "L’entreprise garde les passeports du personnel ; ils sont restitués après accord du directeur.",
  "La agencia guardará los pasaportes y los devolverá previa autorización del gerente.",
  "Dokumen perjalanan disimpan majikan dan dikembalikan selepas kelulusan pejabat.",
  "Паспорта рабочих хранятся в офисе фирмы, выдаются после погашения аванса.",
  "员工身份证由公司代管，离职须审批后领回。",
  "Workers must be back at the camp by nine; latecomers lose a day's wages.",
  "Los empleados no pueden salir del alojamiento por la noche; multa descontada del sueldo.",
])("terms by which papers or people are held are an offer, however formal: %s", async (text) => {
  const { recommended_action, stance } = await verdictOf(host, text);
  expect([recommended_action, stance.label]).toEqual(["escalate_to_regulator", "offer"]);
});

test.for([
  "Contracts of staff are stored in the HR cabinet; copies can be requested by e-mail.",
  "Le passeport reste chez le salarié, l'employeur n'en garde qu'une copie.",
  "El pasaporte queda en poder del trabajador; la empresa no guarda documentos.",
  "Students must be back at the boarding house by nine; latecomers lose a free afternoon.",
])("terms that leave papers and people alone are not: %s", async (text) => {
  expect((await verdictOf(host, text)).recommended_action).toMatch(/^(?:allow|log_only)$/);
});

test("a passport that stays with the worker is no reason for an authority", async () => {
  const text = "The passport stays with the worker during the whole contract.";
  expect((await verdictOf(host, text)).recommended_action).not.toMatch(/^escalate/);
});
