import { setTimeout as pause } from 'node:timers/promises';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { startHosts } from '../src/postgres/host-processes.ts';
import { startPostgres } from '../src/postgres/postgres-server.ts';
import { expectStatus, httpClient, median, perSecond, print, repeat } from './load.ts';
import { addToCart, buyer, fromManyPlaces, type Goods } from './purchase.ts';
import { widen, withRoomyShop } from './roomy-shop.ts';

/** Time for deferred work, such as logging calls for support, after a measurement. Units: milliseconds. */
const aftermath = 700;

/** Completions per second, and their ratio to the mean of the baseline before and after. Deferred work in the pause
 *  after each measurement counts for neither. */
type Measured = { readonly perSecond: number; readonly share: number };

type Yardstick = {
  /** Measures the completions per second of a repeated, concurrent action, on all days of the shop or on a single
   *  one. */
  readonly measure: (on: 'spread' | 'hot', seconds: number, act: (turn: number) => Promise<void>) => Promise<Measured>;
  /** The completions per second of the baseline in each of its measurements. */
  readonly figures: Readonly<Record<'spread' | 'hot', readonly number[]>>;
  stop(): Promise<void>;
};

/** Starts the baseline: a minimal server that is measured right before and after each measurement, as the speed of a
 *  shared machine changes within minutes. In between it is idle. */
const startYardstick = async (
  server: string,
  { connections, warmUp }: { readonly connections: number; readonly warmUp: number },
): Promise<Yardstick> => {
  const { url, drop } = await ownDatabase(server);
  const running = await startServer('contract-tests/bench/minimal-postgres-server.ts', [url], {});
  const client = httpClient(running.origin, connections);
  const days = Array.from({ length: 60 }, (_none, at) => `day-${at}`);
  const counts = { spread: days.length, hot: 1 } as const;
  const figures: Record<'spread' | 'hot', number[]> = { spread: [], hot: [] };
  const adding = (count: number) => async (turn: number) => {
    expectStatus(await client.post('/add', { day: days[turn % count], quantity: 1 }), 200);
  };
  expectStatus(await client.post('/days', days), 200);
  await repeat(warmUp, connections, adding(days.length));
  client.close();

  const own = async (on: 'spread' | 'hot', seconds: number): Promise<number> => {
    await pause(aftermath);
    const rate = await perSecond(seconds, connections, adding(counts[on]));
    // Servers close idle connections.
    client.close();
    figures[on].push(rate);
    return rate;
  };

  return {
    measure: async (on, seconds, act) => {
      const before = await own(on, seconds / 2);
      const rate = await perSecond(seconds, connections, act);
      const after = await own(on, seconds / 2);
      return { perSecond: rate, share: (2 * rate) / (before + after) };
    },
    figures,
    stop: async () => {
      await running.stop();
      await drop();
    },
  };
};

/** `npm run bench:hosts`: the shop on a file, on PostgreSQL, and on PostgreSQL with three hosts, each compared with
 *  a minimal PostgreSQL server that is measured right before and after it. Reports the median of all rounds, since
 *  machines are noisy. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 16;

/** Repetitions per host before measuring, since programs are slow until their code is compiled. */
const warmUps = { add: 6000, read: 300, buy: 60 } as const;

/** Commits are written to disk, as in production. */
const durable = ['fsync=on', 'full_page_writes=on', 'autovacuum=on'];

type Figures = Readonly<Record<'add' | 'hot' | 'read' | 'buy', Measured>>;

const server = await startPostgres(durable);
const yardstick = await startYardstick(server.url, { connections, warmUp: warmUps.add });

/** Measures the rates of shops whose visitors alternate between the hosts. */
const figuresOf = async (origins: readonly string[], round: number): Promise<Figures> => {
  const hosts = origins.map((origin) => ({ client: httpClient(origin, connections), ...buyer(origin) }));
  const [first] = hosts;
  if (first === undefined) throw new Error('no host');
  const hostAt = (turn: number) => hosts[turn % hosts.length] ?? first;
  const goods = await first.findGoods();
  const oneDay: Goods = { ...goods, days: goods.days.slice(0, 1) };
  const carts: string[] = [];
  /** Each addition comes from another visitor. */
  let visitors = 0;
  const adding = (from: Goods) => async (turn: number) => {
    visitors += 1;
    const answer = await addToCart(hostAt(turn).client, from, `${round}-${visitors}`, visitors);
    if (carts.length < 1000) carts.push(JSON.parse(answer.body).cartId);
  };
  const reading = async (turn: number) => {
    expectStatus(await hostAt(turn).client.call(`/Shop/GetCart/${carts[turn % carts.length]}/sl/true`), 200);
  };
  const buying = (turn: number) => hostAt(turn).purchase(goods, turn);
  const measured = async (on: 'spread' | 'hot', warmUp: number, act: (turn: number) => Promise<void>) => {
    await repeat(warmUp * hosts.length, connections, (turn) => act(900_000 + turn));
    return yardstick.measure(on, seconds, act);
  };
  const add = await measured('spread', warmUps.add, adding(goods));
  const hot = await measured('hot', 0, adding(oneDay));
  const read = await measured('spread', warmUps.read, reading);
  const buy = await measured('spread', warmUps.buy, buying);
  return { add, hot, read, buy };
};

const onFile = (round: number): Promise<Figures> => withRoomyShop({}, ({ origin }) => figuresOf([origin], round));

const onDatabase = async (count: number, round: number): Promise<Figures> => {
  const { url, drop } = await ownDatabase(server.url);
  const hosts = await startHosts(url, count, fromManyPlaces);
  try {
    await asKeeper(url, widen);
    return await figuresOf(hosts.origins(), round);
  } finally {
    await hosts.stop();
    await drop();
  }
};

try {
  const figures: Record<'file' | 'one' | 'three', Figures[]> = { file: [], one: [], three: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.file.push(await onFile(round));
    figures.one.push(await onDatabase(1, round));
    figures.three.push(await onDatabase(3, round));
  }
  const of = (where: keyof typeof figures, name: keyof Figures, what: keyof Measured): number =>
    median(figures[where].map((figures) => figures[name][what]));
  print('minimal hono + pg add, spread days', median(yardstick.figures.spread), '/s');
  print('minimal hono + pg add, one hot day', median(yardstick.figures.hot), '/s');
  const names = { file: 'a file', one: 'PostgreSQL, 1 host', three: 'PostgreSQL, 3 hosts' } as const;
  for (const where of ['file', 'one', 'three'] as const) {
    const comparison = (name: 'add' | 'hot') => `${of(where, name, 'share').toFixed(2)} x minimal, bar 0.25`;
    print(`adds on spread days, ${names[where]}`, of(where, 'add', 'perSecond'), '/s', comparison('add'));
    print(`adds on one hot day, ${names[where]}`, of(where, 'hot', 'perSecond'), '/s', comparison('hot'));
    print(`cart reads, ${names[where]}`, of(where, 'read', 'perSecond'), '/s');
    const share = `${(of(where, 'buy', 'share') / of('file', 'buy', 'share')).toFixed(2)} x a file, bar 0.25`;
    print(`whole purchases, ${names[where]}`, of(where, 'buy', 'perSecond'), '/s', share);
  }
} finally {
  await yardstick.stop();
  await server.stop();
}
