import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Phases of a shutdown in milliseconds: `leave` until the server stops accepting, so that balancers notice;
 *  `answers` for running requests after that. */
export type EndTimes = { readonly leave: number; readonly answers: number };

/** Turns of the event loop without a new connection or request after which the backlog counts as empty. One
 *  connection is accepted in each turn; a connection closed before it is read would be reset. */
const quietTurns = 5;
/** Maximum time in milliseconds to accept the backlog while new connections keep arriving. */
const acceptMs = 500;

type OnEnd = (response: ServerResponse, milliseconds: number) => void;

/** Returns a listener that tracks open requests, so that a server can stop after all of them are answered. */
export const draining = (listener: RequestListener, onEnd: OnEnd) => {
  const open = new Set<ServerResponse>();
  /** Open connections; those without a request yet, which browsers open in advance, are closed at the end. */
  const connections = new Set<Socket>();
  let ending: Server | undefined;
  /** Number of connections and requests since the start. */
  let news = 0;

  const connected = (socket: Socket): void => {
    news += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };

  const tracked: RequestListener = (request, response) => {
    const began = performance.now();
    news += 1;
    open.add(response);
    if (ending !== undefined) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      onEnd(response, performance.now() - began);
      // An answer that started before the shutdown has kept its connection open.
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

  /** Announces the end of connections to clients, stops accepting, closes idle connections and waits for open
   *  requests. Requests without an answer in time are cut, and `onCut` receives their number. */
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

  return { listener: tracked, connected, drain };
};
