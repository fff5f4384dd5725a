import { pino, type Logger } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { openFailures } from "./failures.ts";
import { createHost, type Host } from "./host.ts";
import { settleWhenQuiet } from "./idle/memory.ts";
import { requireFiles } from "./opening/named-files.ts";
import { cleanLogLine } from "./privacy/log-line.ts";
import { followStrayErrors } from "./stray-errors.ts";
import { unknownVariables } from "./unknown-variables.ts";

/** Starts the service and stops it on SIGINT, SIGTERM or SIGHUP (a closed terminal); a second signal ends it at once. Where it is set up wrongly, says so on standard error and ends with exit code 2. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  // What it writes is what people in danger wrote: for its own user alone.
  process.umask(0o077);
  try {
    const config = readConfig(env);
    requireFiles(config);
    const log = pino(
      { level: config.logLevel, hooks: { streamWrite: cleanLogLine } },
      pino.destination({ sync: true }),
    );
    for (const { name, planned } of unknownVariables(env))
      log.warn(
        { variable: name },
        planned === undefined
          ? "a variable is set that this version does not read"
          : "a variable is set that is not in this version yet",
      );
    const failures = openFailures(log);
    followStrayErrors(config, log, failures);
    const host = await createHost(config, log, failures).catch((error: unknown) =>
      unexpected(error, log),
    );
    stopOnSignals(host, log);
    const server = await host.listen().catch((error: unknown) => unexpected(error, log));
    settleWhenQuiet(server);
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    const name = config.host.includes(":") ? `[${config.host}]` : config.host;
    log.info(`Safe Harness answers on http://${name}:${port}`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // As it is: the log would take examples such as core@1.2.0 for somebody's address.
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Ends the process, unless the operator can mend it. */
function unexpected(error: unknown, log: Logger): never {
  if (error instanceof ConfigError) throw error;
  log.fatal({ err: error }, "Safe Harness could not start");
  process.exit(1);
}

function stopOnSignals(host: Host, log: Logger): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, "stopping; requests in flight may finish");
      host[Symbol.asyncDispose]().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, "Safe Harness could not stop as it should");
          process.exit(1);
        },
      );
    });
}
