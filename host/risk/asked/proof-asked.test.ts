import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";
import { asksOfProof } from "./proof-asked.ts";

test.for([
  "What evidence should I collect before I complain about unpaid salary?",
  "qué documentos necesito guardar para reclamar mi salario?",
  "quelles preuves pour réclamer mon salaire ?",
  "bukti apa yang harus saya simpan kalau gaji tidak dibayar?",
  "anong patunay ang kailangan ko para magreklamo sa sahod?",
  "nahitaji ushahidi gani kudai mshahara wangu?",
])("who asks what to keep as proof is told so first: %s", (text) => {
  expect(asksOfProof(read(text))).toBe(true);
});

test.for([
  "He took my documents and locks me in, what can I do?",
  "Is there any proof that the earth is round?",
  "My boss has no proof that I stole",
])("others ask for no proof: %s", (text) => {
  expect(asksOfProof(read(text))).toBe(false);
});
