import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** After so many turns of the event loop without a new connection or request nothing waits any more. */
const quietTurns = 5;
/** Visitors who never cease do not keep a server from closing. */
const mostTurns = 5_000;

/** A listener that knows which requests it is answering, so that a server can end with all of them answered. */
export const draining = (listener: RequestListener) => {
  const open = new Set<ServerResponse>();
  /** Connections that may not have asked anything yet, such as those that a browser opens ahead. */
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
    news += 1;
    open.add(response);
    if (server !== undefined) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      // An answer that was on its way when the end began has left its connection open.
      if (server !== undefined) setImmediate(() => server?.closeIdleConnections());
    });
    listener(request, response);
  };

  /** Takes no new connection, closes those that ask nothing, and lets every request end that has begun; what is left after
   *  `patience` is cut, and `onCut` is told how many those were. Units: milliseconds. */
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
