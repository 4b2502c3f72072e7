import { minutes } from '@shop/core/dates/instant';
import { daysBetween } from '@shop/core/dates/local-date';
import { facilityId } from '@shop/core/ids';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { periodKey } from '../schema/table.ts';
import { sqlFigures } from '../seller/sql-figures.ts';
import type { OpenRig } from './test-checkout.ts';
import { termalija, visitDay } from './test-shop.ts';

/** Contract: an operator's figures, in any store. */
export const figuresContract = (openRig: OpenRig): void => {
  test('figures count orders, payments, places and waiting mails', async () => {
    const rig = await openRig();
    const figures = sqlFigures(rig.database, rig.store.window);
    const read = async () => (await figures())._unsafeUnwrap();
    expect(await read()).toMatchObject({ orders: { placed: 0, open: 0 }, mailsWaiting: 0 });
    const before = await read();

    await rig.payAt((await rig.start(await rig.fillCart(1)))._unsafeUnwrap().returnUrl);
    // The bank notifies the shop after its answer to the buyer.
    await expect.poll(async () => (await rig.day()).sold).toBe(1);
    (await rig.start(await rig.fillCart(2)))._unsafeUnwrap();
    await rig.fillCart(4);
    const { orders, payments, places, mailsWaiting, leftToday } = await read();
    expect({ orders, places, mailsWaiting }).toEqual({
      orders: { placed: 2, open: 1 },
      places: { sold: 1, unpaid: 6 },
      mailsWaiting: 1,
    });
    expect([payments.get('paid'), payments.get('open'), payments.get('declined')]).toEqual([1, 1, 0]);
    // All places were bought for another day.
    expect(leftToday).toEqual(before.leftToday);
    expect([...leftToday.keys()].sort()).toEqual(['aqualuna', 'orhidelija', 'termalija']);

    // On that day holds and payments have ended.
    rig.time.move(minutes(daysBetween(rig.time.clock.today(), visitDay) * 24 * 60));
    // The window read by figures may be a second old.
    await expect.poll(async () => (await read()).places, { timeout: 10_000 }).toEqual({ sold: 1, unpaid: 0 });
    const later = await read();
    const key = periodKey({ type: 'day', date: visitDay });
    const day = (await rig.rows('places')).find(
      ({ facility_id, period }) => facility_id === facilityId(termalija) && period === key,
    );
    expect(later.leftToday.get('termalija')).toBe((day?.capacity ?? 0) - 1);
  });

  test('figures count attempts that wait for a silent payment provider, until it opens a session (R-KEEP-7)', async () => {
    let isAway = true;
    const away = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);
    const rig = await openRig({
      provider: (real) => ({ ...real, openSession: (request) => (isAway ? away() : real.openSession(request)) }),
    });
    const figures = sqlFigures(rig.database, rig.store.window);
    const began = rig.time.clock.now();
    for (let buyer = 0; buyer < 2; buyer += 1) expect((await rig.start(await rig.fillCart(1))).isErr()).toBe(true);
    const desk = sellerDesk(rig.store, rig.run);
    expect((await desk.attention())._unsafeUnwrap()).toEqual([]);
    rig.time.move(30_000);
    expect((await desk.attention())._unsafeUnwrap()).toMatchObject([{ type: 'silence', since: began, attempts: 2 }]);
    expect((await figures())._unsafeUnwrap().paymentsUnanswered).toBe(2);
    isAway = false;
    expect((await rig.start(await rig.fillCart(1))).isOk()).toBe(true);
    expect((await desk.attention())._unsafeUnwrap()).toEqual([]);
    expect((await figures())._unsafeUnwrap().paymentsUnanswered).toBe(0);
  });
};
