import { delimiter, resolve } from "node:path";
import { unknownVariables } from "./unknown-variables.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

export type EngineKind = "composer" | "llama" | "openai" | "none";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Further names, with a port where it is not the usual one, that browsers may come by. */
  readonly hosts: readonly string[];
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
  /** Days that rows of the training log and of decisions are kept. */
  readonly retentionDays: number;
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
  requireKnownNames(env);
  const value = (name: VariableName): string => {
    const given = env[name]?.trim();
    return given === undefined || given === "" ? VARIABLES[name].fallback : given;
  };
  const optional = (name: VariableName): string | null => value(name) || null;
  // What came with the service is found wherever it was started from.
  const home = resolve(import.meta.dirname, "..");
  const listed = (name: VariableName, separator: string) => {
    const parts = list(value(name), separator);
    if (parts.length === 0 && value(name) !== "")
      throw new ConfigError(
        `${name} is "${value(name)}", which names nothing; unset it, or name one`,
      );
    return parts;
  };
  const roots = (name: VariableName) =>
    listed(name, delimiter).map((part) =>
      resolve(value(name) === VARIABLES[name].fallback ? home : ".", part),
    );
  const hosts = (name: VariableName) => listed(name, ",").map((part) => namedHost(name, part));
  const dataDir = resolve(value("HARNESS_DATA"));
  const config: Config = {
    port: port(value("PORT")),
    host: value("HOST"),
    hosts: hosts("HARNESS_HOSTS"),
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
    officialSources: listed("HARNESS_OFFICIAL_SOURCES", ","),
    trustedKeyFiles: listed("HARNESS_TRUSTED_KEYS", delimiter).map((file) => resolve(file)),
    pins: pins(listed("HARNESS_PINS", ",")),
    keepGenerations: count("HARNESS_KEEP_GENERATIONS", value("HARNESS_KEEP_GENERATIONS")),
    retentionDays: count("HARNESS_RETENTION_DAYS", value("HARNESS_RETENTION_DAYS")),
    hubAllow: hosts("HARNESS_HUB_ALLOW"),
    logLevel: oneOf("LOG_LEVEL", value("LOG_LEVEL"), LOG_LEVELS),
  };
  requireEngineSettings(config);
  return config;
}

/** A name that is one letter off sets nothing, and who set it relies on it: a host that should take signed packs alone would take any. So does who sets one that is only planned, where it protects somebody. */
function requireKnownNames(env: Environment): void {
  for (const { name, nearest, planned } of unknownVariables(env)) {
    if (typeof planned === "string") throw new ConfigError(`${name}: ${planned}`);
    if (nearest !== null)
      throw new ConfigError(
        `${name} is no variable of this service; ${nearest} is, if you mean it`,
      );
  }
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
function namedHost(name: VariableName, text: string): string {
  const host = text.toLowerCase();
  const url = URL.parse(`https://${host}/`);
  if (url === null || host.includes("/") || url.pathname !== "/" || /[?#@]/.test(host))
    throw new ConfigError(
      `${name} holds "${text}"; write hosts without https:// and paths, such as host.example.org or host.example.org:8443`,
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
