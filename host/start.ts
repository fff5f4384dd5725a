import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { createHost, type Host } from "./host.ts";
import { settleWhenQuiet } from "./memory.ts";
import { cleanLogLine } from "./privacy/log-line.ts";

/** Starts the service and stops it on SIGINT or SIGTERM; a second signal ends it at once. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const log = pino(
    { level: env["LOG_LEVEL"] ?? "info", hooks: { streamWrite: cleanLogLine } },
    pino.destination({ sync: true }),
  );
  let host: Host;
  try {
    const config = readConfig(env);
    host = await createHost(config, log);
    const server = await host.listen();
    settleWhenQuiet(server);
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    log.info(`Safe Harness answers on http://${config.host}:${port}`);
  } catch (error) {
    if (error instanceof ConfigError) log.fatal(error.message);
    else log.fatal({ err: error }, "Safe Harness could not start");
    process.exit(1);
  }

  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, "stopping; requests in flight may finish");
      void host[Symbol.asyncDispose]().then(() => process.exit(0));
    });
}
