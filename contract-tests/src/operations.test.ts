import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startBuiltShop } from './testing/built-shop.ts';

const statusOf = async (address: string): Promise<number | string> =>
  fetch(address).then(
    ({ status }) => status,
    () => 'gone',
  );

test('a server has its own port for health, readiness and metrics, and logs lines of JSON (R-DRIVE-7)', async () => {
  const shop = await startBuiltShop({ OPERATIONS_PORT: '0', LOG_LEVEL: 'debug' });
  const { origin, operations } = shop;
  expect(operations).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const id = 'asked-by-the-test';
  await fetch(`${origin}/Shop/GetProductCategories/sl`, { headers: { 'X-Correlation-Id': id } });
  await fetch(`${origin}/sl/ana-novak`);
  const scrape = await fetch(`${operations}/metrics`);
  const [metrics, type] = [await scrape.text(), scrape.headers.get('content-type')];
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'shop_requests_total{route="GET /Shop/GetProductCategories/:language",status="200"} 1',
    'shop_requests_total{route="GET /*",status="404"} 1',
    'shop_places_left_today{facility="termalija"}',
    'shop_payments{state="paid"} 0',
    'shop_mails_waiting 0',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(metrics).toContain(line);
  const lines = shop.log().trim().split('\n');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(requests).toContainEqual(expect.objectContaining({ correlationId: id, status: 200 }));
  expect(metrics + shop.log()).not.toContain('novak');

  // An open request keeps the process running, but it is not ready after the signal.
  const { hostname, port } = new URL(origin);
  const begun = connect(Number(port), hostname);
  begun.write(
    'POST /Shop/GetTicketPrices HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n',
  );
  begun.write('Expect: 100-continue\r\n\r\n');
  await once(begun, 'data');
  const health = async () => [await statusOf(`${operations}/healthz`), await statusOf(`${operations}/readyz`)];
  expect(await health()).toEqual([200, 200]);
  shop.signal('SIGTERM');
  await expect.poll(health).toEqual([200, 503]);
  begun.end('{}');
  expect(await shop.ended).toEqual([0, null]);
  expect(await statusOf(`${operations}/healthz`)).toBe('gone');
});

test('a port of operations that is in use ends the start before anything is opened', async () => {
  const { operations } = await startBuiltShop({ OPERATIONS_PORT: '0' });
  const again = startBuiltShop({ OPERATIONS_PORT: new URL(operations).port });
  await expect(again).rejects.toThrow('ended with 1 before it was ready');
});
