import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { shopPath } from '@shop/core/paths/shop-paths';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { buyOnePlace } from '../src/postgres/rush-buyer.ts';
import { expectStatus, httpClient, median } from './load.ts';
import { pastOrderNames } from './past-orders.ts';
import { addressOf, fromManyPlaces } from './purchase.ts';
import { listOf, type ScaleCatalog } from './scale-catalog.ts';
import { type Both, inTurns, printMost, printRatio, timed } from './scale-turns.ts';

/** Units: milliseconds. */
const mostScrape = 20;
const mostBlocked = 30;

/** Node samples the event loop at this interval, so an idle loop has a lag of the same length. Units: milliseconds. */
const resolution = 10;

/** Number of rounds per row; a row is the median of the longest blocking in each round. Lists of products are
 *  omitted: their 400 products block the loop equally in a shop without orders. */
const rounds = 15;

type Offer = { readonly catalog: ScaleCatalog; readonly today: LocalDate };

/** Starts a built server on the folder of a shop. Returns the actions to measure. */
const openServer = async (folder: string, orders: number, { catalog, today }: Offer) => {
  const env = { ...fromManyPlaces, DATA_DIR: folder, OPERATIONS_PORT: '0' };
  const { origin, operations, stop } = await startServer('ui/dist/server/server.js', [], env);
  const [visitor, monitor] = [httpClient(origin, 1), httpClient(operations, 1)];
  let turn = 0;
  const page = async (path: string): Promise<string> => {
    turn += 1;
    const headers = { 'x-forwarded-for': addressOf(turn) };
    return expectStatus(await visitor.call(path, { headers }), 200).body;
  };
  const thankYou = async (): Promise<void> => {
    // Orders from all over the shop, so that no cache contains them. Every fifth visitor left without an order.
    const { ref, number } = pastOrderNames(5 * ((turn * 7919) % (orders / 5)) + 1);
    const html = await page(`${shopPath('thankYou', 'sl')}?ref=${ref}&status=1`);
    if (!html.includes(number)) throw new Error(`the page does not show ${number}`);
  };
  /** Returns the longest event loop lag since the previous scrape, from the metrics. Units: milliseconds. */
  const scrape = async (): Promise<number> => {
    const { body } = expectStatus(await monitor.call('/metrics'), 200);
    return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(body)?.[1]) * 1000 - resolution;
  };
  const buy = async (): Promise<void> => {
    turn += 1;
    const ticket = catalog.tickets[turn % catalog.tickets.length];
    if (ticket === undefined) throw new Error('no ticket');
    const wanted = { productId: ticket.id, priceListId: listOf(ticket), date: plusDays(today, 3 + (turn % 200)) };
    const round = `scale ${process.pid}`;
    const result = await buyOnePlace(turn, { origins: () => [origin], wanted, round, comesBack: true, addressOf });
    if (result.type !== 'bought') throw new Error(`a purchase is ${JSON.stringify(result)}`);
  };
  /** Returns the longest event loop lag during five sequential runs of an action. */
  const blockedBy = (act: () => Promise<unknown>) => async (): Promise<number> => {
    await scrape();
    for (let time = 0; time < 5; time += 1) await act();
    return scrape();
  };
  const close = async (): Promise<void> => {
    visitor.close();
    monitor.close();
    await stop();
  };
  const blocked = { 'blocked by thank-you page': blockedBy(thankYou), 'blocked by purchase': blockedBy(buy) };
  return { thankYou: timed(thankYou), scrape: timed(scrape), blocked, close };
};

/** Prints the rows of the built server on each of two folders. */
export const serverRows = async (folders: Both<string>, sizes: Both<number>, offer: Offer): Promise<void> => {
  const few = await openServer(folders[0], sizes[0], offer);
  const many = await openServer(folders[1], sizes[1], offer);
  try {
    printRatio('thank-you page', await inTurns([few.thankYou, many.thankYou]));
    printMost('scrape of /metrics', await inTurns([few.scrape, many.scrape]), mostScrape);
    for (const name of ['blocked by thank-you page', 'blocked by purchase'] as const) {
      const longest: Both<number[]> = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        longest[0].push(await few.blocked[name]());
        longest[1].push(await many.blocked[name]());
      }
      printMost(name, [median(longest[0]), median(longest[1])], mostBlocked);
    }
  } finally {
    await few.close();
    await many.close();
  }
};
