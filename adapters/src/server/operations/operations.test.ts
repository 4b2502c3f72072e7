import { ok, okAsync, ResultAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import type { ShopFigures } from '../../seller/shop-figures.ts';
import { listenThenOpen } from '../listen-then-open.ts';
import { noteRequest } from '../server-watch.ts';
import { conversation } from '../testing/conversation.ts';
import { type Operations, startOperations } from './operations.ts';

const anyPort = { host: '127.0.0.1', port: 0 };

const started = async (): Promise<Operations> => {
  const operations = (await startOperations(anyPort))._unsafeUnwrap();
  onTestFinished(() => operations.close());
  return operations;
};

const read = async (address: string): Promise<string> => (await fetch(address)).text();

/** Returns the lines of the shop's own metrics that start with a name. */
const shown = async ({ url }: Operations, name: string): Promise<readonly string[]> =>
  (await read(`${url}/metrics`)).split('\n').filter((line) => line.startsWith(name));

const figures = (mailsWaiting: number): ShopFigures => ({
  orders: { placed: 7, open: 2 },
  payments: new Map([['paid', 5]]),
  paymentsUnanswered: 328,
  mailsWaiting,
  places: { unpaid: 2, sold: 3 },
  leftToday: new Map([['termalija', 400]]),
});

test('health, readiness and metrics are answered while the server of visitors is full', async () => {
  const operations = await started();
  const answer = Promise.withResolvers<Response>();
  const fetchSite = (request: Request) => {
    noteRequest(request, { route: 'GET /tickets/:id', correlationId: 'a-1' });
    return answer.promise;
  };
  const slots = { slots: 1, waiting: 1, waitingUrgent: 0 };
  const readiness = async () => (await fetch(`${operations.url}/readyz`)).status;
  const whileOpening: number[] = [];
  const site = await listenThenOpen({ ...anyPort, slots, watch: operations.watch }, async (url) => {
    whileOpening.push(await readiness());
    return ok({ fetch: fetchSite, close: async () => undefined, url });
  });
  const { url, close } = site._unsafeUnwrap();
  expect([...whileOpening, await readiness()]).toEqual([503, 200]);

  const first = fetch(`${url}/tickets/ana`);
  await expect.poll(() => shown(operations, 'shop_requests_now')).toContain('shop_requests_now{state="at_work"} 1');
  const second = fetch(`${url}/tickets/eva`);
  await expect.poll(() => shown(operations, 'shop_requests_now')).toContain('shop_requests_now{state="waiting"} 1');
  expect((await fetch(url)).status).toBe(503);
  expect(await read(`${operations.url}/healthz`)).toBe('ok');
  answer.resolve(new Response('late', { status: 201 }));
  await Promise.all([first, second]);
  expect(await shown(operations, 'shop_requests_total')).toEqual([
    'shop_requests_total{route="none",status="503"} 1',
    expect.stringMatching(/^shop_requests_total{route="GET \/tickets\/:id",status="201"} [12]$/),
  ]);
  const closed = close();
  expect(await readiness()).toBe(503);
  await closed;
});

test('the operations port answers 503 to /readyz while the store does not answer, and 200 to /healthz', async () => {
  const operations = await started();
  operations.watch.onReady?.(true);
  let isAnswering = true;
  operations.watchStore(() => isAnswering);
  const readiness = async () => (await fetch(`${operations.url}/readyz`)).status;
  expect(await readiness()).toBe(200);
  isAnswering = false;
  expect(await readiness()).toBe(503);
  expect((await fetch(`${operations.url}/healthz`)).status).toBe(200);
});

test('the operations port answers a load balancer that sends no host', async () => {
  const operations = await started();
  const { port } = new URL(operations.url);
  expect(await conversation(Number(port), 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

test('metrics show the figures of the store, and the last known ones while it does not answer', async () => {
  const operations = await started();
  expect(await shown(operations, 'shop_mails_waiting ')).toEqual(['shop_mails_waiting 0']);
  operations.watchFigures(() => okAsync(figures(3)));
  expect(await shown(operations, 'shop_mails_waiting ')).toEqual(['shop_mails_waiting 3']);
  expect(await shown(operations, 'shop_orders{')).toEqual([
    'shop_orders{state="placed"} 7',
    'shop_orders{state="open"} 2',
  ]);
  expect(await shown(operations, 'shop_payments{')).toEqual(['shop_payments{state="paid"} 5']);
  expect(await shown(operations, 'shop_payments_unanswered ')).toEqual(['shop_payments_unanswered 328']);
  expect(await shown(operations, 'shop_places_left_today{')).toEqual([
    'shop_places_left_today{facility="termalija"} 400',
  ]);
  expect((await shown(operations, 'shop_persons{')).join()).toContain('shop_persons{state="sold"} 3');

  let requests = 0;
  operations.watchFigures(() => {
    requests += 1;
    return new ResultAsync(new Promise(() => undefined));
  });
  const [one] = await Promise.all([shown(operations, 'shop_mails_waiting '), shown(operations, 'shop_mails')]);
  expect(one).toEqual(['shop_mails_waiting 3']);
  expect(requests).toBe(1);
  const [age = ''] = await shown(operations, 'shop_figures_age_seconds ');
  expect(Number(age.split(' ')[1])).toBeGreaterThan(0.9);
});

test('metrics are answered with 200 while the store fails', async () => {
  const operations = await started();
  operations.watchFigures(() => new ResultAsync(Promise.reject(new Error('a bug'))));
  expect((await fetch(`${operations.url}/metrics`)).status).toBe(200);
});

test('metrics count events and the time of database work', async () => {
  const operations = await started();
  operations.onEvent('storeFailure', 1);
  operations.onEvent('storeFailure', 41);
  operations.onDatabaseTime('read', 3);
  expect(await shown(operations, 'shop_events_total{')).toEqual(['shop_events_total{event="storeFailure"} 42']);
  const buckets = await shown(operations, 'shop_database_seconds_bucket{le="0.00');
  expect(buckets).toEqual([
    'shop_database_seconds_bucket{le="0.002",kind="read"} 0',
    'shop_database_seconds_bucket{le="0.005",kind="read"} 1',
  ]);
});

test('an operations port that is taken is refused in one line that names OPERATIONS_PORT', async () => {
  const { url } = await started();
  const again = await startOperations({ ...anyPort, port: Number(new URL(url).port) });
  expect(again._unsafeUnwrapErr()).toMatch(
    /^port \d+ on 127\.0\.0\.1 is taken; .* set OPERATIONS_PORT to another number$/,
  );
});
