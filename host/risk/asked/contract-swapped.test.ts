import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "I signed contract in Nepal for 1500 riyal security guard Qatar. When I arrive they give me new paper with 900 riyal and tell me sign. What can i do",
  "Firmé contrato por 1800 dólares y al llegar me dan otro contrato por 1200, Qatar",
])(
  "two wages of which the second stands on a new paper are a contract that was swapped: %s",
  (text) => {
    expect(read(text).questionAsked).toBe("contract_swap");
  },
);
