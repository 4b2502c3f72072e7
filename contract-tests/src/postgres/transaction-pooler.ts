import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

const simpleQuery = (text: string): Buffer => {
  const message = Buffer.from(`Q----${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
};

/** Returns the error with which PgBouncer refuses parameters that it is not configured to ignore. */
const refusal = (parameter: string): Buffer => {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`].map((field) => `${field}\0`);
  const message = Buffer.from(`E----${fields.join('')}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
};

/** Parameters that a pooler accepts at the start of a session. */
const allowed: readonly string[] = ['user', 'database', 'client_encoding', 'application_name'];

const refusedParameter = (startup: Buffer): string | undefined => {
  const texts = startup.toString('latin1', 8).split('\0');
  return texts.find((name, at) => at % 2 === 0 && name !== '' && !allowed.includes(name));
};

/** Starts a transaction pooler in front of a server: it refuses session parameters, and each transaction runs in a
 *  clean session, as if on another connection. */
export const transactionPooler = async (serverUrl: string) => {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let transactions = 0;
  const pooler = createServer((client) => {
    const server = dial(Number(target.port), target.hostname);
    open.add(client).add(server);
    let hasBegun = false;
    let isIn = false;
    let isDiscarding = false;
    let unread = Buffer.alloc(0);
    client.on('data', (chunk) => {
      const refused = hasBegun ? undefined : refusedParameter(chunk);
      hasBegun = true;
      if (refused === undefined) server.write(chunk);
      else client.end(refusal(refused));
    });
    const onMessage = (message: Buffer): void => {
      const isReady = message[0] === 0x5a;
      if (!isDiscarding) {
        if (isReady && message[5] === 0x49 && isIn) {
          isIn = false;
          isDiscarding = true;
          transactions += 1;
          server.write(simpleQuery('discard all'));
          return;
        }
        if (isReady && message[5] !== 0x49) isIn = true;
        client.write(message);
      } else if (isReady) {
        isDiscarding = false;
        client.write(message);
      }
    };
    server.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      while (unread.length >= 5 && unread.length > unread.readInt32BE(1)) {
        const length = unread.readInt32BE(1) + 1;
        onMessage(unread.subarray(0, length));
        unread = unread.subarray(length);
      }
    });
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = pooler.address();
  const url = new URL(serverUrl);
  if (address !== null && typeof address !== 'string') url.port = String(address.port);
  return {
    url: url.href,
    transactions: () => transactions,
    close: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      pooler.close();
      await once(pooler, 'close');
    },
  };
};
