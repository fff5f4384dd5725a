import { pino } from "pino";
import { expect, test } from "vitest";
import { cleanLogLine } from "./log-line.ts";

function logged(write: (log: pino.Logger) => void): string {
  let told = "";
  const log = pino({ hooks: { streamWrite: cleanLogLine } }, { write: (line) => (told += line) });
  write(log);
  return told;
}

test("an error that quotes a user's words is logged without personal values, and stays a line of JSON", () => {
  const told = logged((log) =>
    log.error({ err: new Error("cannot read call +966551234567 or maria@mail.example") }, "a bug"),
  );
  expect(told).not.toMatch(/966551234567|maria@/);
  const row: unknown = JSON.parse(told);
  expect(row).toMatchObject({ level: 50, msg: "a bug", err: { type: "Error" } });
  expect(told).toContain("<PHONE_1>");
});

test("what the host says of itself stays", () => {
  const said = "Safe Harness answers on http://192.168.1.5:8787";
  expect(logged((log) => log.info({ revision: "1234567890" }, said))).toContain(said);
});

test("a line that is no JSON is redacted as a text", () => {
  expect(cleanLogLine("oops +966551234567\n")).toBe("oops <PHONE_1>\n");
});
