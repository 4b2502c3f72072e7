import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientNetwork, isThisMachine } from '@shop/core/limits/client-network';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Claim } from '../platform/admission/admission.ts';
import { answerInSlot } from '../platform/admission/slot.ts';
import { addressIn, noteVisitorAddress } from '../platform/http/visitor-address.ts';
import { type AdmissionSettings, admitRequests } from './admit-requests.ts';
import { connections } from './connections.ts';
import { draining } from './draining.ts';
import { withEarlyBody } from './early-body.ts';
import { namelessHost, oneHost } from './host-header.ts';
import { knownSessions } from './known-sessions.ts';
import { noteOf } from './server-watch.ts';
import type { SlowClientLimits } from './slow-clients.ts';

export type ListenSettings = Omit<AdmissionSettings, 'claimOf'> & {
  readonly slowClients?: SlowClientLimits | undefined;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Timeout of a request's head in milliseconds. */
  readonly headersTimeoutMs?: number;
  /** Timeout of a request in milliseconds. */
  readonly requestTimeoutMs?: number;
  /** Maximum time in milliseconds for open requests to finish after the server is closed. */
  readonly closeTimeoutMs?: number;
  /** Milliseconds between the announcement of the end and the end of accepting, so that balancers notice. */
  readonly leaveMs?: number | undefined;
  /** Whether an Authorization header has a valid staff token. Staff requests have priority and do not count for
   *  their network. */
  readonly isStaff?: ((authorization: string | undefined) => boolean) | undefined;
  /** The proxy's header with the client's address. Without it, the connection's address is used. */
  readonly addressHeader?: string;
  /** Called with the number of requests that were cut when the server was closed. */
  readonly onCut?: (requests: number) => void;
};

export type ListenError =
  | { readonly kind: 'portTaken'; readonly port: number }
  | { readonly kind: 'notAllowed'; readonly port: number }
  | { readonly kind: 'cannotListen'; readonly message: string };

export type RunningServer = {
  readonly port: number;
  readonly url: string;
  /** Whether no request is in a slot or in the queue. */
  readonly isIdle: () => boolean;
  /** Stops accepting, closes idle connections now and others after their answer, cuts those that exceed
   *  `closeTimeoutMs`; resolves when closed. */
  readonly close: () => Promise<void>;
};

/** A handler of requests, such as a Hono app. */
export type Listening = { readonly fetch: (request: Request) => Response | Promise<Response> };

const listenError = (error: NodeJS.ErrnoException, port: number): ListenError => {
  if (error.code === 'EADDRINUSE') return { kind: 'portTaken', port };
  if (error.code === 'EACCES') return { kind: 'notAllowed', port };
  return { kind: 'cannotListen', message: error.message };
};

const isInternet = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Default `Retry-After` of a 503, in seconds. */
const retryPause = '5';

/** Adds a `Retry-After` to a 503 without one. */
const withRetryAfter = (response: Response): Response => {
  if (response.status !== 503 || response.headers.has('Retry-After')) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', retryPause);
  return new Response(response.body, { status: response.status, headers });
};

/** Serves an app over HTTP. Errors: the port is taken or not allowed, or the address cannot be listened on for
 *  another reason. */
export const listen = (app: Listening, settings: ListenSettings): ResultAsync<RunningServer, ListenError> => {
  const {
    host,
    port,
    headersTimeoutMs = 15_000,
    requestTimeoutMs = 30_000,
    closeTimeoutMs = 8_000,
    leaveMs = 0,
    addressHeader,
    isStaff = () => false,
    onCut = () => undefined,
    watch,
  } = settings;
  const requests = new WeakMap<ServerResponse, Request>();
  const sessions = knownSessions();
  const claimOf = (incoming: IncomingMessage): Claim => {
    const { headers } = incoming;
    if (isStaff(headers.authorization)) return { network: 'staff', isUrgent: true };
    const forwarded = addressHeader === undefined ? undefined : headers[addressHeader.toLowerCase()];
    const address = addressIn(forwarded?.toString(), incoming.socket.remoteAddress);
    const isLimited = address !== undefined && !isThisMachine(address);
    return { network: isLimited ? clientNetwork(address) : undefined, isUrgent: sessions.isIn(headers.cookie) };
  };
  const fetch: Parameters<typeof getRequestListener>[0] = async (head, { incoming, outgoing }) => {
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse))
      throw new TypeError('only HTTP/1 is served');
    const request = withEarlyBody(head, incoming);
    requests.set(outgoing, request);
    noteVisitorAddress(request, incoming.socket.remoteAddress, addressHeader);
    const answer = await answerInSlot(() => app.fetch(request));
    if (request.method === 'POST') sessions.remember(answer);
    return withRetryAfter(answer);
  };
  const onEnd = (response: ServerResponse, milliseconds: number): void => {
    // The client disconnected before its answer: 499 as in nginx.
    const status = response.headersSent ? response.statusCode : 499;
    watch?.onRequest?.({ ...noteOf(requests.get(response)), status, milliseconds });
  };
  const admitting = admitRequests(oneHost(getRequestListener(fetch, { hostname: namelessHost })), {
    ...settings,
    claimOf,
  });
  const { listener, connected, drain } = draining(admitting.listener, onEnd);
  const inOrder = connections(listener, settings.slowClients);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
      // Interval of checks for unfinished requests. With Node's default a slow request would live twice as long.
      connectionsCheckingInterval: Math.max(100, Math.min(headersTimeoutMs, requestTimeoutMs) / 4),
    },
    inOrder.listener,
  );
  for (const accept of [connected, admitting.connected, inOrder.connected]) server.on('connection', accept);
  const close = () => drain(server, { leave: leaveMs, answers: closeTimeoutMs }, onCut);

  return new ResultAsync(
    new Promise<Result<RunningServer, ListenError>>((resolve) => {
      server.once('error', (error) => resolve(err(listenError(error, port))));
      server.listen(port, host, () => {
        const address = server.address();
        const actualPort = isInternet(address) ? address.port : port;
        resolve(ok({ port: actualPort, url: urlOf(host, actualPort), isIdle: admitting.isIdle, close }));
      });
    }),
  );
};
