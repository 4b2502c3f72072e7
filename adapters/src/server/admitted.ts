import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type AdmissionLimits, admission, admissionLimits } from './admission.ts';
import type { ServerWatch } from './server-watch.ts';

export type AdmittedSettings = {
  /** Those of `admissionLimits` unless given. */
  readonly limits?: AdmissionLimits;
  /** Units: milliseconds in which a client has to take some of the bytes that wait for it. */
  readonly writeTimeoutMs?: number;
  readonly watch?: ServerWatch | undefined;
};

/** Answered at once whatever waits, so that a busy server is not taken for a dead one. */
const isHealth = ({ url = '' }: IncomingMessage): boolean => url === '/healthz' || url === '/readyz';

/** Payments, and visitors who have entered their data: they have places that would lapse. */
const isUrgent = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(shopcheckout|payments)\//i.test(url) || /(?:^|;\s?)(?:__Host-)?checkout=/.test(headers.cookie ?? '');

const refuse = (response: ServerResponse): void => {
  const text = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(503, { ...text, 'Cache-Control': 'no-store', 'Retry-After': '1' });
  response.end('The shop is busy.');
};

/** Bytes that its client took, since when it took no more (milliseconds), and how its requests leave the queue. */
type Connection = { sent: number; since: number; readonly leaves: Set<() => void> };

/** A listener behind a bounded queue: overflow is 503 at once, and a connection that takes no bytes is cut. `connected`
 *  is told of each new connection. */
export const admitted = (
  listener: RequestListener,
  { limits = admissionLimits, writeTimeoutMs = 30_000, watch }: AdmittedSettings,
): { readonly listener: RequestListener; readonly connected: () => void } => {
  const queue = admission<() => void>(limits);
  watch?.onQueue?.(queue.size);
  const connections = new Map<Socket, Connection>();
  let isPlanned = false;
  let hasNewConnection = false;
  let acceptingTurns = 0;

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { sent: 0, since: performance.now(), leaves: new Set() };
    connections.set(socket, connection);
    // A queued answer of a connection does not notice that it is gone.
    socket.once('close', () => {
      connections.delete(socket);
      for (const leave of connection.leaves) leave();
    });
    return connection;
  };

  /** At the end of a turn of the event loop, which accepts one connection: work in each would let them wait. */
  const beginTurn = (): void => {
    isPlanned = false;
    const isAccepting = hasNewConnection && acceptingTurns < limits.accepting;
    hasNewConnection = false;
    acceptingTurns = isAccepting ? acceptingTurns + 1 : 0;
    for (let begun = 0; !isAccepting && begun < limits.perTurn; begun += 1) {
      const start = queue.next();
      if (start === undefined) return;
      start();
    }
    plan();
  };
  const plan = (): void => {
    if (!isPlanned) setImmediate(beginTurn);
    isPlanned = true;
  };

  const cutSlow = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (sent !== connection.sent || socket.writableLength === 0) Object.assign(connection, { sent, since: now });
      else if (now - connection.since >= writeTimeoutMs) socket.destroy();
    }
  }, writeTimeoutMs / 6);
  cutSlow.unref();

  const admit: RequestListener = (request, response) => {
    const { socket } = request;
    if (isHealth(request)) return listener(request, response);
    const start = (): void => listener(request, response);
    if (!queue.offer(start, socket, isUrgent(request))) return refuse(response);
    const connection = connectionOf(socket);
    const leave = (): void => {
      connection.leaves.delete(leave);
      queue.leave(start);
      plan();
    };
    connection.leaves.add(leave);
    response.once('close', leave);
    plan();
  };
  const connected = (): void => {
    hasNewConnection = true;
  };
  return { listener: admit, connected };
};
