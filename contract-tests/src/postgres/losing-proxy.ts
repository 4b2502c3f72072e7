import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

/** Starts a proxy that can lose answers: the server receives and executes the next `commit`, and the connection ends
 *  before its answer arrives. `rewrite` may replace statements by others of equal length. */
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
    /** Loses the answers to the next `commits` commits. */
    loseNext: (commits: number): void => {
      toLose = commits;
    },
    lost: () => lost,
    /** Simulates a server whose machine has stopped: connections stay open without answers. */
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
