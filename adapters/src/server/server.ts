import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type AdmittedSettings, admitted } from './admitted.ts';
import { notedOf } from './server-watch.ts';
import { noteVisitorAddress } from './visitor-address.ts';

/** After so many turns of the event loop without a new connection or request nothing waits any more. */
const quietTurns = 5;
/** Visitors who never cease do not keep a server from closing. */
const mostTurns = 5_000;

type OnEnd = (response: ServerResponse, milliseconds: number) => void;

/** A listener that knows which requests it is answering, so that a server can end with all of them answered. */
const draining = (listener: RequestListener, onEnd: OnEnd) => {
  const open = new Set<ServerResponse>();
  /** Connections without a request yet, such as those that a browser opens ahead. */
  const connections = new Set<Socket>();
  let server: Server | undefined;
  /** Counts connections and requests. */
  let news = 0;

  const connected = (socket: Socket): void => {
    news += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };

  const noted: RequestListener = (request, response) => {
    const began = performance.now();
    news += 1;
    open.add(response);
    if (server !== undefined) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      onEnd(response, performance.now() - began);
      // An answer that was on its way when the end began has left its connection open.
      if (server !== undefined) setImmediate(() => server?.closeIdleConnections());
    });
    listener(request, response);
  };

  /** Stops accepting, closes idle connections and drains requests; after `patience` the rest is cut and `onCut` gets
   *  their number. Units: milliseconds. */
  const drain = async (ending: Server, patience: number, onCut: (requests: number) => void): Promise<void> => {
    server = ending;
    // What was sent before is accepted and read a connection a turn of the event loop; closed unread it is reset.
    let seen = news;
    for (let turn = 0, quiet = 0; quiet < quietTurns && turn < mostTurns; turn += 1, quiet += 1) {
      await new Promise((next) => setImmediate(next));
      if (news !== seen) quiet = 0;
      seen = news;
    }
    return new Promise((resolve) => {
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      const timer = setTimeout(() => {
        if (open.size > 0) onCut(open.size);
        ending.closeAllConnections();
      }, patience);
      ending.close(() => {
        clearTimeout(timer);
        resolve();
      });
      ending.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    });
  };

  return { listener: noted, connected, drain };
};

export type ListenSettings = AdmittedSettings & {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Units: milliseconds until an unfinished head is given up. */
  readonly headersTimeoutMs?: number;
  /** Units: milliseconds until an unfinished request is given up. */
  readonly requestTimeoutMs?: number;
  /** Units: milliseconds that running requests have to end once the server is closed. */
  readonly closeTimeoutMs?: number;
  /** The proxy's header with the client's address; without one the connection's address counts. */
  readonly addressHeader?: string;
  /** Every connection is a proxy's, whose address identifies no visitor. */
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
  /** Stops accepting, closes idle connections now and others after their answer, cuts what is left; resolves when
   *  closed. */
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

/** Units: seconds until a client may retry, unless the answer sets it. */
const retryPause = '5';

/** Every 503 has a Retry-After. */
const withRetryAfter = (response: Response): Response => {
  if (response.status !== 503 || response.headers.has('Retry-After')) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', retryPause);
  return new Response(response.body, { status: response.status, headers });
};

/** Serves an app over HTTP. Errors: the port is taken, not allowed, or cannot be listened on for another reason. */
export const listen = (app: Listening, settings: ListenSettings): ResultAsync<RunningServer, ListenError> => {
  const {
    host,
    port,
    headersTimeoutMs = 15_000,
    requestTimeoutMs = 30_000,
    closeTimeoutMs = 8_000,
    onCut = () => undefined,
    watch,
  } = settings;
  const requests = new WeakMap<ServerResponse, Request>();
  const fetch: Parameters<typeof getRequestListener>[0] = (request, { incoming, outgoing }) => {
    if (outgoing instanceof ServerResponse) requests.set(outgoing, request);
    const { onlyProxyConnects = false, addressHeader } = settings;
    noteVisitorAddress(request, onlyProxyConnects ? undefined : incoming.socket.remoteAddress, addressHeader);
    const answer = app.fetch(request);
    return answer instanceof Promise ? answer.then(withRetryAfter) : withRetryAfter(answer);
  };
  const onEnd: OnEnd = (response, milliseconds) => {
    // The client was gone before there was an answer: nginx's number for it.
    const status = response.headersSent ? response.statusCode : 499;
    watch?.onRequest?.({ ...notedOf(requests.get(response)), status, milliseconds });
  };
  const admitting = admitted(getRequestListener(fetch), settings);
  const { listener, connected, drain } = draining(admitting.listener, onEnd);
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
  server.on('connection', admitting.connected);
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
