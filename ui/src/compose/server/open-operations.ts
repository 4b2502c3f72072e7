import type { Operations } from '@shop/adapters/server/operations/operations';
import type { ServerWatch } from '@shop/adapters/server/server-watch';
import { err, ok, type Result } from 'neverthrow';
import { countEvents, log } from '../../server/logs/log.ts';
import type { RunningShop } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';

/** Starts the operations server; its code loads only when the settings name a port. */
const start = async ({ OPERATIONS_PORT }: ServerSettings): Promise<Result<Operations | undefined, string>> => {
  if (OPERATIONS_PORT === undefined) return ok(undefined);
  const { startOperations } = await import('@shop/adapters/server/operations/operations');
  return startOperations(OPERATIONS_PORT);
};

/** Opens a shop, with the operations server around it when the settings name a port: that server starts before the shop
 *  and closes after it. Error: one line for the operator. */
export const withOperations = async (
  settings: ServerSettings,
  open: (operations: Operations | undefined) => Promise<Result<RunningShop, string>>,
): Promise<Result<RunningShop, string>> => {
  const started = await start(settings);
  if (started.isErr()) return err(started.error);
  const operations = started.value;
  if (operations === undefined) return open(undefined);
  countEvents(operations.onEvent);
  const shop = await open(operations);
  if (shop.isErr()) await operations.close();
  return shop.map((running) => ({
    ...running,
    operations: operations.url,
    close: async () => {
      await running.close();
      await operations.close();
    },
  }));
};

/** Returns the observer of the visitors' server. Requests are logged at level debug only: there may be thousands a
 *  second, metrics count them all, and failures have log lines of their own. */
export const watchOf = (operations: Operations | undefined): ServerWatch => ({
  ...operations?.watch,
  onRequest: (end) => {
    operations?.watch.onRequest?.(end);
    if (log.isDebug()) log.debug({ event: 'request', ...end });
  },
});
