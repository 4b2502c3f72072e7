import type { Operations } from '@shop/adapters/server/operations/operations';
import type { ServerWatch } from '@shop/adapters/server/server-watch';
import { err, ok, type Result } from 'neverthrow';
import { countEvents, log } from '../../server/logs/log.ts';
import type { RunningShop } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';

/** Loaded only where it is wanted. */
const start = async ({ OPERATIONS_PORT }: ServerSettings): Promise<Result<Operations | undefined, string>> => {
  if (OPERATIONS_PORT === undefined) return ok(undefined);
  const { startOperations } = await import('@shop/adapters/server/operations/operations');
  return startOperations(OPERATIONS_PORT);
};

/** Opens a shop that is watched from before its first request until after its last, where the settings say so. Error:
 *  one line for the person who starts it. */
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

/** What the visitors' server reports. A request's line is for debugging alone: a core answers thousands a second,
 *  metrics count them all, and what fails has lines of its own. */
export const watchOf = (operations: Operations | undefined): ServerWatch => ({
  ...operations?.watch,
  onRequest: (end) => {
    operations?.watch.onRequest?.(end);
    if (log.isDebug()) log.debug({ event: 'request', ...end });
  },
});
