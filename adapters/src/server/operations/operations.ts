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

/** Health, readiness and metrics of this process, on an address of their own that no visitor's request keeps busy. */
export type Operations = {
  readonly url: string;
  /** What the visitors' server reports. */
  readonly watch: ServerWatch;
  readonly onDatabaseTime: (kind: 'read' | 'transaction', milliseconds: number) => void;
  readonly onEvent: (event: string, times: number) => void;
  /** A command of this name lost its race at each of its tries. */
  readonly onExhausted: (command: string) => void;
  /** Whether the shop's store answers, once it is open. */
  readonly watchStore: (isAnswering: () => boolean) => void;
  /** How the shop's figures are read, once its store is open. */
  readonly watchFigures: (read: ReadFigures) => void;
  readonly close: () => Promise<void>;
};

/** A scrape does not wait longer for the store, and shows what was known last. Units: milliseconds. */
const patience = 1000;

const plain = (text: string, status: 200 | 503 = 200, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });

const names = { host: 'OPERATIONS_PORT', port: 'OPERATIONS_PORT' };

/** Starts to answer; until told otherwise the shop is not ready. Error: one line for the person who starts it. */
export const startOperations = async ({ host, port }: OperationsSettings): Promise<Result<Operations, string>> => {
  const metrics = shopMetrics();
  let isReady = false;
  let isAnswering = (): boolean => true;
  let showQueue = (): void => undefined;
  let readFigures: ReadFigures | undefined;
  let reading: Promise<void> | undefined;

  /** One query at a time, however many scrapes wait for it. */
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
  // Some load balancers ask by OPTIONS.
  app.on(['GET', 'OPTIONS'], '/healthz', () => plain('ok'));
  app.on(['GET', 'OPTIONS'], '/readyz', () =>
    isReady && isAnswering() ? plain('ready') : plain('The shop is not ready.', 503),
  );
  app.get('/metrics', async () => {
    showQueue();
    if (readFigures !== undefined) await Promise.race([look(readFigures), pause(patience, undefined, { ref: false })]);
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
        watchStore: (asked) => {
          isAnswering = asked;
        },
        watchFigures: (read) => {
          readFigures = read;
        },
        close,
      }),
    (error) => err(listenErrorText(error, host, names)),
  );
};
