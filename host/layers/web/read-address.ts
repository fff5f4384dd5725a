import { namesPrivateHost } from "./address.ts";

/** Reads an address an operator configured: https, or http to his own machine or network. Throws an error that names it and the cure. */
export function readAddress(text: string): URL {
  const address = URL.parse(text);
  if (!address) throw new Error(`"${text}" is no web address; write it in full, https://…`);
  const { protocol, hostname, username, password } = address;
  if (username !== "" || password !== "")
    throw new Error(`"${address.host}" holds a password; remove it`);
  if (protocol === "https:" || (protocol === "http:" && namesPrivateHost(hostname))) return address;
  throw new Error(`"${text}" is not encrypted; use https`);
}
