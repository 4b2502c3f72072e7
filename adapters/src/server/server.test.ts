import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { QueueSize } from './admission.ts';
import { listen } from './server.ts';
import { noteRequest, type RequestEnd, type ServerWatch } from './server-watch.ts';
import { rawRequest } from './testing/raw-request.ts';
import { visitorAddress } from './visitor-address.ts';

const app = { fetch: () => new Response('hello') };
const anyPort = { host: '127.0.0.1', port: 0 };

/** A server that closes when its test ends. */
const opened = async (site: Parameters<typeof listen>[0], settings: Partial<Parameters<typeof listen>[1]> = {}) => {
  const server = (await listen(site, { ...anyPort, ...settings }))._unsafeUnwrap();
  onTestFinished(() => server.close());
  return server;
};

/** What a connection is sent until the server closes it. */
const conversation = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });

test('port 0 takes a free port, and closing gives it back', async () => {
  const server = (await listen(app, anyPort))._unsafeUnwrap();
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
  expect((await rawRequest(server.url, { path: '/' })).text).toBe('hello');
  await server.close();
  const again = (await listen(app, { host: '127.0.0.1', port: server.port }))._unsafeUnwrap();
  await again.close();
});

test.each([
  [{}, {}, '127.0.0.1'],
  [{ onlyProxyConnects: true }, {}, 'nobody knows'],
  [{ addressHeader: 'X-From' }, { 'X-From': '192.0.2.9' }, '192.0.2.9'],
])('with %j and headers %j a visitor comes from %s', async (settings, headers, from) => {
  const telling = { fetch: (request: Request) => new Response(visitorAddress(request) ?? 'nobody knows') };
  const server = await opened(telling, settings);
  expect(await (await fetch(server.url, { headers })).text()).toBe(from);
});

test('an address that is not ours is told', async () => {
  expect((await listen(app, { host: '192.0.2.1', port: 0 }))._unsafeUnwrapErr().kind).toBe('cannotListen');
});

test('a running request is answered before the server is closed', async () => {
  const started = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const slow = {
    fetch: () => {
      started.resolve();
      return answer.promise;
    },
  };
  const server = (await listen(slow, anyPort))._unsafeUnwrap();
  const asked = rawRequest(server.url, { path: '/' });
  await started.promise;
  const closed = server.close();
  answer.resolve(new Response('late'));
  expect((await asked).text).toBe('late');
  await closed;
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
])('a %s that never ends is given up (R-GUARD-20)', async (_, sent) => {
  const reading = { fetch: async (request: Request) => new Response(await request.text()) };
  const limits = { headersTimeoutMs: 100, requestTimeoutMs: 200 };
  const server = await opened(reading, limits);
  expect(await conversation(server.port, sent)).toContain('408');
});

test('a request that never ends does not keep the server open', async () => {
  const started = Promise.withResolvers<void>();
  const endless = {
    fetch: () => {
      started.resolve();
      return new Promise<Response>(() => undefined);
    },
  };
  const server = (await listen(endless, { ...anyPort, closeTimeoutMs: 50 }))._unsafeUnwrap();
  const asked = rawRequest(server.url, { path: '/' });
  asked.catch(() => undefined);
  await started.promise;
  await server.close();
  await expect(asked).rejects.toThrow();
});

test('thousands of requests on one connection keep nobody else waiting, and most are told to come again', async () => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isOver = false;
  const slow = {
    fetch: async ({ url }: Request) => {
      if (url.endsWith('/other')) return new Response('other');
      begun += 1;
      if (!isOver) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Response('slow');
    },
  };
  const server = await opened(slow);
  const many = 3000;
  const flood = connect(server.port, '127.0.0.1', () =>
    flood.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(many)),
  );
  let heard = '';
  flood.on('data', (part) => {
    heard += part.toString();
  });
  await expect.poll(() => begun).toBe(8);
  expect((await rawRequest(server.url, { path: '/other' })).text).toBe('other');
  isOver = true;
  for (const answer of waiting) answer();
  const count = (pattern: RegExp) => heard.match(pattern)?.length ?? 0;
  await expect.poll(() => count(/HTTP\/1\.1 /g)).toBe(many);
  expect(count(/HTTP\/1\.1 200/g)).toBeLessThan(many / 2);
  expect(count(/HTTP\/1\.1 503/g)).toBe(count(/Retry-After: 1/g));
  expect(begun).toBe(count(/HTTP\/1\.1 200/g));
  flood.destroy();
});

test('every request that is over is reported: answered, or left by its client before', async () => {
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
  const asked = fetch(`${server.url}/slow`, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => ends).toHaveLength(2);
  const milliseconds = expect.any(Number);
  expect(ends).toEqual([
    { route: 'GET /*', status: 201, milliseconds },
    { route: 'GET /*', status: 499, milliseconds },
  ]);
});

test('a full server answers health at once, urgent requests first, and others with a 503', async () => {
  const answers = new Map<string, () => void>();
  const order: string[] = [];
  const slow = {
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url);
      if (pathname === '/healthz') return new Response('ok');
      order.push(pathname);
      await new Promise<void>((resolve) => answers.set(pathname, resolve));
      return new Response('done');
    },
  };
  const limits = { atWork: 1, waiting: 2, perConnection: 8, perTurn: 1, accepting: 8, forUrgent: 0 };
  const server = await opened(slow, { limits });
  const ask = (path: string) => rawRequest(server.url, { path });
  const asked = [ask('/first')];
  await expect.poll(() => order).toEqual(['/first']);
  asked.push(ask('/page'));
  await ask('/healthz');
  asked.push(ask('/shopCheckOut/PaymentStart'));
  await ask('/healthz');
  const refused = await ask('/page-2');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
  for (const path of ['/first', '/shopCheckOut/PaymentStart', '/page']) {
    await expect.poll(() => order.at(-1)).toBe(path);
    answers.get(path)?.();
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('connections that came together are accepted before work begins', async () => {
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
  const asked = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  await Promise.all(Array.from({ length: 20 }, () => conversation(server.port, asked)));
  expect(taken[0]).toBe(20);
});

test('a client that is gone gives its place to the next', async () => {
  let begun = 0;
  const never = {
    fetch: ({ url }: Request) => {
      begun += 1;
      return url.endsWith('/ok') ? new Response('ok') : new Promise<Response>(() => undefined);
    },
  };
  const limits = { atWork: 2, waiting: 2, perConnection: 2, perTurn: 1, accepting: 8, forUrgent: 0 };
  const server = await opened(never, { limits });
  const gone = connect(server.port, '127.0.0.1', () => gone.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2)));
  gone.on('error', () => undefined);
  await expect.poll(() => begun).toBe(2);
  const next = rawRequest(server.url, { path: '/ok' });
  gone.destroy();
  expect((await next).text).toBe('ok');
});

test('a client that takes no answer is cut off, and its place goes to others', async () => {
  const large = { fetch: ({ url }: Request) => new Response(url.endsWith('/small') ? 'ok' : 'x'.repeat(50_000_000)) };
  const limits = { atWork: 1, waiting: 1, perConnection: 1, perTurn: 1, accepting: 8, forUrgent: 0 };
  const server = await opened(large, { limits, writeTimeoutMs: 200 });
  const cut = Promise.withResolvers<void>();
  const deaf = connect(server.port, '127.0.0.1', () => deaf.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  deaf.on('error', () => cut.resolve());
  deaf.on('close', () => cut.resolve());
  deaf.pause();
  const next = await rawRequest(server.url, { path: '/small' });
  expect(next.text).toBe('ok');
  deaf.resume();
  await cut.promise;
});

test.each([
  [503, {}, '5'],
  [503, { 'Retry-After': '1' }, '1'],
  [500, {}, undefined],
])('a %i with %j says when to come again: %s', async (status, headers, told) => {
  const answers = [() => new Response('x', { status, headers }), async () => new Response('x', { status, headers })];
  for (const answer of answers) {
    const server = await opened({ fetch: answer });
    const shown = await rawRequest(server.url, { path: '/' });
    expect([shown.status, shown.text, shown.headers['retry-after']]).toEqual([status, 'x', told]);
  }
});
