import { expect, test } from "vitest";
import { isReversed } from "./reversals.ts";
import { statementsOf } from "./statements.ts";
import { NOTHING } from "./statements.fixture.ts";

const reversed = (answer: string) => isReversed(answer, statementsOf(answer, NOTHING));

test.for([
  "Do not contact the embassy. No need to report it, and keep no receipts.",
  "It is not illegal to lock you in. It is not forbidden to keep your passport. You are not entitled to a day off.",
  "No tienes derecho a cobrar. No llames a la policía. No guardes pruebas.",
  "Môi giới không bị cấm giữ hộ chiếu. Em không có quyền khiếu nại. Đừng gọi cảnh sát.",
  "Menahan paspor tidak dilarang. Jangan lapor ke KBRI.",
  "Это не запрещено. Не пишите жалобу.",
])("takes back more than it gives: %s", (answer) => {
  expect(reversed(answer)).toBe(true);
});

test.for([
  "Leaving him is not a crime. Call the embassy and keep your receipts.",
  "Saya tidak akan karang laporan polis yang tidak benar. Menahan paspor orang lain salah, itu dilarang.",
  "No vaya sola a la policía: llame primero al consulado. Quedarse con su pasaporte es ilegal.",
  "Deudas no es delito. Denuncie al agente, guarde el recibo.",
])("gives more than it takes back: %s", (answer) => {
  expect(reversed(answer)).toBe(false);
});
