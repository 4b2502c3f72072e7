import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A listener that knows which requests it is answering, so that a server can end with all of them answered. */
export const draining = (listener: RequestListener) => {
  const open = new Set<ServerResponse>();
  /** Connections that may not have asked anything yet, such as those that a browser opens ahead. */
  const connections = new Set<Socket>();
  let server: Server | undefined;

  const connected = (socket: Socket): void => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };

  const noted: RequestListener = (request, response) => {
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
  const drain = (ending: Server, patience: number, onCut: (requests: number) => void): Promise<void> =>
    new Promise((resolve) => {
      server = ending;
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

  return { listener: noted, connected, drain };
};
