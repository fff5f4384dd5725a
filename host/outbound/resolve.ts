import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { bareHost, isPrivateAddress, namesLoopback } from "./address.ts";
import { OutboundError } from "./error.ts";

/** An address a name stands for. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Asks for all addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly Resolved[]>;

/** The system's own name service. */
export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Resolves a host once and gives the addresses that every connection to it then uses, so that a name cannot
 * answer twice differently (DNS rebinding). Throws an `OutboundError` where any of its addresses is not public;
 * only a host that the operator named as loopback may be loopback.
 */
export async function pinAddresses(
  hostname: string,
  resolve: Resolve,
): Promise<readonly [Resolved, ...Resolved[]]> {
  const host = bareHost(hostname);
  const family = isIP(host);
  const isOwn = namesLoopback(host);
  const addresses = family === 0 ? await resolved(host, resolve) : [{ address: host, family }];
  const [first, ...others] = addresses;
  if (first === undefined) throw new OutboundError("unreachable", `${host} has no address`);
  const isAllowed = isOwn
    ? ({ address }: Resolved) => namesLoopback(address)
    : ({ address }: Resolved) => !isPrivateAddress(address);
  if (!addresses.every(isAllowed))
    throw new OutboundError("refused", `${host} points into a private network`);
  return [first, ...others];
}

async function resolved(host: string, resolve: Resolve): Promise<readonly Resolved[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new OutboundError("unreachable", `${host} was not found`, error);
  }
}

/** A lookup for Node's client that knows these answers and no other. */
export function pinned(addresses: readonly [Resolved, ...Resolved[]]): LookupFunction {
  return (_hostname, options, callback) => {
    const [{ address, family }] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, address, family);
  };
}
