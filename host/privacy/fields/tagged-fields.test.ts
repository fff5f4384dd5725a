import { expect, test } from "vitest";
import { openPrivacy } from "../open.ts";

const { anonymize, redact } = openPrivacy(() => ({
  numbers: new Set(["1348"]),
  addresses: new Set(),
}));

test.for([
  ["<name>Maria Santos</name><fee>0917</fee>", "<name><NAME_1></name><fee>0917</fee>"],
  ["<worker_name>\n maria \n</worker_name>", "<worker_name>\n <NAME_1> \n</worker_name>"],
  ['<c:victim lang="en">Ana</c:victim>', '<c:victim lang="en"><NAME_1></c:victim>'],
  ["<worker>\n<name>Rosa</name>\n</worker>", "<worker>\n<name><NAME_1></name>\n</worker>"],
  [
    "<r><passport>11482917</passport>\n<dob>3 May 1990</dob></r>",
    "<r><passport><IDENTITY_NUMBER_1></passport>\n<dob><DATE_OF_BIRTH_1></dob></r>",
  ],
  ["<from>Ana Cruz</from><text>I am Ana</text>", "<from><NAME_1></from><text>I am <NAME_2></text>"],
] as const)("of %j what a tag tells to be a person's goes", ([text, expected]) => {
  expect(anonymize(text)).toBe(expected);
});

test.for([
  ["?name=Rosa+Vega&city=Manila", "?name=<NAME_1>&city=Manila"],
  ["full_name: Rosa%20Vega, from Cebu", "full_name: <NAME_1>, from Cebu"],
  ["worker=Jos%C3%A9+P%C3%A9rez&fee=300", "worker=<NAME_1>&fee=300"],
  ["name=Santos%2C+Ana&fee=300", "name=<NAME_1>&fee=300"],
  [
    "see https://form.gov.ph/f?full_name=Rosa+Vega&step=2",
    "see https://form.gov.ph/f?full_name=<NAME_1>&step=2",
  ],
  ["https://form.example/f?worker=Rosa%20Vega&step=2", "<URL_1>"],
] as const)("%j, a name in the signs of web addresses, goes whole", ([text, expected]) => {
  expect(anonymize(text)).toBe(expected);
});

test.for([
  "<agency><name>Bright Star</name></agency>",
  "<name>Philippine Embassy</name> <employer>Gulf Contracting LLC</employer>",
  "<title>Placement Fee</title><td>Hong Kong</td><b>Maria</b>",
  "if a<b and c</d> then <name>",
  "?q=placement+fee+Hong+Kong&lang=en",
  "Work+Life in C++, 50%20 of it, a=b+c",
  "<hotline>1348</hotline>",
])("%j stays", (text) => {
  expect(anonymize(text)).toBe(text);
});

test("a megabyte of elements is read once", () => {
  const text = "<victim>Rosa Vega</victim>\n".repeat(40_000);
  expect(redact([text])[0]?.redactions).toHaveLength(40_000);
});
