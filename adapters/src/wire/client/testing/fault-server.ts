import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const json = { 'Content-Type': 'application/json' };
const reply =
  (status: number, headers: Readonly<Record<string, string>>, body = ''): Fault =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Faulty reactions of a provider to a request. */
export const faults = {
  silent: () => undefined,
  reset: (response) => response.socket?.destroy(),
  resetInBody: (response) => {
    response.writeHead(200, { ...json, 'Content-Length': '1000' }).write('{"item":');
    setTimeout(() => response.socket?.destroy(), 10);
  },
  dripping: (response) => {
    response.writeHead(200, json).write('{');
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  cutOffJson: reply(200, json, '{"item":{"cartId":"a"'),
  htmlWith200: reply(200, { 'Content-Type': 'text/html' }, '<h1>Maintenance</h1>'),
  jsonAsText: reply(200, { 'Content-Type': 'text/plain' }, '{}'),
  untyped: reply(200, {}, '{}'),
  wrongShape: reply(200, json, '{"item":{"cartId":7}}'),
  absurdValues: reply(200, json, '{"item":{"cartId":"a","itemsCount":1e400,"totalPrice":-1}}'),
  aList: reply(200, json, '[]'),
  aNull: reply(200, json, 'null'),
  nothing: reply(204, {}),
  emptyJson: reply(200, json),
  redirect: reply(302, { Location: 'http://127.0.0.1:1/elsewhere' }),
  tooDeep: reply(200, json, `{"a":${'['.repeat(200)}${']'.repeat(200)}}`),
  tooMany: reply(200, json, `{"a":[${'1,'.repeat(10_000)}1]}`),
  oversized: (response) => {
    response.writeHead(200, json);
    const megabyte = 'x'.repeat(1_000_000);
    const pour = () => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.on('drain', pour);
    pour();
  },
  bomb: (response) =>
    void response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000, 0x20))),
  broken: reply(500, json, '{"errorCodes":["Error"]}'),
  unavailableHtml: reply(503, { 'Content-Type': 'text/html' }, '<h1>503</h1>'),
} as const satisfies Record<string, Fault>;

export type FaultServer = {
  readonly url: string;
  /** Headers of all requests. */
  readonly requests: readonly IncomingMessage['headers'][];
  readonly close: () => Promise<void>;
};

/** Starts a server that answers its first requests with these faults in turn, and the rest with the last one. It is
 *  closed when the test ends. */
export const faultServer = (...turns: readonly Fault[]): Promise<FaultServer> =>
  new Promise((resolve) => {
    const requests: IncomingMessage['headers'][] = [];
    const server = createServer((request, response) => {
      const turn = turns[Math.min(requests.length, turns.length - 1)];
      requests.push(request.headers);
      turn?.(response, request);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      onTestFinished(close);
      resolve({ url: `http://127.0.0.1:${port}`, requests, close });
    });
  });
