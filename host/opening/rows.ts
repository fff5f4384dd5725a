import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Privacy } from "../contract/privacy.ts";
import { openDecisions, type DecisionLog } from "../decisions/log.ts";
import { keepRowsFor } from "../lines/retention.ts";
import { openTrainingLog, type TrainingLog } from "../training/log.ts";

/** What requests leave behind, row by row, until their days are over. */
export interface Rows extends AsyncDisposable {
  readonly trainingLog: TrainingLog;
  readonly decisions: DecisionLog;
}

/** Opens the training log and the log of decisions; its end waits until every row is written. */
export function openRows(
  { dataDir, retentionDays: days }: Config,
  log: Logger,
  privacy: Privacy,
): Rows {
  const training = join(dataDir, "training");
  const decided = join(dataDir, "decisions");
  const stack = new AsyncDisposableStack();
  const trainingLog = openTrainingLog(training, privacy);
  stack.defer(() => trainingLog.settled());
  const decisions = openDecisions(decided, (message, error) => log.error({ err: error }, message));
  stack.defer(() => decisions.settled());
  const retention = keepRowsFor({
    folders: [training, decided],
    days,
    onRemoved: (files) => log.info({ files, days }, "files of rows older than that were removed"),
    onFailed: (error) => log.error({ err: error }, "old rows could not be removed"),
  });
  stack.use(retention);
  return { trainingLog, decisions, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
