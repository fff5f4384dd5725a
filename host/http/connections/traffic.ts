import type { Context, Next } from "koa";

/** Upper ends of the histogram's classes, in seconds. */
export const CLASSES = [0.005, 0.025, 0.1, 0.5, 2, 10, 60] as const;

/** What was answered on one route. */
export interface RouteTraffic {
  readonly route: string;
  readonly method: string;
  /** Status → answers. */
  readonly byStatus: ReadonlyMap<number, number>;
  /** Answers by the class of their duration, those above the last behind it. */
  readonly byClass: readonly number[];
  /** Of all of them together. */
  readonly seconds: number;
}

/** Counts answers by the route as it is declared; paths that are none count as one, so that nobody fills the memory with names. */
export interface Traffic {
  readonly count: (ctx: Context, next: Next) => Promise<void>;
  readonly list: () => readonly RouteTraffic[];
}

type Counted = RouteTraffic & { byStatus: Map<number, number>; byClass: number[]; seconds: number };

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Opens the counts; they begin at zero with the process. */
export function openTraffic(): Traffic {
  const counted = new Map<string, Counted>();
  const of = (ctx: Context): Counted => {
    const route = typeof ctx.state["route"] === "string" ? ctx.state["route"] : "none";
    const method = METHODS.has(ctx.method) ? ctx.method : "other";
    const key = `${method} ${route}`;
    const known = counted.get(key) ?? {
      route,
      method,
      byStatus: new Map<number, number>(),
      byClass: Array.from({ length: CLASSES.length + 1 }, () => 0),
      seconds: 0,
    };
    counted.set(key, known);
    return known;
  };
  return {
    list: () => [...counted.values()],
    async count(ctx, next) {
      const since = performance.now();
      // A stream ends long after its handler.
      ctx.res.once("close", () => {
        const each = of(ctx);
        const seconds = (performance.now() - since) / 1000;
        const place = CLASSES.findIndex((end) => seconds <= end);
        const at = place < 0 ? CLASSES.length : place;
        each.byClass[at] = (each.byClass[at] ?? 0) + 1;
        each.seconds += seconds;
        each.byStatus.set(ctx.res.statusCode, (each.byStatus.get(ctx.res.statusCode) ?? 0) + 1);
      });
      await next();
    },
  };
}
