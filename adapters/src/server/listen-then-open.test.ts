import { err, ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { listenThenOpen } from './listen-then-open.ts';
import { rawRequest } from './testing/raw-request.ts';

const anyPort = { host: '127.0.0.1', port: 0 };
const portOf = (url: string): number => Number(new URL(url).port);
const site = { fetch: () => new Response('open'), close: async () => undefined };

test('a server answers 503 while the shop opens, and then with the answers of the shop', async () => {
  const answers: Response[] = [];
  const opened = await listenThenOpen(anyPort, async (url) => {
    for (const path of ['/', '/readyz']) answers.push(await fetch(url + path));
    return ok({ ...site, url });
  });
  const { url, close } = opened._unsafeUnwrap();
  onTestFinished(close);
  expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
    [503, '1'],
    [503, '1'],
  ]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toBe('open');
});

test('a server is not ready while its store does not answer, and still answers visitors', async () => {
  let isAnswering = true;
  const opened = await listenThenOpen(anyPort, async (url) => ok({ ...site, url, isAnswering: () => isAnswering }));
  const { url, close } = opened._unsafeUnwrap();
  onTestFinished(close);
  const statuses = async () => [(await fetch(`${url}/readyz`)).status, (await fetch(url)).status];
  expect(await statuses()).toEqual([200, 200]);
  isAnswering = false;
  expect(await statuses()).toEqual([503, 200]);
});

test('a server is idle while no request is at work or waits, until it begins to close', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const requests: string[] = [];
  const fetchLate = ({ url }: Request): Promise<Response> => {
    requests.push(url);
    return answer;
  };
  const opened = await listenThenOpen(anyPort, async (url, isIdle) => ok({ ...site, fetch: fetchLate, url, isIdle }));
  const { url, isIdle, close } = opened._unsafeUnwrap();
  expect(isIdle()).toBe(true);
  const request = fetch(url);
  await expect.poll(() => requests).toHaveLength(1);
  expect(isIdle()).toBe(false);
  resolve(new Response('late'));
  await request;
  expect(isIdle()).toBe(true);
  await close();
  expect(isIdle()).toBe(false);
});

test('a server whose port is taken opens no shop and says so', async () => {
  const first = (await listenThenOpen(anyPort, async (url) => ok({ ...site, url })))._unsafeUnwrap();
  onTestFinished(first.close);
  const port = portOf(first.url);
  let opened = 0;
  const second = await listenThenOpen({ ...anyPort, port }, async () => {
    opened += 1;
    return ok(site);
  });
  expect(second._unsafeUnwrapErr()).toContain(`port ${port} on 127.0.0.1 is taken`);
  expect(opened).toBe(0);
});

test('a server frees its port when the shop cannot be opened', async () => {
  const ports: number[] = [];
  const failed = await listenThenOpen(anyPort, async (url) => {
    ports.push(portOf(url));
    return err('the data are gone');
  });
  expect(failed._unsafeUnwrapErr()).toBe('the data are gone');
  const again = await listenThenOpen({ ...anyPort, port: ports[0] ?? 0 }, async () => ok(site));
  onTestFinished(again._unsafeUnwrap().close);
});

test('a server that closes is not ready at once, and answers for the time that balancers need', async () => {
  const opened = await listenThenOpen({ ...anyPort, leaveMs: 1000 }, async (url) => ok({ ...site, url }));
  const { url, close } = opened._unsafeUnwrap();
  const closed = close();
  const [ready, page] = [await rawRequest(url, { path: '/readyz' }), await rawRequest(url, { path: '/' })];
  expect([ready.status, page.status, page.text, page.headers.connection]).toEqual([503, 200, 'open', 'close']);
  await closed;
  await expect(rawRequest(url, { path: '/' })).rejects.toThrow();
});
