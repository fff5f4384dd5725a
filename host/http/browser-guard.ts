import { isIP } from "node:net";
import type { Context, Next } from "koa";
import { AppError } from "./answering/errors.ts";

/** How browsers may come to the service. */
export interface Reached {
  /** The address it listens on, as it is configured. */
  readonly host: string;
  /** Further names that it, or a page that may write to it, is reached by, with a port where it is not the usual one. */
  readonly names: readonly string[];
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Refuses what a browser sends for a page of another site. A form needs no leave of the service to be sent (CSRF): told by Sec-Fetch-Site, else by Origin beside Host, as Go's `CrossOriginProtection` does. A page whose name was turned to this address (DNS rebinding) is told by a Host that nobody gave the service. Whoever is no browser sends neither and goes on. */
export function refuseOtherSites({ host, names }: Reached) {
  const known = new Set(names.map((name) => placeOf(name)));
  const asksForName = known.size > 0 || isLoopback(host);
  return async (ctx: Context, next: Next): Promise<void> => {
    const asked = hostAsked(ctx);
    if (asksForName && asked !== "" && !isOwn(asked, host) && !known.has(placeOf(asked)))
      throw new AppError("HOST_UNKNOWN", asked);
    if (!SAFE.has(ctx.method) && isOfOtherSite(ctx, known))
      throw new AppError("SITE_REFUSED", ctx.get("Origin") || "another site");
    return next();
  };
}

/** Whom the request is for: where its target names a host that one counts, not the header (RFC 9112, 3.2.2). */
function hostAsked(ctx: Context): string {
  return /^https?:\/\/([^/?#]*)/i.exec(ctx.req.url ?? "")?.[1] ?? ctx.get("Host");
}

function isOfOtherSite(ctx: Context, known: ReadonlySet<string>): boolean {
  const relation = ctx.get("Sec-Fetch-Site");
  const origin = ctx.get("Origin");
  if (relation === "same-origin" || relation === "none") return false;
  if (relation === "" && origin === "") return false;
  const page = URL.parse(origin);
  if (page === null || page.host === "") return true;
  return !known.has(page.host) && page.host !== placeOf(ctx.get("Host"), page.protocol);
}

/** A host with its port, where that is not the usual one of the protocol. */
function placeOf(host: string, protocol = "http:"): string {
  return URL.parse(`${protocol}//${host}`)?.host ?? "";
}

/** Names that nobody can turn to another address: addresses themselves, this machine's own, and the one it was told to listen on. */
function isOwn(asked: string, host: string): boolean {
  const name = URL.parse(`http://${asked}`)?.hostname ?? "";
  return isAddress(name) || isLoopback(name) || name === host.toLowerCase();
}

function isLoopback(name: string): boolean {
  return /^(?:127\.[\d.]+|\[?::1\]?|(?:.+\.)?localhost\.?)$/i.test(name);
}

function isAddress(name: string): boolean {
  return isIP(name.replaceAll(/^\[|\]$/g, "")) !== 0;
}
