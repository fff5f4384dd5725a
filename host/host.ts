import type { Server } from "node:http";
import { join } from "node:path";
import Koa from "koa";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { HarnessModule } from "./contract/harness.ts";
import type { Privacy } from "./contract/privacy.ts";
import type { Snapshot } from "./contract/knowledge.ts";
import type { ToolModule } from "./contract/tool.ts";
import type { Database } from "./database/open.ts";
import { loadHarness, loadTool } from "./discover/load.ts";
import { openRegistry, type Registry } from "./discover/registry.ts";
import { findHarnesses, findTools } from "./discover/scan.ts";
import { openClassifier } from "./classifier/judge.ts";
import { composer } from "./engine/composer/composer.ts";
import { labelByEngine } from "./engine/label.ts";
import { openFailures, type Failures } from "./failures.ts";
import { openGrading } from "./grading/open.ts";
import { refuseOtherSites } from "./http/browser-guard.ts";
import { drain } from "./http/connections/drain.ts";
import { reportErrors } from "./http/answering/errors.ts";
import { withJsonBodies } from "./http/body/json-bodies.ts";
import { createRouteTable, type RouteTable } from "./http/table.ts";
import { openTraffic, type Traffic } from "./http/connections/traffic.ts";
import { readAhead } from "./idle/read-ahead.ts";
import { workBetweenRequests } from "./idle/work-between-requests.ts";
import { openKnowledge, type KnowledgeStore } from "./knowledge/store.ts";
import { openLayers, WARM } from "./layers/open.ts";
import { defaultPersonaText } from "./layers/persona.ts";
import { foldText } from "./matching/folding/fold.ts";
import { readingSteps } from "./message/whole-reading.ts";
import { routesOf, type Lent } from "./mount.ts";
import { holdDataFolder, listenAt, openDatabaseOf, openImagesOf } from "./opening/configured.ts";
import { openEngineOf } from "./opening/engine.ts";
import { openPrivateServices } from "./opening/privacy.ts";
import { openRows } from "./opening/rows.ts";
import { openSearching } from "./opening/search.ts";
import { openWriting } from "./opening/writing.ts";
import { recoverPacks } from "./packs/open.ts";
import { publicNumbers } from "./privacy/public-numbers.ts";
import type { Readers } from "./pipeline.ts";
import { routeHabits } from "./reading/sides/route-habits.ts";
import { REASONING_WARM, reasonOver } from "./reasoning/reason.ts";
import { coreRoutes } from "./routes/core.ts";
import type { Core } from "./routes/host-view.ts";
import { tryLayers } from "./try-layers.ts";
import { openVerification } from "./verification/open.ts";
import { warmVerification } from "./verification/read-ahead.ts";
import { VERSION } from "./version.ts";

export interface Host extends AsyncDisposable {
  readonly app: Koa;
  readonly knowledge: KnowledgeStore;
  readonly harnesses: Registry<HarnessModule>;
  readonly tools: Registry<ToolModule>;
  readonly routes: RouteTable;
  /** Starts listening on the configured address; resolves with the server once it does. */
  listen(): Promise<Server>;
}

/** Builds the host from the bottom up. What is opened first is closed last. Readiness tells of the failures `given`, too. */
export async function createHost(config: Config, log: Logger, given?: Failures): Promise<Host> {
  const failures = given ?? openFailures(log);
  await using opened = new AsyncDisposableStack();
  opened.use(holdDataFolder(config));
  const database = opened.use(await openDatabaseOf(config, warnTo(log)));
  const knowledge = opened.use(await openKnowledgeOf(config, log));
  const inForce = () => knowledge.current();
  await followActivations(knowledge, database, log);
  const { engine, engineFailures } = await openEngineOf(config, { log, inForce });
  if (engine !== null) opened.use(engine);
  const tools = opened.use(await openTools(config, log));
  const guards = openPrivateServices(config, inForce);
  const { trainingLog, decisions } = opened.use(openRows(config, log, guards.privacy));
  const { search, outside } = openSearching(config, guards.privacy);
  const layers = openLayers({
    tools: () => modulesOf(tools),
    labelByModel: labelByEngine(engine, config.model),
    outside,
  });
  const { readers, trials } = readersOf(failures);
  const lent: Lent = {
    engine,
    knowledge: inForce,
    layers,
    readers,
    trainingLog,
    services: {
      ...opened.use(openImagesOf(config)).services,
      classifier: openClassifier(),
      grading: config.grading ? openGrading() : null,
      decisions,
      ...guards,
      search,
      verification: openVerification(composer()),
      ...(await openWriting(knowledge, config, { log, run: tryLayers(layers, trials), engine })),
    },
    onLogError: logErrorTo(log),
  };
  const [routes, traffic] = [createRouteTable(), openTraffic()];
  const running = { engine, engineFailures, database, failures, decisions, traffic };
  const core = Object.assign(running, { config, knowledge, tools, routes });
  const harnesses = opened.use(await openHarnesses(core, { log, lent }));
  const app = application(config, { routes, traffic }, { log, clean: guards.privacy.anonymize });
  const stack = opened.move();
  return {
    app,
    knowledge,
    harnesses,
    tools,
    routes,
    async listen() {
      const server = await listenAt(app, config);
      whileListening(stack, { server, inForce, log });
      return server;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

interface Listening {
  readonly server: Server;
  readonly inForce: () => Snapshot;
  readonly log: Logger;
}

/** What goes on beside the requests, and ends with them. */
function whileListening(stack: AsyncDisposableStack, { server, inForce, log }: Listening): void {
  stack.use({ [Symbol.asyncDispose]: () => drain(server) });
  stack.use(workBetweenRequests(readAhead(inForce), log));
}

function logErrorTo(log: Logger): Lent["onLogError"] {
  return (harness, error) => log.error({ err: error, harness }, "a training row was not written");
}

function warnTo(log: Logger): (message: string, detail?: unknown) => void {
  return (message, detail) => log.warn({ detail }, message);
}

async function openKnowledgeOf(config: Config, log: Logger): Promise<KnowledgeStore> {
  const takenBack = await recoverPacks(config.knowledgeRoots, config.dataDir);
  return openKnowledge({
    takenBack,
    roots: config.knowledgeRoots,
    stateDir: join(config.dataDir, "state"),
    warm: [...WARM, routeHabits, publicNumbers, ...REASONING_WARM, warmVerification],
    hostVersion: VERSION,
    pins: config.pins,
    keepGenerations: config.keepGenerations,
    log: warnTo(log),
  });
}

interface TellingReaders {
  readonly readers: Readers;
  /** For trials, of whose failures their own refusal tells. */
  readonly trials: Readers;
}

function readersOf(failures: Failures): TellingReaders {
  const reading = { fold: foldText, read: readingSteps, reason: reasonOver };
  return {
    readers: { ...reading, onLayerError: failures.note },
    trials: { ...reading, onLayerError: () => undefined },
  };
}

/** Every activation of a snapshot is a row in the database. */
async function followActivations(
  knowledge: KnowledgeStore,
  database: Database,
  log: Logger,
): Promise<void> {
  const record = async () => {
    const { revision, packs } = knowledge.current();
    await database.recordActivation({
      ts: new Date().toISOString(),
      revision,
      n_objects: packs.reduce((sum, { n_objects }) => sum + n_objects, 0),
      n_problems: knowledge.problems().length,
      packs: JSON.stringify(packs),
    });
  };
  await record();
  knowledge.onSwap(() => {
    log.info({ revision: knowledge.current().revision }, "knowledge is in force");
    record().catch((error) => log.error({ err: error }, "an activation was not recorded"));
  });
}

function openTools(config: Config, log: Logger): Promise<Registry<ToolModule>> {
  return openRegistry<ToolModule>({
    roots: config.toolRoots,
    find: findTools,
    load: loadTool,
    mount: (name) => log.info({ tool: name }, "tool mounted"),
    unmount: (name) => log.info({ tool: name }, "tool unmounted"),
    onFailed: (name, reason) => log.error({ tool: name, reason }, "tool failed"),
    onLookFailed: (error) => log.error({ err: error }, "tools could not be looked for"),
  });
}

/** Adds the host's own routes first: no harness can take one of them. */
async function openHarnesses(
  core: Omit<Core, "harnesses" | "personaText"> & {
    readonly config: Config;
    readonly routes: RouteTable;
  },
  { log, lent }: { readonly log: Logger; readonly lent: Lent },
): Promise<Registry<HarnessModule>> {
  const { config, routes } = core;
  const listed = { list: () => harnesses.list(), problem: () => harnesses.problem() };
  const personaText = defaultPersonaText;
  routes.add("host", coreRoutes({ ...core, personaText, harnesses: listed }));
  const harnesses = await openRegistry<HarnessModule>({
    roots: config.harnessRoots,
    find: findHarnesses,
    load: loadHarness,
    mount(name, harness) {
      routes.add(name, routesOf(harness, lent));
      log.info({ harness: name }, "harness mounted");
    },
    unmount(name) {
      routes.remove(name);
      log.info({ harness: name }, "harness unmounted");
    },
    onFailed: (name, reason) => log.error({ harness: name, reason }, "harness failed"),
    onLookFailed: (error) => log.error({ err: error }, "harnesses could not be looked for"),
  });
  return harnesses;
}

function application(
  { host, hosts: names }: Config,
  { routes, traffic }: { readonly routes: RouteTable; readonly traffic: Traffic },
  { log, clean }: { readonly log: Logger; readonly clean: Privacy["anonymize"] },
): Koa {
  const app = withJsonBodies(new Koa());
  app.on("error", (error: unknown) => log.error({ err: error }, "a bug"));
  app.use(traffic.count);
  app.use(reportErrors(clean));
  app.use(refuseOtherSites({ host, names }));
  app.use(routes.dispatch);
  return app;
}

function modulesOf<M>(registry: Registry<M>): readonly M[] {
  return registry.list().flatMap(({ module }) => (module === null ? [] : [module]));
}
