import { isIP } from "node:net";
import { bareHost, isPrivateAddress, namesLoopback } from "./address.ts";

/** Reads an address an operator configured: https to a public host, or http to his own machine. Throws an error that names it and the cure. */
export function readAddress(text: string): URL {
  const address = URL.parse(text);
  if (!address) throw new Error(`"${text}" is no web address; write it in full, https://…`);
  const { protocol, hostname, username, password } = address;
  if (username !== "" || password !== "")
    throw new Error(`"${address.host}" holds a password; remove it`);
  const isOwn = namesLoopback(hostname);
  const host = bareHost(hostname);
  if (!isOwn && isIP(host) !== 0 && isPrivateAddress(host))
    throw new Error(
      `"${address.host}" lies in a private network; use a public host, or a proxy on this machine`,
    );
  if (protocol === "https:" || (protocol === "http:" && isOwn)) return address;
  throw new Error(`"${text}" is not encrypted; use https`);
}
