import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './server.ts';
import { rawRequest } from './testing/raw-request.ts';
import { visitorAddress } from './visitor-address.ts';

const app = { fetch: () => new Response('hello') };
const anyPort = { host: '127.0.0.1', port: 0 };

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
])('with %j and headers %j a visitor comes from %s (D-CLIENT)', async (settings, headers, from) => {
  const telling = { fetch: (request: Request) => new Response(visitorAddress(request) ?? 'nobody knows') };
  const server = (await listen(telling, { ...anyPort, ...settings }))._unsafeUnwrap();
  expect(await (await fetch(server.url, { headers })).text()).toBe(from);
  await server.close();
});

test('a taken port is told', async () => {
  const server = (await listen(app, anyPort))._unsafeUnwrap();
  const second = await listen(app, { host: '127.0.0.1', port: server.port });
  expect(second._unsafeUnwrapErr()).toEqual({ kind: 'portTaken', port: server.port });
  await server.close();
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

test('a head that never ends is given up', async () => {
  const server = (await listen(app, { ...anyPort, headersTimeoutMs: 200 }))._unsafeUnwrap();
  expect(await conversation(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408');
  await server.close();
});

test('a body that never ends is given up', async () => {
  const reading = { fetch: async (request: Request) => new Response(await request.text()) };
  const limits = { headersTimeoutMs: 100, requestTimeoutMs: 200 };
  const server = (await listen(reading, { ...anyPort, ...limits }))._unsafeUnwrap();
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{';
  expect(await conversation(server.port, head)).toContain('408');
  await server.close();
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
