import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { quietSwitches, systemBrowser } from '../../adapters/src/payment/browser/system-browser.mjs';
import { weighPages } from '../../ui/e2e/page-weight.ts';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { startedPages } from '../../ui/e2e/started-pages.ts';
import { derivationsPerSecond } from './derivations.ts';
import { answersPerSecond, connections, type Load, steadyLoad } from './http-load.ts';
import { type HttpClient, httpClient, median, perSecond, print } from './load.ts';
import { additionOf, additionPath, addToCart, buyer, fromManyPlaces, type Goods } from './purchase.ts';

/** Rounds per figure. The median is reported, since machines are noisy. */
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

const terminal = resolve(import.meta.dirname, '../../cli/dist/shop.js');

/** Units: milliseconds. */
const spent = (argv: readonly string[]): number => {
  const start = performance.now();
  spawnSync(process.execPath, argv, { stdio: 'ignore' });
  return performance.now() - start;
};

/** Measures how long the built program takes to print its help, and how long Node takes without a program: medians
 *  of alternating runs. Units: milliseconds. */
const helpBesideNode = (turns: number): { readonly help: number; readonly bare: number } => {
  const run = { help: () => spent([terminal, '--help']), bare: () => spent(['-e', '0']) };
  // The first start fills the compile cache.
  run.help();
  const figures = Array.from({ length: turns }, () => ({ bare: run.bare(), help: run.help() }));
  return { help: median(figures.map(({ help }) => help)), bare: median(figures.map(({ bare }) => bare)) };
};

const inFolder = async <T>(act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const shopServer = 'ui/dist/server/server.js';

const withServer = async <T>(file: string, act: (running: Running) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const running = await startServer(file, file === shopServer ? [] : [folder], { DATA_DIR: folder });
    try {
      return await act(running);
    } finally {
      await running.stop();
    }
  });

/** Measures a start on an existing data folder: the duration of a restart after a crash. */
const coldStart = (): Promise<{ ms: number; mb: number }> =>
  inFolder(async (folder) => {
    const starts = await startServer(shopServer, [], { ...fromManyPlaces, DATA_DIR: folder });
    await starts.stop();
    const again = await startServer(shopServer, [], { ...fromManyPlaces, DATA_DIR: folder });
    await new Promise((rested) => setTimeout(rested, 1500));
    const figures = { ms: again.readyAfterMs, mb: again.memoryMB() };
    await again.stop();
    return figures;
  });

const rate = (origin: string, path: string, cookie = ''): Promise<number> => {
  const accepted = { 'accept-encoding': 'gzip, br' };
  return answersPerSecond(origin, seconds, { path, headers: cookie === '' ? accepted : { ...accepted, cookie } });
};

const json = { 'content-type': 'application/json' };

const posted = (path: string, body: unknown): Load => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});

/** Returns additions of tickets, each with a key of its own that begins with `name`. */
const additions = (goods: Goods, name: string): Load => {
  let turn = 0;
  return {
    method: 'POST',
    path: additionPath,
    next: (request) => {
      const { order, headers } = additionOf(goods, `${name}-${turn}`, turn);
      turn += 1;
      return { ...request, headers: { ...json, ...headers }, body: JSON.stringify(order) };
    },
  };
};

/** Makes a cart with one line for each of three days. */
const cartOfThree = async (client: HttpClient, goods: Goods): Promise<string> => {
  const { body } = await addToCart(client, goods, 'three', 0);
  const { cartId } = JSON.parse(body);
  for (const turn of [1, 2]) await addToCart(client, goods, `three-${turn}`, turn, cartId);
  return cartId;
};

const pages = {
  home: '/',
  list: '/sl/vstopnice-bazeni',
  ticket: '/sl/vstopnice-bazeni/termalija',
} as const;

/** The measured pages and calls, with the names of their rows. */
const reads = {
  homePage: 'home page, kept',
  listPage: 'list page, kept',
  ticketPage: 'ticket page, kept',
  homeBeside: 'home page, kept, beside 50 additions/s',
  listBeside: 'list page, kept, beside 50 additions/s',
  ticketBeside: 'ticket page, kept, beside 50 additions/s',
  homeWithCart: 'home page with a cart',
  listWithCart: 'list page with a cart',
  ticketWithCart: 'ticket page with a cart',
  cartPage: 'cart page, 3 lines',
  list: 'product list',
  product: 'product detail',
  quote: 'ticket quote',
  cart: 'cart read, 3 lines',
} as const;

const readNames = Object.keys(reads).filter((name): name is keyof typeof reads => name in reads);

type Figure = keyof typeof reads | 'start' | 'memory' | 'loaded' | 'bare' | 'minimal' | 'add' | 'buy';
type Round = Readonly<Record<Figure, number>>;

/** Returns the rates of home page, list and ticket page. */
const pageRates = async (origin: string, cookie = ''): Promise<readonly [number, number, number]> => [
  await rate(origin, pages.home, cookie),
  await rate(origin, pages.list, cookie),
  await rate(origin, pages.ticket, cookie),
];

const runRound = async (round: number): Promise<Round> => {
  const { ms, mb } = await coldStart();
  const bare = await withServer('contract-tests/bench/bare-server.ts', ({ origin }) => rate(origin, '/'));
  const minimal = await withServer('contract-tests/bench/minimal-server.ts', ({ origin }) =>
    answersPerSecond(origin, seconds, posted('/add', { day: '2030-01-01', quantity: 1 })),
  );
  return withServer(shopServer, async ({ origin, memoryMB }) => {
    const http = httpClient(origin, connections);
    const { findGoods, purchase } = buyer(origin);
    const goods = await findGoods();
    const [homePage, listPage, ticketPage] = await pageRates(origin);
    const beside = steadyLoad(origin, 50, additions(goods, `${round}-steady`));
    const [homeBeside, listBeside, ticketBeside] = await pageRates(origin);
    await beside.stop();
    const cartId = await cartOfThree(http, goods);
    const cookie = `shopCart=${cartId}`;
    const [homeWithCart, listWithCart, ticketWithCart] = await pageRates(origin, cookie);
    const cartPage = await rate(origin, '/sl/pregled-kosarice', cookie);
    const list = await rate(origin, '/Shop/GetProducts/sl/poolTickets?skip=0&take=15');
    const product = await rate(origin, '/Shop/GetProductByUrl/sl/termalija');
    const query = { Language: 'sl', ProductId: goods.productId, Date: goods.days[0] };
    const quote = await answersPerSecond(origin, seconds, posted('/Shop/GetTicketPrices', query));
    const cart = await rate(origin, `/Shop/GetCart/${cartId}/sl/true`);
    const add = await answersPerSecond(origin, seconds, additions(goods, String(round)));
    const buy = await perSecond(seconds, connections, (turn) => purchase(goods, turn));
    http.close();
    const cachedPages = { homePage, listPage, ticketPage, homeBeside, listBeside, ticketBeside };
    const renderedPages = { homeWithCart, listWithCart, ticketWithCart, cartPage };
    const read = { ...cachedPages, ...renderedPages, list, product, quote, cart };
    return { ...read, start: ms, memory: mb, loaded: memoryMB(), bare, minimal, add, buy };
  });
};

const results: Round[] = [];
for (let round = 0; round < rounds; round += 1) results.push(await runRound(round));
const of = (name: keyof Round): number => median(results.map((result) => result[name]));

process.stdout.write(
  `median of ${rounds} rounds of ${seconds} s, ${connections} connections, node ${process.version}\n\n`,
);
print('bare HTTP server', of('bare'), '/s');
print('minimal hono + node:sqlite add', of('minimal'), '/s');
print('cold start to ready', of('start'), 'ms', 'bar 1000');
print('memory at rest', of('memory'), 'MB', 'bar 150');
print('memory after the load', of('loaded'), 'MB');
const read = (name: keyof typeof reads): void =>
  print(reads[name], of(name), '/s', `${(of(name) / of('bare')).toFixed(3)} x bare`);
for (const name of readNames) read(name);
print('durable add-to-cart', of('add'), '/s', `${(of('add') / of('minimal')).toFixed(2)} x minimal, bar 0.5`);
print('whole purchases', of('buy'), '/s', 'bar 100');
for (const lines of [1, 10, 100]) {
  const figures = Array.from({ length: rounds }, () => derivationsPerSecond(lines, 500));
  print(`price derivations, carts of ${lines}`, median(figures), '/s');
}

const { help, bare } = helpBesideNode(31);
print('help of the terminal', help, 'ms', `${(help / bare).toFixed(2)} x node -e 0, bar 1.6`);

// A page fetches its scripts after the first paint, which may be after the network was idle for the first time.
const executablePath = systemBrowser();
const browser = startedPages(await chromium.launch({ args: quietSwitches, executablePath }));
await withServer(shopServer, async ({ origin }) => {
  for await (const { path, code, html, limit } of weighPages(browser, origin)) {
    print(`JS + CSS of ${path}`, code, 'KB', `gzip, limit ${limit.code}`);
    print(`HTML of ${path}`, html, 'KB', `gzip, limit ${limit.html}`);
  }
});
await browser.close();
