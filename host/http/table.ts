import type { Middleware } from "koa";
import { dispatcher, routeTaken, type Route } from "./routes.ts";

/** All routes of the host, by owner; owners come and go while it runs. */
export interface RouteTable {
  /** Takes an owner's routes into use; throws a sentence, and changes nothing, where its name or a route is taken or a path cannot be read. */
  add(owner: string, routes: readonly Route[]): void;
  remove(owner: string): void;
  of(owner: string): readonly Route[];
  all(): readonly Route[];
  readonly dispatch: Middleware;
}

/** A table whose dispatcher is swapped whole: a request meets either the old set or the new one. */
export function createRouteTable(): RouteTable {
  let owners: ReadonlyMap<string, readonly Route[]> = new Map();
  let current = dispatcher([]);
  const swap = (next: typeof owners): void => {
    current = dispatcher([...next.values()].flat());
    owners = next;
  };
  return {
    add(owner, routes) {
      if (owners.has(owner)) throw new Error(`the name ${owner} is taken`);
      for (const [other, held] of owners) {
        const taken = routeTaken(routes, held);
        if (taken !== null) throw new Error(`its route ${taken} is taken by ${other}`);
      }
      swap(new Map([...owners, [owner, routes]]));
    },
    remove(owner) {
      swap(new Map([...owners].filter(([other]) => other !== owner)));
    },
    of: (owner) => owners.get(owner) ?? [],
    all: () => [...owners.values()].flat(),
    dispatch: (ctx, next) => current(ctx, next),
  };
}
