import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type AdmittedSettings, admitted } from './admitted.ts';
import { draining } from './draining.ts';
import { withRetryAfter } from './retry-after.ts';
import { noteVisitorAddress } from './visitor-address.ts';

export type ListenSettings = AdmittedSettings & {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Units: milliseconds until an unfinished head is given up (R-GUARD-20). */
  readonly headersTimeoutMs?: number;
  /** Units: milliseconds until an unfinished request is given up. */
  readonly requestTimeoutMs?: number;
  /** Units: milliseconds that running requests have to end once the server is closed. */
  readonly closeTimeoutMs?: number;
  /** The header in which a proxy in front tells where a request came from; without one the connection tells. */
  readonly addressHeader?: string;
  /** Whoever connects is a proxy, whose own address says nothing of visitors. */
  readonly onlyProxyConnects?: boolean;
  /** Told how many requests had to be cut off when the server was closed. */
  readonly onCut?: (requests: number) => void;
};

export type ListenError =
  | { readonly kind: 'portTaken'; readonly port: number }
  | { readonly kind: 'notAllowed'; readonly port: number }
  | { readonly kind: 'cannotListen'; readonly message: string };

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  /** Takes no new connections, closes idle ones and every other one after its answer, cuts what is left; resolves when all is
   *  closed (D-DRAIN). */
  readonly close: () => Promise<void>;
};

/** Anything that answers requests: a Hono app, or its `fetch`. */
export type Listening = { readonly fetch: (request: Request) => Response | Promise<Response> };

const listenError = (error: NodeJS.ErrnoException, port: number): ListenError => {
  if (error.code === 'EADDRINUSE') return { kind: 'portTaken', port };
  if (error.code === 'EACCES') return { kind: 'notAllowed', port };
  return { kind: 'cannotListen', message: error.message };
};

const isInternet = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Serves an app over HTTP. Errors: the port is taken, not allowed, or cannot be listened on for another reason. */
export const listen = (app: Listening, settings: ListenSettings): ResultAsync<RunningServer, ListenError> => {
  const {
    host,
    port,
    headersTimeoutMs = 15_000,
    requestTimeoutMs = 30_000,
    closeTimeoutMs = 8_000,
    onCut = () => undefined,
  } = settings;
  const fetch: Parameters<typeof getRequestListener>[0] = (request, { incoming }) => {
    const { onlyProxyConnects = false, addressHeader } = settings;
    noteVisitorAddress(request, onlyProxyConnects ? undefined : incoming.socket.remoteAddress, addressHeader);
    const answer = app.fetch(request);
    return answer instanceof Promise ? answer.then(withRetryAfter) : withRetryAfter(answer);
  };
  const { listener, connected, drain } = draining(admitted(getRequestListener(fetch), settings));
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      // How often unfinished requests are looked for; the default would let a slow one live twice as long.
      connectionsCheckingInterval: Math.max(100, Math.min(headersTimeoutMs, requestTimeoutMs) / 4),
    },
    listener,
  );
  server.on('connection', connected);
  const close = () => drain(server, closeTimeoutMs, onCut);

  return new ResultAsync(
    new Promise<Result<RunningServer, ListenError>>((resolve) => {
      server.once('error', (error) => resolve(err(listenError(error, port))));
      server.listen(port, host, () => {
        const address = server.address();
        const taken = isInternet(address) ? address.port : port;
        resolve(ok({ port: taken, url: urlOf(host, taken), close }));
      });
    }),
  );
};
