/** One environment variable: its default and what it means, for --help and the README. */
interface Variable {
  readonly fallback: string;
  readonly meaning: string;
}

/** Every environment variable the service reads; --help and the README's table are made from this. */
export const VARIABLES = {
  PORT: { fallback: "8787", meaning: "port it listens on; 0 takes a free one" },
  HOST: { fallback: "127.0.0.1", meaning: "address it listens on" },
  HARNESS_HOSTS: {
    fallback: "",
    meaning:
      "further names that it, or a page that may write to it, is reached by, comma-separated, with a port where it is not the usual one: behind a proxy the public one; when set, or on a loopback HOST, no other name is answered",
  },
  HARNESS_DATA: { fallback: ".data", meaning: "everything the service writes" },
  HARNESS_KNOWLEDGE: {
    fallback: "knowledge",
    meaning:
      "pack roots, separated by the path delimiter; `$HARNESS_DATA/knowledge` is always the last",
  },
  HARNESS_ENGINE: {
    fallback: "",
    meaning:
      "composer, llama, openai or none; composer when unset, llama when HARNESS_MODEL is set",
  },
  HARNESS_MODEL: { fallback: "", meaning: "GGUF file, or an `hf:` address" },
  HARNESS_OPENAI_URL: { fallback: "", meaning: "base URL of an OpenAI-compatible server" },
  HARNESS_OPENAI_KEY: { fallback: "", meaning: "its key" },
  HARNESS_OPENAI_MODEL: { fallback: "", meaning: "its model" },
  HARNESS_DATABASE_URL: {
    fallback: "",
    meaning: "`postgres://…`; a SQLite file in `$HARNESS_DATA` when unset",
  },
  HARNESS_MODULES: { fallback: "harnesses", meaning: "roots of harness folders" },
  HARNESS_TOOLS: { fallback: "tools", meaning: "roots of tool files" },
  HARNESS_GRADING: { fallback: "on", meaning: "`off` makes /api/grade answer 503" },
  HARNESS_OCR: {
    fallback: "eng",
    meaning:
      "languages whose text is read in images, such as `eng+ara`, each with its package `@tesseract.js-data/<language>` installed; `off` reads none",
  },
  HARNESS_SEARCH_URL: {
    fallback: "",
    meaning:
      "search servers for /api/search/server and the online layer, separated by spaces: SearXNG-like addresses, or JSON ones with `{query}`; unset: no outbound request",
  },
  HARNESS_OFFICIAL_SOURCES: {
    fallback: "",
    meaning:
      "official pages, comma-separated, for the official_sources layer; unset: no outbound request",
  },
  HARNESS_TRUSTED_KEYS: {
    fallback: "",
    meaning:
      "files with Ed25519 public keys (PEM), separated by the path delimiter; when set, only packs signed with one of them are imported",
  },
  HARNESS_PINS: {
    fallback: "",
    meaning: "versions that packs are held at, comma-separated: `core@1.2.0`",
  },
  HARNESS_KEEP_GENERATIONS: {
    fallback: "5",
    meaning: "generations of knowledge, and earlier versions of each pack, kept on disk",
  },
  HARNESS_RETENTION_DAYS: {
    fallback: "90",
    meaning: "days that rows of the training log and of decisions are kept; older ones are removed",
  },
  HARNESS_HUB_ALLOW: {
    fallback: "",
    meaning:
      "hosts that anonymized submissions may go to, comma-separated, with a port where it is not the usual one; unset: nothing is sent",
  },
  HUB_ACCESS_TOKEN: { fallback: "", meaning: "model-hub token to download a gated GGUF" },
  LOG_LEVEL: {
    fallback: "info",
    meaning: "least grave lines of the log: trace, debug, info, warn, error, fatal or silent",
  },
} as const satisfies Record<string, Variable>;

/** Its name. */
export type VariableName = keyof typeof VARIABLES;

/** The text of `--help`. */
export function helpText(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length));
  const lines = Object.entries(VARIABLES).map(
    ([name, { fallback, meaning }]) =>
      `  ${name.padEnd(width)}  ${meaning}${fallback === "" ? "" : ` (default ${fallback})`}`,
  );
  return `Safe Harness: a deterministic safety harness around a language model.

Usage: npm start            starts the service
       npm start -- --help  shows this text

Environment:
${lines.join("\n")}

Exit code: 0 when it was told to stop, 1 when it failed, 2 when it cannot work as it is set up.
`;
}
