import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { expectStatus, httpClient, perSecond, print } from './load.ts';
import { seconds } from './open-loop.ts';
import { addressOf, buyer } from './purchase.ts';
import { withRoomyShop } from './roomy-shop.ts';

const readers = 8;
const purchasesASecond = 10;

/** Long enough to show a growing backlog of mails. Units: milliseconds. */
const lasts = 8 * seconds * 1000;

const { now } = systemClock('Europe/Ljubljana');

/** Reads the number of unsent mails in the shop's database, and the age of the oldest in milliseconds. */
const unsentMails = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true });
  const select = database.prepare("select count(*) as mails, min(at) as oldest from due where kind = 'mail'");
  return {
    look: (): { readonly mails: number; readonly age: number } => {
      const { mails, oldest } = select.get() ?? {};
      return { mails: Number(mails), age: oldest === null ? 0 : now() - Number(oldest) };
    },
    close: () => database.close(),
  };
};

/** Measures the delay of mails during purchases at a steady rate and continuous page views. */
export const mailRows = () =>
  withRoomyShop({}, async ({ origin, folder }) => {
    const { findGoods, purchase } = buyer(origin);
    const goods = await findGoods();
    const http = httpClient(origin, readers);
    const unsent = unsentMails(folder);
    const ends = performance.now() + lasts;
    const busy = performance.eventLoopUtilization();
    const reading = perSecond(lasts / 1000, readers, async (turn) => {
      const headers = { 'x-forwarded-for': addressOf(turn), 'accept-encoding': 'br' };
      expectStatus(await http.call('/sl/vstopnice-bazeni', { headers }), 200);
    });
    const bought: Promise<number>[] = [];
    const buy = async (turn: number): Promise<number> => {
      const start = performance.now();
      await purchase(goods, 2_000_000 + turn);
      return performance.now() - start;
    };
    let oldest = 0;
    for (let at = performance.now(); at < ends; at = performance.now()) {
      while (bought.length < ((at - ends + lasts) / 1000) * purchasesASecond) bought.push(buy(bought.length));
      oldest = Math.max(oldest, unsent.look().age);
      await pause(50);
    }
    const pages = await reading;
    const unsentCount = unsent.look().mails;
    const makerBusy = performance.eventLoopUtilization(busy).utilization;
    const took = await Promise.all(bought);
    print(
      `mails of ${purchasesASecond} purchases/s beside ${readers} readers: oldest unsent`,
      oldest,
      'ms',
      'bar 10000',
    );
    print('  purchases', took.length, '', `slowest ${Math.max(...took).toFixed(0)} ms`);
    print('  mails unsent at the end', unsentCount, '');
    print('  pages read', pages, '/s');
    print('  load maker busy', 100 * makerBusy, '%');
    unsent.close();
    http.close();
  });
