import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Units: milliseconds of an ending: until accepting ends, for balancers that have to notice; for answers after it. */
export type EndTimes = { readonly leave: number; readonly answers: number };

/** What was sent before is accepted and read a connection a turn of the event loop; closed unread it would be reset.
 *  After so many turns without a new connection or request nothing waits any more. */
const quietTurns = 5;
/** Visitors who never cease keep a server accepting no longer than this. Units: milliseconds. */
const acceptMs = 500;

type OnEnd = (response: ServerResponse, milliseconds: number) => void;

/** A listener that knows which requests it is answering, so that a server can end with all of them answered. */
export const draining = (listener: RequestListener, onEnd: OnEnd) => {
  const open = new Set<ServerResponse>();
  /** Connections without a request yet, such as those that a browser opens ahead. */
  const connections = new Set<Socket>();
  let ending: Server | undefined;
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
    if (ending !== undefined) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      onEnd(response, performance.now() - began);
      // An answer that was on its way when the end began has left its connection open.
      if (ending?.listening === false) setImmediate(() => ending?.closeIdleConnections());
    });
    listener(request, response);
  };

  const allRead = async (): Promise<void> => {
    const until = performance.now() + acceptMs;
    for (let quiet = 0, seen = news; quiet < quietTurns && performance.now() < until; quiet += 1) {
      await new Promise((next) => setImmediate(next));
      if (news !== seen) quiet = 0;
      seen = news;
    }
  };

  /** Tells clients that their connections end, stops accepting, closes idle connections and drains requests; what has
   *  no answer in time is cut, and `onCut` gets the number of requests. */
  const drain = async (server: Server, times: EndTimes, onCut: (requests: number) => void): Promise<void> => {
    ending = server;
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
    await pause(times.leave);
    await allRead();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        if (open.size > 0) onCut(open.size);
        server.closeAllConnections();
      }, times.answers);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    });
  };

  return { listener: noted, connected, drain };
};
