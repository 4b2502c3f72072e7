import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltShop } from './testing/built-shop.ts';

/** Opens a connection for raw text; collects everything it receives. */
const connection = async (origin: string) => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  // A stopped server may reset a connection in place of closing it.
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  const heard = async (): Promise<string> => {
    await closed;
    return text;
  };
  /** Waits for a text of the server, which proves that it has read what was sent before. */
  const hears = async (awaited: string): Promise<void> => {
    while (!text.includes(awaited)) await once(socket, 'data');
  };
  return { heard, hears, write: (part: string) => void socket.write(part) };
};

const isRefused = (origin: string): Promise<boolean> =>
  connection(origin).then(
    () => false,
    () => true,
  );

/** Waits until the server accepts no connections: it has received the signal. */
const deafness = async (origin: string): Promise<void> => {
  while (!(await isRefused(origin))) await new Promise((later) => setTimeout(later, 5));
};

const head = (path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;

const formHead = (path: string): string => head(path, 'application/x-www-form-urlencoded', 2);

const secret = 'sixteen characters';

test.each([
  ['the payment page', { ONLY: 'payments', PAYMENT_SECRET: secret }, formHead('/pay/nobody'), 'a=', '404'],
  ['the whole shop', {}, formHead('/payment-page/pay/nobody'), 'a=', '404'],
] as const)(
  'a server of %s answers running requests before it ends, also after repeated signals',
  async (_, env, begun, rest, status) => {
    const { origin, signal, ended } = await startBuiltShop(env);
    const [busy, idle] = [await connection(origin), await connection(origin)];
    idle.write('GET /readyz HTTP/1.1\r\nHost: shop\r\n\r\n');
    busy.write(begun);
    await busy.hears('100 Continue');
    await idle.hears('ready');
    signal('SIGTERM');
    await deafness(origin);
    expect(await idle.heard()).toMatch(/^HTTP\/1\.1 200 /);
    signal('SIGTERM');
    signal('SIGHUP');
    busy.write(rest);
    const answer = await busy.heard();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 100 Continue\r\n\r\nHTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/connection: close/i);
    expect(await ended).toEqual([0, null]);
  },
);

test('an idle connection delays no shutdown, and a second Ctrl+C ends running requests with one line and exit code 1', async () => {
  const { origin, signal, ended, log } = await startBuiltShop({ ONLY: 'api' });
  const [endless, silent] = [await connection(origin), await connection(origin)];
  endless.write(head('/Shop/GetTicketPrices', 'application/json', 2));
  await endless.hears('100 Continue');
  signal('SIGINT');
  await deafness(origin);
  expect(await silent.heard()).toBe('');
  // Repeated, since signals within a second count as one press.
  const again = setInterval(() => signal('SIGINT'), 50);
  onTestFinished(() => clearInterval(again));
  expect(await ended).toEqual([1, null]);
  expect(log()).toMatch(/^{"level":"error",[^\n]*"Ctrl\+C again: what had not ended was cut off"}\n$/);
});

test('requests on new connections right before the signal are answered', async () => {
  const { origin, signal, ended } = await startBuiltShop();
  const visitors = await Promise.all(Array.from({ length: 40 }, () => connection(origin)));
  for (const visitor of visitors) visitor.write('GET /sl/vstopnice-bazeni HTTP/1.1\r\nHost: shop\r\n\r\n');
  // After one turn of the event loop the kernel has the data; the server may not have read it yet.
  await new Promise((next) => setImmediate(next));
  signal('SIGTERM');
  const answers = await Promise.all(visitors.map(({ heard }) => heard()));
  expect(answers.map((answer) => answer.slice(0, 13))).toEqual(visitors.map(() => 'HTTP/1.1 200 '));
  expect(await ended).toEqual([0, null]);
});
