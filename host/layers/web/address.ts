import { lookup as resolveName, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

/** Whether an IP address lies in a private, loopback, link-local or otherwise special network (RFC 6890). */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  return family === 0 || NOT_PUBLIC.check(mapped, family === 6 ? "ipv6" : "ipv4");
}

/** Whether an operator who names this host means his own machine or network: an IP literal or localhost. */
export function namesPrivateHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/gu, "");
  return bare === "localhost" || (isIP(bare) !== 0 && isPrivateAddress(bare));
}

/** A DNS lookup that refuses a public name which points into a private network, at the moment of connecting. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), "", 0);
    else if (addresses.some(({ address }) => isPrivateAddress(address))) {
      callback(new Error(`${hostname} points into a private network`), "", 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
