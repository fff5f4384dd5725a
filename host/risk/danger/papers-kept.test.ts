import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "Trabalho numa fazenda em Portugal, sou do Nepal. O patrão ficou com o meu passaporte",
  "Trabajo en Estados Unidos, soy de México. El capataz nos quitó los pasaportes y dice que debemos 3000 dólares por el viaje",
])("kept papers alone need no police at once: %s", (text) => {
  expect(read(text).danger).toBeNull();
});

test.for([
  "My boss in Riyadh took my passport and locks me in at night",
  "O patrão ficou com o meu passaporte e me bate, Portugal",
  "el patrón me quitó el pasaporte y el teléfono y no me deja salir, estoy en Arabia Saudita",
])("whoever is held or hurt beside it is in danger: %s", (text) => {
  expect(read(text).danger).not.toBeNull();
});
