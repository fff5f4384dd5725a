import Type from "typebox";
import { expect, test } from "vitest";
import { NULL_IS_ABSENT } from "../../schemas/null-is-absent.ts";
import { openapiDocument } from "./openapi.ts";
import { recorder, type Route } from "./routes.ts";

const routes: Route[] = [];
const both = { description: "", schema: Type.String(), streamed: Type.Object({}) };
const body = Type.Object(
  { mode: Type.Enum(["a", "b"]), note: Type.Optional(Type.String()), n: Type.Number() },
  { [NULL_IS_ABSENT]: ["mode", "note"] },
);
recorder(routes).post("/x", { summary: "", tag: "t", body, responses: { 200: both } }, () => {});
const query = Type.Object({ q: Type.Optional(Type.String()) });
const params = Type.Object({ id: Type.String() });
recorder(routes).get("/y/:id", { summary: "", tag: "t", query, params, responses: {} }, () => {});
const { paths } = JSON.parse(JSON.stringify(await openapiDocument(routes)));

test("a key whose null is read as absent may be null, and no other", () => {
  const { schema } = paths["/x"].post.requestBody.content["application/json"];
  expect(schema.properties).toMatchObject({
    mode: { enum: ["a", "b", null] },
    note: { nullable: true, type: "string" },
    n: { type: "number" },
  });
  expect(schema.properties.n.nullable).toBeUndefined();
  expect(schema[NULL_IS_ABSENT]).toBeUndefined();
});

test("a route that answers with JSON or a stream shows both", () => {
  const { content } = paths["/x"].post.responses["200"];
  expect(Object.keys(content)).toEqual(["application/json", "text/event-stream"]);
});

test("a query can be refused; what a path leads to is there unless the route says otherwise", () => {
  expect(Object.keys(paths["/y/{id}"].get.responses)).toEqual(["400", "default"]);
});
