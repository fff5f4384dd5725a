import Type from "typebox";
import { expect, test } from "vitest";
import { asSent } from "./as-sent.ts";
import { ChatRequest } from "./http/chat.ts";

test("a chat request needs only its messages, and generation and toggles need nothing", () => {
  const sent = asSent(ChatRequest);
  expect(sent).toHaveProperty("required", ["messages"]);
  expect(sent).not.toHaveProperty("properties.generation.required");
  expect(sent).not.toHaveProperty("properties.toggles.required");
  expect(sent).toHaveProperty("properties.generation.properties.top_k.default", 64);
});

test("keys without a default stay required, however deep, and the shape itself is unchanged", () => {
  const shape = Type.Object({ list: Type.Array(Type.Object({ a: Type.Null(), b: Type.Null() })) });
  expect(asSent(shape)).toEqual(JSON.parse(JSON.stringify(shape)));
  expect(ChatRequest.required).toContain("toggles");
});

test("a property that is itself called required is left alone", () => {
  const shape = Type.Object({ required: Type.Boolean({ description: "Whether it must be met." }) });
  expect(asSent(shape)).toEqual(JSON.parse(JSON.stringify(shape)));
});
