import type { Middleware } from "koa";
import { dispatcher, routeTaken, type Route } from "./routes.ts";

/** All routes of the host, by owner; owners come and go while it runs. */
export interface RouteTable {
  /** Takes an owner's routes into use; throws a sentence where one is taken by another owner. */
  add(owner: string, routes: readonly Route[]): void;
  remove(owner: string): void;
  of(owner: string): readonly Route[];
  all(): readonly Route[];
  readonly dispatch: Middleware;
}

/** A table whose dispatcher is swapped whole: a request meets either the old set or the new one. */
export function createRouteTable(): RouteTable {
  const owners = new Map<string, readonly Route[]>();
  let current = dispatcher([]);
  const swap = () => (current = dispatcher([...owners.values()].flat()));
  return {
    add(owner, routes) {
      for (const [other, held] of owners) {
        const taken = routeTaken(routes, held);
        if (taken !== null) throw new Error(`its route ${taken} is taken by ${other}`);
      }
      owners.set(owner, routes);
      swap();
    },
    remove(owner) {
      owners.delete(owner);
      swap();
    },
    of: (owner) => owners.get(owner) ?? [],
    all: () => [...owners.values()].flat(),
    dispatch: (ctx, next) => current(ctx, next),
  };
}
