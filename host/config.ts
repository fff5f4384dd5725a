import { delimiter, resolve } from "node:path";

export type EngineKind = "composer" | "llama" | "openai" | "none";

/** One environment variable: its default and what it means, for --help and the README. */
interface Variable {
  readonly fallback: string;
  readonly meaning: string;
}

/** Every environment variable the service reads; --help and the README's table are made from this. */
export const VARIABLES = {
  PORT: { fallback: "8787", meaning: "port it listens on; 0 takes a free one" },
  HOST: { fallback: "127.0.0.1", meaning: "address it listens on" },
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

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Pack roots in overlay order; the last is the only one written to. */
  readonly knowledgeRoots: readonly string[];
  readonly harnessRoots: readonly string[];
  readonly toolRoots: readonly string[];
  readonly engine: EngineKind;
  readonly model: string | null;
  readonly openai: { readonly url: string; readonly key: string; readonly model: string };
  readonly hubToken: string | null;
  /** A `postgres://` address, or null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly grading: boolean;
  /** Languages whose text is read in images; none: no image is read. */
  readonly ocr: readonly string[];
  readonly searchUrl: string | null;
  readonly officialSources: readonly string[];
  /** Files with the public keys that packs must be signed with; none: any pack is taken. */
  readonly trustedKeyFiles: readonly string[];
  /** Pack → the version it is held at. */
  readonly pins: ReadonlyMap<string, string>;
  /** Generations, and earlier versions of each pack, kept on disk. */
  readonly keepGenerations: number;
  /** Hosts that submissions may go to. */
  readonly hubAllow: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** A variable that cannot be used: names it, what was found, and what it takes. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The only reader of the environment. Throws a `ConfigError`. */
export function readConfig(env: Environment): Config {
  const value = (name: keyof typeof VARIABLES): string => {
    const given = env[name]?.trim();
    return given === undefined || given === "" ? VARIABLES[name].fallback : given;
  };
  const optional = (name: keyof typeof VARIABLES): string | null => value(name) || null;
  // What came with the service is found wherever it was started from.
  const home = resolve(import.meta.dirname, "..");
  const roots = (name: keyof typeof VARIABLES) =>
    value(name)
      .split(delimiter)
      .filter((part) => part !== "")
      .map((part) => resolve(value(name) === VARIABLES[name].fallback ? home : ".", part));
  const dataDir = resolve(value("HARNESS_DATA"));
  const config: Config = {
    port: port(value("PORT")),
    host: value("HOST"),
    dataDir,
    knowledgeRoots: [...roots("HARNESS_KNOWLEDGE"), resolve(dataDir, "knowledge")],
    harnessRoots: roots("HARNESS_MODULES"),
    toolRoots: roots("HARNESS_TOOLS"),
    engine: engine(value("HARNESS_ENGINE"), optional("HARNESS_MODEL")),
    model: optional("HARNESS_MODEL"),
    openai: {
      url: value("HARNESS_OPENAI_URL"),
      key: value("HARNESS_OPENAI_KEY"),
      model: value("HARNESS_OPENAI_MODEL"),
    },
    hubToken: optional("HUB_ACCESS_TOKEN"),
    databaseUrl: databaseUrl(optional("HARNESS_DATABASE_URL")),
    ocr: ocrLanguages(value("HARNESS_OCR")),
    grading: oneOf("HARNESS_GRADING", value("HARNESS_GRADING"), ["on", "off"]) === "on",
    searchUrl: optional("HARNESS_SEARCH_URL"),
    officialSources: list(value("HARNESS_OFFICIAL_SOURCES"), ","),
    trustedKeyFiles: list(value("HARNESS_TRUSTED_KEYS"), delimiter).map((file) => resolve(file)),
    pins: pins(list(value("HARNESS_PINS"), ",")),
    keepGenerations: count("HARNESS_KEEP_GENERATIONS", value("HARNESS_KEEP_GENERATIONS")),
    hubAllow: list(value("HARNESS_HUB_ALLOW"), ",").map(hubHost),
    logLevel: oneOf("LOG_LEVEL", value("LOG_LEVEL"), LOG_LEVELS),
  };
  requireEngineSettings(config);
  return config;
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535)
    throw new ConfigError(`PORT is "${text}"; set a whole number from 0 to 65535`);
  return number;
}

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A host as addresses name it, in lower case. */
function hubHost(text: string): string {
  const host = text.toLowerCase();
  const url = URL.parse(`https://${host}/`);
  if (url === null || host.includes("/") || url.pathname !== "/" || /[?#@]/.test(host))
    throw new ConfigError(
      `HARNESS_HUB_ALLOW holds "${text}"; write hosts without https:// and paths, such as hub.example.org or hub.example.org:8443`,
    );
  return host;
}

function pins(items: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of items) {
    const [, name, version] = /^([a-z0-9]+(?:-[a-z0-9]+)*)@(\d+\.\d+\.\d+\S*)$/.exec(item) ?? [];
    if (name === undefined || version === undefined || found.has(name))
      throw new ConfigError(
        `HARNESS_PINS holds "${item}"; write each pack once as <pack>@<version>, such as core@1.2.0`,
      );
    found.set(name, version);
  }
  return found;
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new ConfigError(`${name} is "${text}"; set a whole number from 1 to 9999`);
  return Number(text);
}

function ocrLanguages(text: string): string[] {
  if (text === "off") return [];
  const languages = list(text, "+");
  if (languages.length === 0 || !languages.every((each) => /^[a-z]{3}(?:_[a-z]+)*$/.test(each)))
    throw new ConfigError(
      `HARNESS_OCR is "${text}"; set off, or languages as Tesseract names them, such as eng+ara`,
    );
  return languages;
}

function engine(kind: string, model: string | null): EngineKind {
  if (kind === "") return model === null ? "composer" : "llama";
  return oneOf("HARNESS_ENGINE", kind, ["composer", "llama", "openai", "none"]);
}

function databaseUrl(url: string | null): string | null {
  if (url !== null && !/^postgres(ql)?:\/\//.test(url))
    throw new ConfigError(
      "HARNESS_DATABASE_URL must start with postgres:// (or be unset for SQLite)",
    );
  return url;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new ConfigError(`${name} is "${value}"; set one of ${allowed.join(", ")}`);
  return found;
}

function requireEngineSettings({ engine: kind, model, openai }: Config): void {
  if (kind === "llama" && model === null)
    throw new ConfigError("HARNESS_ENGINE is llama but HARNESS_MODEL is unset; name a GGUF file");
  if (kind === "openai" && (openai.url === "" || openai.model === ""))
    throw new ConfigError(
      "HARNESS_ENGINE is openai; set HARNESS_OPENAI_URL and HARNESS_OPENAI_MODEL",
    );
  if (kind === "openai" && !/^https?:$/.test(URL.parse(openai.url)?.protocol ?? ""))
    throw new ConfigError(
      `HARNESS_OPENAI_URL is "${openai.url}"; write the base URL in full, such as http://127.0.0.1:8000/v1`,
    );
}

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
