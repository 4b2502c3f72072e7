import { once } from 'node:events';
import { createServer } from 'node:http';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { expect, it, onTestFinished } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { httpPaymentProvider } from './http-payment-provider.ts';

it.each([302, 307])('a signed call is not sent again to the target of a redirect with status %i', async (status) => {
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    if (url === '/elsewhere') response.end(JSON.stringify({ state: 'refunded' }));
    else response.writeHead(status, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { clock } = movingClock();
  const baseUrl = `http://127.0.0.1:${port}`;
  const provider = httpPaymentProvider({ baseUrl, fetch, secret: 's', clock, firstPause: 1 });
  expect((await provider.endAttempt(aPaymentAttempt()))._unsafeUnwrapErr().kind).toBe('unreachable');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths).not.toContain('/elsewhere');
});
