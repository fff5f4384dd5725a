import { expect, test } from "vitest";
import { read } from "../message/conversation.fixture.ts";

test.for([
  "caretaker thrown out by the family in Amman last night, from Sri Lanka",
  "housemaid in Jeddah, madam does not let her out, from Burundi",
  "empleada doméstica en Kuwait, la echaron a la calle, de Filipinas",
  "домработница в Дубае, выгнали ночью, из Узбекистана",
])(
  "trouble told without naming who speaks is about work where both countries are named: %s",
  (text) => {
    expect(read(text).aboutWork).toBe(true);
  },
);

test.for([
  "cheap flights from Manila to Dubai in March",
  "courier from Nairobi to Doha, two parcels",
  "busco vuelos baratos de Bogotá a Madrid para las vacaciones de abril",
])("a way between two countries alone is not: %s", (text) => {
  expect(read(text).aboutWork).toBe(false);
});
