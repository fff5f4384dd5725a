import { expect, test } from "vitest";
import { recorder, type Method, type Route } from "./routes.ts";
import { createRouteTable } from "./table.ts";

const SPEC = { summary: "", tag: "t", responses: {} };

function routes(...paths: readonly string[]): Route[] {
  const declared: Route[] = [];
  const add = recorder(declared);
  for (const each of paths) {
    const [method = "", path = ""] = each.split(" ");
    add[method as Method](path, SPEC, () => {});
  }
  return declared;
}

test("a path that cannot be read is refused, and the next owner is added as ever", () => {
  const table = createRouteTable();
  expect(() => table.add("bad", routes("get /api/bad/*"))).toThrow("/api/bad/*");
  table.add("sound", routes("get /api/sound"));
  expect(table.all().map(({ path }) => path)).toEqual(["/api/sound"]);
  table.remove("bad");
  table.remove("sound");
  expect(table.all()).toEqual([]);
});

test("a name that is taken is refused, and what was there under it stays", () => {
  const table = createRouteTable();
  table.add("host", routes("get /healthz"));
  expect(() => table.add("host", routes("get /other"))).toThrow("the name host is taken");
  expect(table.of("host").map(({ path }) => path)).toEqual(["/healthz"]);
});

test.for([
  ["get /healthz", "GET /healthz"],
  ["get /healthz/", "GET /healthz/"],
  ["get /api/catalog/grep", "GET /api/catalog/grep"],
  ["get /api/catalog/:other", "GET /api/catalog/:other"],
])("%s would take over from another and is refused", ([added = "", named]) => {
  const table = createRouteTable();
  table.add("host", routes("get /healthz", "get /api/catalog/:layer"));
  expect(() => table.add("taker", routes(added))).toThrow(`its route ${named} is taken by host`);
});

test("another method or another path beside a route of parameters is free", () => {
  const table = createRouteTable();
  table.add("host", routes("get /api/catalog/:layer"));
  table.add("beside", routes("post /api/catalog/grep", "get /api/catalog/grep/rules"));
  expect(table.of("beside")).toHaveLength(2);
});
