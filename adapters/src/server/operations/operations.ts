import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { ShopFigures } from '../../seller/shop-figures.ts';
import { listenErrorText } from '../listen-then-open.ts';
import { listen } from '../server.ts';
import type { ServerWatch } from '../server-watch.ts';
import { shopMetrics } from './shop-metrics.ts';

export type OperationsSettings = { readonly host: string; readonly port: number };

type ReadFigures = () => ResultAsync<ShopFigures, unknown>;

/** Health, readiness and metrics of this process, on a separate address that visitors cannot keep busy. */
export type Operations = {
  readonly url: string;
  /** Receives events of the visitors' server. */
  readonly watch: ServerWatch;
  readonly onDatabaseTime: (kind: 'read' | 'transaction', milliseconds: number) => void;
  readonly onEvent: (event: string, times: number) => void;
  /** Counts a command that conflicted with other writers at each of its tries. */
  readonly onExhausted: (command: string) => void;
  /** Sets the function that reports whether the shop's store answers. Called once the store is open. */
  readonly watchStore: (isAnswering: () => boolean) => void;
  /** Sets the function that reads the shop's figures. Called once the store is open. */
  readonly watchFigures: (read: ReadFigures) => void;
  readonly close: () => Promise<void>;
};

/** Maximum time in milliseconds that a scrape waits for the store; after it the scrape shows the previous figures. */
const timeout = 1000;

const plain = (text: string, status: 200 | 503 = 200, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });

const names = { host: 'OPERATIONS_PORT', port: 'OPERATIONS_PORT' };

/** Starts to listen. The shop is not ready until `watch.onReady` is called. Error: one line for the operator. */
export const startOperations = async ({ host, port }: OperationsSettings): Promise<Result<Operations, string>> => {
  const metrics = shopMetrics();
  let isReady = false;
  let isAnswering = (): boolean => true;
  let showQueue = (): void => undefined;
  let readFigures: ReadFigures | undefined;
  let reading: Promise<void> | undefined;

  /** Reads the figures with one query at a time, shared by concurrent scrapes. */
  const look = (read: ReadFigures): Promise<void> => {
    reading ??= Promise.resolve(read().map(metrics.showFigures))
      .then(() => undefined)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  const app = new Hono();
  // Some load balancers check health with OPTIONS.
  app.on(['GET', 'OPTIONS'], '/healthz', () => plain('ok'));
  app.on(['GET', 'OPTIONS'], '/readyz', () =>
    isReady && isAnswering() ? plain('ready') : plain('The shop is not ready.', 503),
  );
  app.get('/metrics', async () => {
    showQueue();
    if (readFigures !== undefined) await Promise.race([look(readFigures), pause(timeout, undefined, { ref: false })]);
    return plain(await metrics.text(), 200, metrics.type);
  });

  return (await listen(app, { host, port })).match(
    ({ url, close }) =>
      ok({
        url,
        watch: {
          onRequest: metrics.onRequest,
          onReady: (ready) => {
            isReady = ready;
          },
          onQueue: (size) => {
            showQueue = () => metrics.showQueue(size());
          },
        },
        onDatabaseTime: metrics.onDatabaseTime,
        onEvent: metrics.onEvent,
        onExhausted: metrics.onExhausted,
        watchStore: (storeIsAnswering) => {
          isAnswering = storeIsAnswering;
        },
        watchFigures: (read) => {
          readFigures = read;
        },
        close,
      }),
    (error) => err(listenErrorText(error, host, names)),
  );
};
