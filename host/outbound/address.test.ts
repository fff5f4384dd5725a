import { expect, test } from "vitest";
import { isPrivateAddress, namesLoopback } from "./address.ts";
import { readAddress } from "./read-address.ts";

test.for([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.9.9",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::7f00:1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "fd00::1",
  "fd00:ec2::254",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "64:ff9b:1::a00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "2001:db8::1",
  "ff02::1",
  "not an address",
  "",
])("%s is not public", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.for(["93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test("only an operator's own machine is named by loopback", () => {
  expect(["127.0.0.1", "[::1]", "localhost"].map(namesLoopback)).toEqual([true, true, true]);
  expect(
    [
      "10.0.0.1",
      "169.254.169.254",
      "localhost.example.org",
      "example.org",
      "[::ffff:10.0.0.1]",
    ].map(namesLoopback),
  ).toEqual([false, false, false, false, false]);
});

test.for([
  ["http://127.0.0.1:8080/search", null],
  ["https://searx.example.org/search", null],
  ["http://searx.example.org/search", /use https/u],
  ["https://10.0.0.8/search", /private network/u],
  ["http://169.254.169.254/latest/meta-data", /private network/u],
  ["https://[fd00:ec2::254]/", /private network/u],
  ["https://2130706434.example/", null],
  ["http://2852039166/", /private network/u],
  ["ftp://example.org/", /use https/u],
  ["https://user:pw@example.org/", /remove it/u],
  ["searx", /in full/u],
] as const)("the configured address %s is read or refused with its cure", ([address, refusal]) => {
  if (refusal === null) expect(readAddress(address)).toBeInstanceOf(URL);
  else expect(() => readAddress(address)).toThrow(refusal);
});
