import { createRequire } from "node:module";
import type RouterClass from "@koa/router";
import type { Context, Middleware } from "koa";
import type { TSchema } from "typebox";
import { validator } from "../../schemas/validate.ts";
import type { AddRoute, Input, RouteSpec } from "../contract/harness.ts";
import { requireAnswer } from "./answering/answered.ts";
import { jsonReader } from "./body/body.ts";
import { AppError } from "./answering/errors.ts";
import { fileReader } from "./body/form.ts";

// Its ES module imports node:http as one, which listen.ts says why nothing here does.
const Router = createRequire(import.meta.url)("@koa/router") as typeof RouterClass;

export type Method = "get" | "post" | "put" | "delete";

/** One route as it was declared; the table and /openapi.json are made from these. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly spec: RouteSpec;
  readonly handle: (ctx: Context) => Promise<void>;
}

/** The four verbs, each adding to `routes` what a harness or the host declares. */
export function recorder(routes: Route[]): Record<Method, AddRoute> {
  const add =
    (method: Method): AddRoute =>
    (path, spec, handler) => {
      const read = inputReader(spec);
      routes.push({
        method,
        path,
        spec,
        handle: async (ctx) => {
          await handler(ctx, await read(ctx));
          requireAnswer(ctx);
        },
      });
    };
  return { get: add("get"), post: add("post"), put: add("put"), delete: add("delete") };
}

/** Compiles a route's schemas once; each request is then checked before the handler sees it. */
function inputReader<S extends RouteSpec>(spec: S): (ctx: Context) => Promise<Input<S>> {
  const json = spec.body === undefined ? undefined : jsonReader(spec);
  const upload = spec.file === undefined ? undefined : fileReader(spec.file);
  const body = checker("body", spec.body);
  const once = repeatedKeys(spec.query);
  const query = checker("query", spec.query);
  const params = checker("path", spec.params);
  return async (ctx) => {
    const input = {
      params: params({ ...Reflect.get(ctx, "params") }),
      query: query(once({ ...ctx.query })),
      body: body(await json?.(ctx)),
      file: await upload?.(ctx),
    };
    return input as Input<S>;
  };
}

function checker(part: string, schema: TSchema | undefined): (value: unknown) => unknown {
  if (schema === undefined) return () => undefined;
  const shape = validator(schema);
  return (value) => {
    if (shape.accepts(value)) return value;
    const problems = shape.problems().map(({ path, message }) => ({ path: path || part, message }));
    const [first] = problems;
    throw new AppError("REQUEST_INVALID", `${first?.path} ${first?.message}`, problems);
  };
}

/** Refuses a query that gives a key several times which is no list. */
function repeatedKeys(
  schema: TSchema | undefined,
): (query: Record<string, unknown>) => Record<string, unknown> {
  const properties: object = Reflect.get(schema ?? {}, "properties") ?? {};
  return (query) => {
    const problems = Object.entries(query).flatMap(([path, value]) =>
      Array.isArray(value) && path in properties
        ? [{ path, message: `is given ${value.length} times in the address; give it once` }]
        : [],
    );
    const [first] = problems;
    if (first === undefined) return query;
    throw new AppError("REQUEST_INVALID", `${first.path} ${first.message}`, problems);
  };
}

/** One dispatcher over all routes, which notes the one it found as `ctx.state.route`: 404 and 405 with `detail` where none fits. */
export function dispatcher(routes: readonly Route[]): Middleware {
  // Paths are told apart by case, as whatever guards some of them in front of this host does.
  const router = new Router({ sensitive: true });
  // A path without parameters is found at once: the router tries one expression after the other.
  const plain = new Map<string, Route["handle"]>();
  for (const route of routes) {
    const { method, path } = route;
    const handle = (ctx: Context): Promise<void> => {
      ctx.state["route"] = path;
      return route.handle(ctx);
    };
    router[method](path, handle);
    if (isPlain(path)) plain.set(`${method.toUpperCase()} ${path}`, handle);
  }
  const dispatch = router.routes() as unknown as Middleware;
  return (ctx) =>
    plain.get(`${ctx.method} ${ctx.path}`)?.(ctx) ??
    dispatch(ctx, async () => {
      const others = router.match(ctx.path, ctx.method).path.flatMap(({ methods }) => methods);
      if (others.length === 0) throw new AppError("NOT_FOUND", `${ctx.method} ${ctx.path}`);
      const allowed = [...new Set(others)].join(", ");
      ctx.set("Allow", allowed);
      if (ctx.method === "OPTIONS") ctx.status = 204;
      else
        throw new AppError("METHOD_NOT_ALLOWED", `${ctx.path} takes ${allowed}, not ${ctx.method}`);
    });
}

/** Names what `added` would take over from `taken`, or null: two harnesses may not share a route. A path without parameters takes over from one with some that stands for it. */
export function routeTaken(added: readonly Route[], taken: readonly Route[]): string | null {
  const seen = new Set(taken.map(routeKey));
  const held = new Router({ sensitive: true });
  for (const { method, path } of taken) held[method](path, () => {});
  const answers = ({ method, path }: Route): boolean =>
    isPlain(path) && held.match(path, method.toUpperCase()).route;
  for (const route of added) {
    if (seen.has(routeKey(route)) || answers(route))
      return `${route.method.toUpperCase()} ${route.path}`;
    seen.add(routeKey(route));
  }
  return null;
}

function isPlain(path: string): boolean {
  return !/[:*(){}]/.test(path);
}

/** Two paths that differ only in the names of their parameters are the same route. */
function routeKey({ method, path }: Route): string {
  return `${method} ${path.replaceAll(/:[^/]+/g, ":").replace(/\/+$/, "")}`;
}
