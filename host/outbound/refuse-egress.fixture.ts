import { appendFileSync } from "node:fs";
import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import { env } from "node:process";

/** Preloaded into a host under test: whatever leaves this machine throws, and is written down in the file that EGRESS_LOG names. */
function refuse(what: string): never {
  appendFileSync(env["EGRESS_LOG"] ?? "/dev/stderr", `${what}\n`);
  throw new Error(`outbound refused: ${what}`);
}

const connect = Reflect.get(net.Socket.prototype, "connect") as (...args: unknown[]) => net.Socket;
Reflect.set(
  net.Socket.prototype,
  "connect",
  function refusingConnect(this: net.Socket, ...args: unknown[]): net.Socket {
    const told = targetOf(args);
    if (told !== null) refuse(`connect ${told}`);
    return connect.apply(this, args);
  },
);

/** The host of a connection that would leave this machine, or null. */
function targetOf([first, second]: readonly unknown[]): string | null {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof options === "string") return null;
  const host: unknown =
    typeof options === "object" && options !== null ? Reflect.get(options, "host") : second;
  if (typeof options === "object" && options !== null && Reflect.get(options, "path") != null)
    return null;
  const name = typeof host === "string" ? host : "localhost";
  return isOwn(name) ? null : name;
}

function isOwn(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

for (const module_ of [dns, dns.promises])
  for (const name of ["lookup", "resolve", "resolve4", "resolve6", "resolveAny"]) {
    const original = Reflect.get(module_, name) as (...args: unknown[]) => unknown;
    Reflect.set(module_, name, (...args: unknown[]) => {
      const host = String(args[0]);
      if (!isOwn(host)) refuse(`${name} ${host}`);
      return original(...args);
    });
  }
Reflect.set(dgram.Socket.prototype, "send", () => refuse("datagram"));
