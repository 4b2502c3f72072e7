import type { Socket } from 'node:net';

/** A client is cut when it reads fewer than `leastBytes` bytes in `windowMs` milliseconds while more are ready for
 *  it. `mostUnsent` limits the unsent bytes of all clients together. */
export type SlowClientLimits = { readonly windowMs: number; readonly leastBytes: number; readonly mostUnsent: number };

const slowClientLimits: SlowClientLimits = {
  windowMs: 30_000,
  leastBytes: 30 * 1024,
  mostUnsent: 128 * 1024 * 1024,
};

/** Number of bytes that a client had read at a time. Units of `at`: milliseconds. */
type Mark = { readonly readBytes: number; readonly at: number };

/** Cuts connections whose clients read answers too slowly. When the unsent bytes exceed their limit, cuts those with
 *  the most. */
export const cutSlowClients = (
  connections: ReadonlyMap<Socket, unknown>,
  { windowMs, leastBytes, mostUnsent }: SlowClientLimits = slowClientLimits,
): void => {
  const marks = new WeakMap<Socket, Mark>();

  const isTooSlow = (socket: Socket, at: number): boolean => {
    const readBytes = socket.bytesWritten - socket.writableLength;
    const mark = marks.get(socket);
    if (socket.writableLength === 0 || mark === undefined || readBytes - mark.readBytes >= leastBytes) {
      marks.set(socket, { readBytes, at });
      return false;
    }
    return at - mark.at >= windowMs;
  };

  const timer = setInterval(() => {
    const now = performance.now();
    let unsent = 0;
    for (const socket of connections.keys()) {
      unsent += socket.writableLength;
      if (isTooSlow(socket, now)) socket.destroy();
    }
    if (unsent <= mostUnsent) return;
    for (const socket of [...connections.keys()].sort((a, b) => b.writableLength - a.writableLength)) {
      if (unsent <= mostUnsent) return;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  }, windowMs / 30);
  timer.unref();
};
