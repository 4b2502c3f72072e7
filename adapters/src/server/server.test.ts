import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { QueueSize } from '../platform/admission/admission.ts';
import { withoutSlot } from '../platform/admission/slot.ts';
import { serverLimits } from './admit-requests.ts';
import { mostRequests } from './connections.ts';
import { listen } from './server.ts';
import { noteRequest, type RequestEnd, type ServerWatch } from './server-watch.ts';
import { conversation } from './testing/conversation.ts';
import { rawRequest } from './testing/raw-request.ts';

const app = { fetch: () => new Response('hello') };
const anyPort = { host: '127.0.0.1', port: 0 };

/** Starts a server that is closed when its test ends. */
const opened = async (site: Parameters<typeof listen>[0], settings: Partial<Parameters<typeof listen>[1]> = {}) => {
  const server = (await listen(site, { ...anyPort, ...settings }))._unsafeUnwrap();
  onTestFinished(() => server.close());
  return server;
};

test('a request with two Host headers is refused (R-GUARD-25)', async () => {
  const server = await opened(app);
  const answer = (hosts: string) => conversation(server.port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await answer('Host: shop.example\r\nHost: shop.example\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answer('Host: shop.example\r\nhost: other.example\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answer('Host: shop.example\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['GET /healthz HTTP/1.0', 200],
  ['OPTIONS /readyz HTTP/1.0', 200],
  ['GET / HTTP/1.1', 400],
  ['GET /readyz/x HTTP/1.1', 400],
  ['GET / HTTP/1.1\r\nHost: \r\nConnection: close', 400],
])('%j without a host has status %i: only health answers it', async (head, status) => {
  const { port } = await opened(app);
  expect(await conversation(port, `${head}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a server that closes answers running requests first', async () => {
  const started = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const slow = {
    fetch: () => {
      started.resolve();
      return answer.promise;
    },
  };
  const server = (await listen(slow, anyPort))._unsafeUnwrap();
  const request = rawRequest(server.url, { path: '/' });
  await started.promise;
  const closed = server.close();
  answer.resolve(new Response('late'));
  expect((await request).text).toBe('late');
  await closed;
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
])('a request whose %s never ends has status 408 in time (R-GUARD-20)', async (_, sent) => {
  const reading = { fetch: async (request: Request) => new Response(await request.text()) };
  const limits = { headersTimeoutMs: 100, requestTimeoutMs: 200 };
  const server = await opened(reading, limits);
  expect(await conversation(server.port, sent)).toContain('408');
});

test('a server that closes cuts a request that never ends', async () => {
  const started = Promise.withResolvers<void>();
  const endless = {
    fetch: () => {
      started.resolve();
      return new Promise<Response>(() => undefined);
    },
  };
  const server = (await listen(endless, { ...anyPort, closeTimeoutMs: 50 }))._unsafeUnwrap();
  const request = rawRequest(server.url, { path: '/' });
  request.catch(() => undefined);
  await started.promise;
  await server.close();
  await expect(request).rejects.toThrow();
});

test('requests of one connection are answered one after the other', async () => {
  const waiting: (() => void)[] = [];
  const slow = {
    fetch: async ({ url }: Request) => {
      if (url.endsWith('/slow')) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('done');
    },
  };
  const server = await opened(slow);
  const request = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(mostRequests - 1);
  const answers = conversation(server.port, `${request}GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  for (let at = 0; at < mostRequests; at += 1) {
    await expect.poll(() => waiting.length).toBe(at + 1);
    expect((await rawRequest(server.url, { path: '/other' })).text).toBe('done');
    waiting[at]?.();
  }
  expect((await answers).match(/HTTP\/1\.1 200 /g)).toHaveLength(mostRequests);
});

test('a connection with more requests at once than allowed is closed with one 503', async () => {
  let begun = 0;
  const server = await opened(
    {
      fetch: () => {
        begun += 1;
        return new Promise<Response>(() => undefined);
      },
    },
    { closeTimeoutMs: 50 },
  );
  const answers = await conversation(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(mostRequests + 1));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503']);
  expect(begun).toBeLessThanOrEqual(1);
});

test('every request that ends is reported with its route: answered, or left by its client', async () => {
  const ends: RequestEnd[] = [];
  const begun = Promise.withResolvers<void>();
  const site = {
    fetch: (request: Request) => {
      noteRequest(request, { route: 'GET /*' });
      if (!request.url.endsWith('/slow')) return new Response('made', { status: 201 });
      begun.resolve();
      return new Promise<Response>(() => undefined);
    },
  };
  const server = await opened(site, { watch: { onRequest: (end) => void ends.push(end) }, closeTimeoutMs: 50 });
  await rawRequest(server.url, { path: '/' });
  const leaving = new AbortController();
  const request = fetch(`${server.url}/slow`, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(request).rejects.toThrow();
  await expect.poll(() => ends).toHaveLength(2);
  const milliseconds = expect.any(Number);
  expect(ends).toEqual([
    { route: 'GET /*', status: 201, milliseconds },
    { route: 'GET /*', status: 499, milliseconds },
  ]);
});

/** Returns a site whose requests wait until a test answers them, and the paths of the started requests. */
const held = () => {
  const answers = new Map<string, () => void>();
  const begun: string[] = [];
  const fetch = async ({ url, method }: Request) => {
    const { pathname } = new URL(url);
    begun.push(pathname);
    if (pathname.startsWith('/held')) await new Promise<void>((resolve) => answers.set(pathname, resolve));
    const headers: Record<string, string> = method === 'POST' ? { 'Set-Cookie': 'checkout=known; Path=/' } : {};
    return new Response('done', { headers });
  };
  return { begun, site: { fetch }, answer: (path: string) => answers.get(path)?.() };
};

test('a full server answers health, and other requests with 503', async () => {
  const { begun, site, answer } = held();
  const server = await opened(site, { slots: { slots: 1, waiting: 1, waitingUrgent: 0 } });
  const ask = (path: string) => rawRequest(server.url, { path });
  const pending = [ask('/held')];
  await expect.poll(() => begun).toEqual(['/held']);
  expect((await ask('/healthz')).status).toBe(200);
  pending.push(ask('/page'));
  await ask('/healthz');
  const refused = await ask('/page-2');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
  answer('/held');
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a waiting request of a session that the server set begins before others, one with an unknown cookie does not', async () => {
  const { begun, site, answer } = held();
  const server = await opened(site, { slots: { slots: 1, waiting: 8, waitingUrgent: 2 } });
  const ask = (path: string, cookie = '') => rawRequest(server.url, { path, headers: { Cookie: cookie } });
  await rawRequest(server.url, { method: 'POST', path: '/save' });
  const pending = [ask('/held')];
  await expect.poll(() => begun.at(-1)).toBe('/held');
  for (const [path, cookie] of [['/a'], ['/forged', 'checkout=x'], ['/known', 'a=b; checkout=known']] as const) {
    pending.push(ask(path, cookie));
    await rawRequest(server.url, { path: '/healthz' });
  }
  answer('/held');
  await Promise.all(pending);
  expect(begun.filter((path) => path !== '/healthz')).toEqual(['/save', '/held', '/known', '/a', '/forged']);
});

test('a client network has a quarter of the slots, and a right operator token is not counted among them', async () => {
  const { begun, site, answer } = held();
  const server = await opened(site, {
    slots: { slots: 4, waiting: 8, waitingUrgent: 0 },
    addressHeader: 'X-From',
    isStaff: (authorization) => authorization === 'Bearer right',
  });
  const ask = (path: string, from: string, token = 'wrong') =>
    rawRequest(server.url, { path, headers: { 'X-From': from, Authorization: `Bearer ${token}` } });
  const pending = [ask('/held-1', '192.0.2.1'), ask('/held-2', '192.0.2.1')];
  await expect.poll(() => begun).toHaveLength(1);
  await ask('/other', '192.0.2.2');
  await ask('/door', '192.0.2.1', 'right');
  expect(begun).toEqual([expect.stringMatching(/held/), '/other', '/door']);
  answer('/held-1');
  answer('/held-2');
  await expect.poll(() => begun).toHaveLength(4);
  answer('/held-1');
  answer('/held-2');
  await Promise.all(pending);
});

test('a request whose body does not arrive holds no slot, and has status 408 in time', async () => {
  const { site } = held();
  const limits = { ...serverLimits, bodyMs: 300 };
  const server = await opened(site, { limits, slots: { slots: 1, waiting: 1, waitingUrgent: 0 } });
  const withheld = conversation(server.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  expect((await rawRequest(server.url, { path: '/other' })).text).toBe('done');
  expect(await withheld).toMatch(/^HTTP\/1\.1 408 (.|\r|\n)*connection: close/i);
});

test('a client network is refused when too many of its bodies do not arrive, and others are not', async () => {
  const { site } = held();
  const limits = { ...serverLimits, bodiesOfNetwork: 1 };
  const server = await opened(site, { limits, addressHeader: 'X-From' });
  const post = (from: string, body: string) =>
    `POST / HTTP/1.1\r\nHost: x\r\nX-From: ${from}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n${body}`;
  const withheld = connect(server.port, '127.0.0.1', () => withheld.write(post('192.0.2.1', '{')));
  await rawRequest(server.url, { path: '/healthz' });
  await expect.poll(() => conversation(server.port, post('192.0.2.1', '{'))).toMatch(/^HTTP\/1\.1 503 /);
  expect(await conversation(server.port, post('192.0.2.2', '{}'))).toMatch(/^HTTP\/1\.1 200 /);
  withheld.destroy();
});

test('a request that waits for another service frees its slot', async () => {
  const waits: (() => void)[] = [];
  const site = {
    fetch: async ({ url }: Request) => {
      if (url.endsWith('/pay')) await withoutSlot(() => new Promise<void>((resolve) => waits.push(resolve)));
      return new Response('done');
    },
  };
  const server = await opened(site, { slots: { slots: 1, waiting: 1, waitingUrgent: 0 } });
  const paying = [rawRequest(server.url, { path: '/pay' })];
  await expect.poll(() => waits).toHaveLength(1);
  paying.push(rawRequest(server.url, { path: '/pay' }));
  await expect.poll(() => waits).toHaveLength(2);
  expect((await rawRequest(server.url, { path: '/other' })).text).toBe('done');
  for (const end of waits) end();
  expect((await Promise.all(paying)).map(({ text }) => text)).toEqual(['done', 'done']);
});

test('connections that arrive together are accepted before work begins', async () => {
  let size = (): QueueSize => ({ atWork: 0, waiting: 0 });
  const taken: number[] = [];
  const fetch = (): Response => {
    taken.push(size().atWork + size().waiting);
    return new Response('ok');
  };
  const onQueue: ServerWatch['onQueue'] = (read) => {
    size = read;
  };
  const server = await opened({ fetch }, { watch: { onQueue } });
  const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  await Promise.all(Array.from({ length: 20 }, () => conversation(server.port, request)));
  expect(taken[0]).toBe(20);
});

test('a client that leaves frees its place in the queue, but not the slot of work that goes on', async () => {
  const { begun, site, answer } = held();
  let size = (): QueueSize => ({ atWork: 0, waiting: 0 });
  const onQueue: ServerWatch['onQueue'] = (read) => {
    size = read;
  };
  const server = await opened(site, { slots: { slots: 1, waiting: 1, waitingUrgent: 0 }, watch: { onQueue } });
  const leaver = (path: string) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    return socket;
  };
  const atWork = leaver('/held');
  await expect.poll(() => begun).toEqual(['/held']);
  const queued = leaver('/queued');
  await expect.poll(size).toEqual({ atWork: 1, waiting: 1 });
  queued.destroy();
  await expect.poll(size).toEqual({ atWork: 1, waiting: 0 });
  atWork.destroy();
  const next = rawRequest(server.url, { path: '/next' });
  await expect.poll(size).toEqual({ atWork: 1, waiting: 1 });
  answer('/held');
  expect((await next).text).toBe('done');
});

test('a request without a usable address frees its slot', async () => {
  const server = await opened(held().site, { slots: { slots: 1, waiting: 1, waitingUrgent: 0 } });
  expect(await conversation(server.port, 'GET /\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
    ' 400 ',
  );
  expect((await rawRequest(server.url, { path: '/other' })).text).toBe('done');
});

/** Opens a connection that sends a request and reads no answer, and reports whether it is cut. */
const deafTo = (port: number, path: string) => {
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
  let isCut = false;
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isCut = true;
    });
  socket.pause();
  return {
    isCut: () => {
      // A paused connection notices its end only when it writes.
      if (!socket.destroyed) socket.write('\r\n');
      return isCut;
    },
  };
};

const large = { fetch: ({ url }: Request) => new Response(url.endsWith('/small') ? 'ok' : 'x'.repeat(50_000_000)) };

test('a client that does not read its answer holds no slot, and is cut', async () => {
  const slowClients = { windowMs: 300, leastBytes: 30_000, mostUnsent: 1e9 };
  const server = await opened(large, { slots: { slots: 1, waiting: 4, waitingUrgent: 0 }, slowClients });
  const deaf = deafTo(server.port, '/');
  expect((await rawRequest(server.url, { path: '/small' })).text).toBe('ok');
  await expect.poll(deaf.isCut).toBe(true);
});

test('the connection with the most unsent bytes is cut when too many bytes wait in all', async () => {
  const slowClients = { windowMs: 3_000, leastBytes: 0, mostUnsent: 60_000_000 };
  const server = await opened(large, { slowClients });
  const deaf = [deafTo(server.port, '/a'), deafTo(server.port, '/b')];
  await expect.poll(() => deaf.filter(({ isCut }) => isCut()).length).toBe(1);
  expect((await rawRequest(server.url, { path: '/small' })).text).toBe('ok');
});

test.each([
  [503, {}, '5'],
  [503, { 'Retry-After': '1' }, '1'],
  [500, {}, undefined],
])('an answer of status %i with the headers %j has Retry-After %s', async (status, headers, retryAfter) => {
  const answers = [() => new Response('x', { status, headers }), async () => new Response('x', { status, headers })];
  for (const answer of answers) {
    const server = await opened({ fetch: answer });
    const shown = await rawRequest(server.url, { path: '/' });
    expect([shown.status, shown.text, shown.headers['retry-after']]).toEqual([status, 'x', retryAfter]);
  }
});
