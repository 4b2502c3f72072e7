import { minutes } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { pressKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { sql } from 'kysely';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { breachesIn } from '../check/breaches.ts';
import { sqlOffice } from '../seller/sql-office.ts';
import { sell } from './sell-orders.ts';
import type { OpenRig } from './test-checkout.ts';
import { termalija, visitDay } from './test-shop.ts';

const number = '2026-000001';

/** Contract: a cancellation by the office, in any store. */
export const officeContract = (openRig: OpenRig): void => {
  const aShop = async (provider?: (real: PaymentProviderPort) => PaymentProviderPort) => {
    const rig = await openRig(provider && { provider });
    const office = sqlOffice({ ...rig, clock: rig.time.clock });
    await sell(rig, 1);
    const order = async () => (await rig.orders())[0] ?? expect.fail();
    const cancel = async (refund: 'none' | 'all' | number, isRefunded = false) =>
      (
        await office.cancelByOffice(
          number,
          {
            key: pressKey('press'),
            evenUsed: false,
            isRefunded,
            reason: 'illness',
            note: 'her child is ill',
            refund: typeof refund === 'number' ? cents(refund) : refund,
          },
          'mojca',
        )
      )._unsafeUnwrap();
    const breaches = async () => rig.read((db) => breachesIn(db, rig.database.dialect, rig.time.clock.now()));
    return { ...rig, office, order, cancel, breaches };
  };

  test('a cancellation with a part to refund voids codes at once; the refund frees places and sends a mail with the sum', async () => {
    const shop = await aShop();
    const { order, cancel, reconcile, attempts, day, breaches, office, store, run, rows, time, database, change } =
      shop;
    const answer = await cancel(3_00);
    expect(answer).toMatchObject({ type: 'canceled', number, refund: 3_00 });
    const { code } = (await order()).tickets[0] ?? expect.fail();
    const desk = sellerDesk(store, run);
    expect((await desk.admit(code, pressKey('door')))._unsafeUnwrap().type).toBe('canceled');
    expect([(await day()).sold, await breaches()]).toEqual([1, []]);
    expect((await office.listOrders({ most: 1, state: 'canceling' }))._unsafeUnwrap().orders).toHaveLength(1);
    expect(JSON.stringify(await rows('order_buyers'))).toContain('her child is ill');
    expect(await reconcile()).toBe(1);
    expect(await attempts()).toMatchObject([{ state: 'paid', refunds: [{ amount: 3_00, state: 'done' }] }]);
    const { outcome, mails } = await order();
    expect([outcome, mails.map(({ about }) => about)]).toEqual(['canceled', expect.arrayContaining(['canceled'])]);
    expect([(await day()).sold, await breaches()]).toEqual([0, []]);
    time.move(60_000);
    expect(await cancel('all')).toEqual(answer);
    const { entries } = (await desk.history(number))._unsafeUnwrap() ?? expect.fail();
    expect(entries).toContainEqual(
      expect.objectContaining({ what: 'officeCanceled', by: 'office', staff: 'mojca', amount: 3_00, word: 'illness' }),
    );
    expect(JSON.stringify(await rows('command_log'))).not.toContain('her child');
    const amount =
      database.dialect === 'postgres'
        ? `jsonb_set(document, '{cancellation,amount}', '301')`
        : `json_set(document, '$.cancellation.amount', 301)`;
    await change((tx) => sql.raw(`update orders set document = ${amount}`).execute(tx));
    expect(await breaches()).toMatchObject([{ law: 'money' }]);
  });

  test('a refund of a part that the provider refuses is settled by a person who made it there', async () => {
    const refuse = () => errAsync({ kind: 'paymentRefused' } as const);
    const { cancel, reconcile, attempts, order, breaches, time, store, run } = await aShop((real) => ({
      ...real,
      refund: refuse,
    }));
    await cancel(3_00);
    for (let round = 0; round < 3; round += 1) {
      await reconcile();
      time.move(60_000);
    }
    const [attempt = expect.fail()] = await attempts();
    expect(attempt).toMatchObject({ state: 'refunding', attention: { why: 'notRefunded' } });
    const settled = await sellerDesk(store, run).settlePayment(attempt.attemptId, 'refunded');
    expect(settled._unsafeUnwrap()).toEqual({ type: 'settled' });
    expect(await attempts()).toMatchObject([{ state: 'paid', refunds: [{ amount: 3_00, state: 'done' }] }]);
    expect([(await order()).outcome, await breaches()]).toEqual(['canceled', []]);
  });

  test('a report of places counts what carts hold, what is being paid and what is sold now', async () => {
    const { office, fillCart, start, time, payAt } = await aShop();
    const report = async (product: string, date = visitDay) =>
      (await office.reportPlaces({ product, period: { type: 'day', date } }))._unsafeUnwrap();
    await payAt((await start(await fillCart(3)))._unsafeUnwrap().returnUrl, { number: '4000000000000002' });
    (await start(await fillCart(2)))._unsafeUnwrap();
    const at = await report('termalija');
    if (at.type !== 'places') return expect.fail();
    const { capacity } = at;
    expect(at).toEqual({
      type: 'places',
      product: termalija,
      facility: 'termalija',
      capacity,
      held: 3,
      paying: 2,
      sold: 1,
      left: capacity - 6,
    });
    expect(await report('TERMALIJA ')).toEqual(at);
    expect(await report('termalija', localDate('2020-01-01'))).toEqual({ type: 'noPlaces' });
    expect(await report('none')).toMatchObject({ type: 'unknown', products: expect.arrayContaining([termalija]) });
    time.move(minutes(120));
    expect(await report('termalija')).toMatchObject({ held: 0, paying: 0, sold: 1, left: capacity - 1 });
  });

  test.each([
    ['all', false, 'refunded'],
    ['none', false, 'paid'],
    [3_00, true, 'paid'],
    ['all', true, 'refunded'],
  ] as const)('a cancellation with refund %s, made already: %s, leaves a payment %s', async (refund, isMade, state) => {
    const { cancel, reconcile, attempts, order, day, breaches } = await aShop();
    expect((await cancel(refund, isMade)).type).toBe('canceled');
    await reconcile();
    expect((await attempts()).map((attempt) => attempt.state)).toEqual([state]);
    expect([(await order()).outcome, (await day()).sold, await breaches()]).toEqual(['canceled', 0, []]);
  });
};
