import { expect, test } from "vitest";
import { isPrivateAddress, lookUpPublic, namesPrivateHost } from "./address.ts";

test.for([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.9.9",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "224.0.0.1",
  "not an address",
])("%s is not public", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.for(["93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111"])(
  "%s is public",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test("an operator may name his own machine, but a public name may not lead there", async () => {
  expect(namesPrivateHost("127.0.0.1")).toBe(true);
  expect(namesPrivateHost("[::1]")).toBe(true);
  expect(namesPrivateHost("localhost")).toBe(true);
  expect(namesPrivateHost("example.org")).toBe(false);
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  lookUpPublic("localhost", {}, (error) => resolve(error));
  expect((await promise)?.message).toContain("private network");
});
