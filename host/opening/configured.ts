import type { Server } from "node:http";
import { join } from "node:path";
import type Koa from "koa";
import { codeOf } from "../../schemas/error-code.ts";
import { ConfigError, type Config } from "../config.ts";
import { FolderLocked, lockFolder } from "../database/folder-lock.ts";
import { openDatabase, type Database } from "../database/open.ts";
import { listen } from "../http/connections/listen.ts";
import { openImages } from "../images/open.ts";
import { systemProblem } from "../system-error.ts";

type Warn = (message: string, detail: unknown) => void;

/** Holds the data folder: two hosts on one would write over each other. Throws a `ConfigError` where it is held or cannot be written. */
export function holdDataFolder({ dataDir }: Config): Disposable {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderLocked) throw new ConfigError(`HARNESS_DATA: ${error.message}`);
    const problem = systemProblem(error);
    if (problem === null) throw error;
    throw new ConfigError(`HARNESS_DATA: ${problem}; name a folder that this user may write to`);
  }
}

/** Opens the database that is configured. Throws a `ConfigError` where PostgreSQL cannot be used. */
export async function openDatabaseOf(
  { databaseUrl, dataDir }: Config,
  log: Warn,
): Promise<Database> {
  try {
    return await openDatabase(databaseUrl, join(dataDir, "harness.sqlite"), log);
  } catch (error) {
    if (databaseUrl === null || !(error instanceof Error)) throw error;
    // Neither the driver nor the server repeats the password.
    throw new ConfigError(
      `HARNESS_DATABASE_URL: PostgreSQL cannot be used (${error.message}); look at its address, user, password and database, or unset it for SQLite`,
    );
  }
}

/** Opens what reads and keeps images. Throws a `ConfigError` where the data of a language are not installed. */
export function openImagesOf({ ocr }: Config): ReturnType<typeof openImages> {
  try {
    return openImages(ocr);
  } catch (error) {
    // It says which data to install.
    throw error instanceof Error ? new ConfigError(error.message) : error;
  }
}

/** Serves an application at the configured address. Throws a `ConfigError` where that is not to be had. */
export async function listenAt(app: Koa, config: Config): Promise<Server> {
  try {
    return await listen(app, config);
  } catch (error) {
    throw addressError(error, config);
  }
}

/** What is wrong with the address, where that is why nobody can listen. */
function addressError(error: unknown, { host, port }: Config): unknown {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return new ConfigError(
      `PORT: another process listens on ${port} of ${host} already; stop it, or set another PORT (0 takes a free one)`,
    );
  if (code === "EACCES")
    return new ConfigError(`PORT: this user may not listen on ${port}; set one from 1024 on`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code))
    return new ConfigError(
      `HOST: "${host}" is no address of this machine (${code}); set 127.0.0.1, or 0.0.0.0 for all`,
    );
  return error;
}
