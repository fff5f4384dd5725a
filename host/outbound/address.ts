import { BlockList, isIP } from "node:net";

/** Networks that no public service lives in: RFC 6890 and its registries, with the forms of IPv6 that hide an IPv4 address. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv4");
}

/** All that is routed publicly in IPv6 today (RFC 4291), and what of it is not: Teredo, documentation, 6to4. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, "ipv6");
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether an IP address lies in a private, loopback, link-local, shared, translated or otherwise special network; what is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  if (family === 4) return NOT_PUBLIC.check(mapped, "ipv4");
  if (family === 0 || mapped.includes("%")) return true;
  return !GLOBAL_IPV6.check(mapped, "ipv6") || NOT_PUBLIC.check(mapped, "ipv6");
}

/** Whether an operator who names this host means his own machine: localhost or a loopback literal. */
export function namesLoopback(hostname: string): boolean {
  const bare = bareHost(hostname);
  const family = isIP(bare);
  if (family === 0) return bare === "localhost";
  return !bare.includes("%") && LOOPBACK.check(bare, family === 6 ? "ipv6" : "ipv4");
}

/** A URL's host name without the brackets of IPv6. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/gu, "");
}
