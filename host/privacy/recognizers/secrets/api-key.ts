import type { Recognizer } from "../../recognizer.ts";

/** Keys of model providers, payment providers and bots. */
export const apiKey: Recognizer = {
  label: "API_KEY",
  title: "API key of a model, payment or message provider",
  pattern:
    /(?<![A-Za-z0-9_-])(?:sk-(?:ant-|proj-|or-|svcacct-)?[A-Za-z0-9_-]{20,200}|[spr]k_(?:live|test)_[A-Za-z0-9]{16,100}|hf_[A-Za-z0-9]{30,60}|SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}|\d{8,10}:AA[A-Za-z0-9_-]{33}|EAA[A-Za-z0-9]{60,300}|npm_[A-Za-z0-9]{36}|glpat-[\w-]{20,64}|(?:dop|doo)_v1_[0-9a-f]{64}|pypi-[\w-]{50,200}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|xkeysib-[0-9a-f]{64}-\w{16}|r8_\w{37,40}|gsk_\w{40,60}|pplx-\w{40,60}|whsec_[\w+/=]{24,64}|[A-Za-z0-9+/]{86}==|key-[0-9a-f]{32}|AC[0-9a-f]{32}|SK[0-9a-f]{32})(?![A-Za-z0-9_-])/gu,
  needs:
    /sk-|k_|hf_|SG\.|:AA|EAA|AC|SK|npm_|glpat-|_v1_|pypi-|shp|xkeysib-|r8_|pplx-|whsec_|key-|==/,
  rank: 5,
  examples: [
    "[[sk-proj-abcdefghijklmnopqrstuvwx]]",
    "[[sk_live_abcdefghijklmnop1234]]",
    "bot [[1234567890:AAabcdefghijklmnopqrstuvwxyz0123456]]",
    "[[hf_abcdefghijklmnopqrstuvwxyz012345]]",
    "npm [[npm_abcdefghijklmnopqrstuvwxyz0123456789]]",
  ],
  counterExamples: ["sk-short", "the sk_live_ prefix", "task-oriented work in a factory"],
};
