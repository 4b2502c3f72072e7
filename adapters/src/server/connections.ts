import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutSlowClients, type SlowClientLimits } from './slow-clients.ts';

/** Maximum number of requests without an answer on one connection; a connection with more is closed. */
export const mostRequests = 8;

/** Requests of a connection that have no answer yet; the first one is being answered. */
type Connection = {
  readonly open: { readonly response: ServerResponse; readonly answer: () => void }[];
  isOver: boolean;
};

const refusal = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: text/plain; charset=utf-8',
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
  'Retry-After: 1',
  'Content-Length: 17',
  'Connection: close',
  '',
  'The shop is busy.',
].join('\r\n');

/** Returns a listener that answers the requests of a connection one after the other. Call `connected` for each new
 *  connection. */
export const connections = (listener: RequestListener, slowClients?: SlowClientLimits) => {
  const all = new Map<Socket, Connection>();
  cutSlowClients(all, slowClients);

  /** Closes without reading the rest: discarding requests takes as long as answering them. */
  const close = (socket: Socket, { open }: Connection): void => {
    if (open[0]?.response.headersSent !== true) socket.write(refusal);
    socket.destroy();
  };

  const inOrder: RequestListener = (request, response) => {
    const { socket } = request;
    const connection = all.get(socket);
    // Requests that were parsed before the connection was closed; without this each would raise an error.
    if (connection === undefined || connection.isOver) {
      request.destroy();
      return;
    }
    const { open } = connection;
    connection.isOver = open.length === mostRequests;
    if (connection.isOver) {
      close(socket, connection);
      return;
    }
    open.push({ response, answer: () => void listener(request, response) });
    response.once('close', () => {
      open.shift();
      if (!socket.destroyed) open[0]?.answer();
    });
    if (open.length === 1) open[0]?.answer();
  };

  const connected = (socket: Socket): void => {
    all.set(socket, { open: [], isOver: false });
    socket.once('close', () => all.delete(socket));
  };

  return { listener: inOrder, connected };
};
