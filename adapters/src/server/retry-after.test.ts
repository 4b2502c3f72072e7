import { expect, onTestFinished, test } from 'vitest';
import { listen } from './server.ts';
import { rawRequest } from './testing/raw-request.ts';

const served = async (answer: () => Response | Promise<Response>): Promise<string> => {
  const server = (await listen({ fetch: answer }, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  onTestFinished(() => server.close());
  return server.url;
};

const retryAfter = async (answer: () => Response | Promise<Response>) => {
  const { status, text, headers } = await rawRequest(await served(answer), { path: '/' });
  return [status, text, headers['retry-after']];
};

test('every 503 says when to come again, at once or later, in its own words if it has any', async () => {
  expect(await retryAfter(() => new Response('closed', { status: 503 }))).toEqual([503, 'closed', '5']);
  expect(await retryAfter(async () => new Response(null, { status: 503 }))).toEqual([503, '', '5']);
  const own = { 'Retry-After': '1' };
  expect(await retryAfter(() => new Response('x', { status: 503, headers: own }))).toEqual([503, 'x', '1']);
});

test.each([200, 500, 502])('a %i does not', async (status) => {
  expect(await retryAfter(() => new Response('x', { status }))).toEqual([status, 'x', undefined]);
});
