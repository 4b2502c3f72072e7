import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

/** A proxy that can lose an answer: at the next `commit` the server receives and stores it, and the connection ends
 *  before the answer is back. Statements may be replaced by others of equal length. */
export const losingProxy = async (serverUrl: string, rewrite: (bytes: Buffer) => Buffer = (bytes) => bytes) => {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let toLose = 0;
  let lost = 0;
  let isFrozen = false;
  const proxy = createServer((client) => {
    const server = dial(Number(target.port), target.hostname);
    let isLosing = false;
    open.add(client).add(server);
    if (isFrozen) for (const socket of [client, server]) socket.pause();
    const end = (): void => {
      client.destroy();
      server.destroy();
      open.delete(client);
      open.delete(server);
    };
    client.on('data', (chunk) => {
      if (toLose > 0 && chunk.includes('commit\0')) {
        toLose -= 1;
        lost += 1;
        isLosing = true;
      }
      server.write(rewrite(chunk));
    });
    server.on('data', (chunk) => (isLosing ? end() : client.write(chunk)));
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = new URL(serverUrl);
  if (address !== null && typeof address !== 'string') url.port = String(address.port);
  return {
    url: url.href,
    /** The answers of so many commits from now on do not come back. */
    loseNext: (commits: number): void => {
      toLose = commits;
    },
    lost: () => lost,
    /** As a server whose machine stands still: connections stay open, and nothing is answered. */
    freeze: (): void => {
      isFrozen = true;
      for (const socket of open) socket.pause();
    },
    goOn: (): void => {
      isFrozen = false;
      for (const socket of open) socket.resume();
    },
    close: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
