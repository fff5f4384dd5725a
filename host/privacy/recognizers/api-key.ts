import type { Recognizer } from "../recognizer.ts";

/** Keys of model providers, payment providers and bots. */
export const apiKey: Recognizer = {
  label: "API_KEY",
  title: "API key of a model, payment or message provider",
  pattern:
    /(?<![A-Za-z0-9_-])(?:sk-(?:ant-|proj-|or-|svcacct-)?[A-Za-z0-9_-]{20,200}|[spr]k_(?:live|test)_[A-Za-z0-9]{16,100}|hf_[A-Za-z0-9]{30,60}|SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}|\d{8,10}:AA[A-Za-z0-9_-]{33}|EAA[A-Za-z0-9]{60,300}|npm_[A-Za-z0-9]{36}|AC[0-9a-f]{32}|SK[0-9a-f]{32})(?![A-Za-z0-9_-])/gu,
  needs: /sk-|k_|hf_|SG\.|:AA|EAA|AC|SK/,
  rank: 5,
  examples: [
    "[[sk-proj-abcdefghijklmnopqrstuvwx]]",
    "[[sk_live_abcdefghijklmnop1234]]",
    "bot [[1234567890:AAabcdefghijklmnopqrstuvwxyz0123456]]",
    "[[hf_abcdefghijklmnopqrstuvwxyz012345]]",
  ],
  counterExamples: ["sk-short", "the sk_live_ prefix", "task-oriented work in a factory"],
};
