import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import { okAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { seededRandom } from '../../platform/random/crypto-random.ts';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from '../../shop/open-embedded-provider.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { changesOf, plantedBreaches } from './planted-breaches.ts';
import { ordersIn, type RestoreWorld, type ShopPlace } from './restore-worlds.ts';
import { writtenMail } from './written-mail.ts';

/** Milliseconds of a day. */
const day = 24 * 3_600_000;

/** Starts a server on a restored shop whose bank answers every query alike. */
const served = async (
  { where }: ShopPlace,
  now: number,
  reported: AttemptState,
  more: Pick<EmbeddedProviderOptions, 'mails'> = {},
) => {
  const clock = fixedClock(instant(now));
  const provider = (
    await openEmbeddedProvider({
      ...where,
      clock,
      random: seededRandom('restored'),
      publicOrigin: () => 'https://shop.example',
      reconcile: { pause: 5 },
      ...more,
      paymentProvider: {
        terms: plainTerms,
        openSession: () => okAsync({ redirectUrl: 'https://bank.example/', expiresAt: clock.now() }),
        queryAttempt: () => okAsync(reported),
        endAttempt: () => okAsync(reported),
        refund: () => okAsync(reported),
      },
    })
  )._unsafeUnwrap();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= provider.close();
    return closing;
  };
  onTestFinished(close);
  return { ...provider, close };
};

const completed = "outcome = 'completed'";
const questions = `select at, leased_until from due where kind = 'payment'
  and what in (select paid_attempt from orders where ${completed})`;

/** Contract: a restore's changes of orders, in any database. */
export const restoredOrdersContract = (dialect: SqlDialectName, aWorld: () => Promise<RestoreWorld>): void => {
  /** Restores the backup without a former shop. */
  const restored = async ({ restore }: RestoreWorld, now: number) => {
    const [done, place] = await restore(now);
    return { done: done._unsafeUnwrap(), place };
  };

  test('refuses a backup that contradicts itself, and changes nothing (R-KEEP-3)', async () => {
    const { told, shop, backup, restore } = await aWorld();
    const before = await shop.content();
    const [[damage] = expect.fail('no damage')] = plantedBreaches(dialect);
    await backup.change(damage);
    const [done, place] = await restore(told.now, shop);
    const message = expect.stringMatching(/contradicts itself in \d+ places?, first \w+: .*nothing has been/);
    expect(done._unsafeUnwrapErr()).toMatchObject({ type: 'refused', code: 'Db.Breaches', message });
    expect(await shop.content()).toEqual(before);
    expect((await place.check(told.now)).openSince).toBeUndefined();
  });

  test('leaves each order as it was, and sets the next order number 1,000 above that of backup and former shop (R-KEEP-3)', async () => {
    const { told, shop, restore } = await aWorld();
    const refs = 'select ref, order_number from orders order by ref';
    const before = await shop.rows(refs);
    const [first, place] = await restore(told.now);
    expect(first._unsafeUnwrap()).toMatchObject({ nextOrder: '2026-001005', replaced: undefined });
    expect(await place.rows(refs)).toEqual(before);
    const [second] = await restore(told.now, place);
    expect(second._unsafeUnwrap()).toMatchObject({ nextOrder: '2026-002005', replaced: expect.any(String) });
    await shop.change('update order_numbers set last = 50');
    expect((await restore(told.now, shop))[0]._unsafeUnwrap()).toMatchObject({ nextOrder: '2026-001051' });
  });

  test('is reported as open by a check until it is closed, and again after the next one', async () => {
    const { told, restore } = await aWorld();
    const [first, place] = await restore(told.now);
    expect(first.isOk()).toBe(true);
    expect((await place.check(told.now)).openSince).toBe('2026-11-20T08:20:00.000Z');
    await place.closeRestore(told.now);
    expect((await place.check(told.now)).openSince).toBeUndefined();
    await place.closeRestore(told.now);
    const [again, next] = await restore(told.now + day, place);
    expect(again.isOk()).toBe(true);
    expect((await next.check(told.now)).openSince).toBe('2026-11-21T08:20:00.000Z');
  });

  test('leads to one query about a paid order, which stays when the bank has its money', async () => {
    const world = await aWorld();
    const { told, backup } = world;
    const [order = expect.fail('no order')] = await ordersIn(backup, completed);
    const { done, place } = await restored(world, told.now);
    expect(done).toMatchObject({ asked: 1 });
    expect(await place.rows(questions)).toMatchObject([{ leased_until: null }]);
    expect((await place.rows(questions)).map(({ at }) => Number(at))).toEqual([told.now]);
    expect(await place.check(told.now)).toMatchObject({ breaches: [] });
    await served(place, told.now, { state: 'captured', amount: order.total });
    await expect.poll(() => place.rows(questions)).toEqual([]);
    expect(await ordersIn(place, completed)).toEqual([order]);
  });

  test('leads to no query about an order of 61 days ago', async () => {
    const world = await aWorld();
    expect((await restored(world, world.told.now + 61 * day)).done).toMatchObject({ asked: 0 });
  });

  test('leads to the cancellation of an order that the bank has refunded, and lists one refunded in part for staff', async () => {
    const world = await aWorld();
    const { now } = world.told;
    const [{ total } = expect.fail('no order')] = await ordersIn(world.backup, completed);
    const [{ place: whole }, { place: part }] = [await restored(world, now), await restored(world, now)];
    await served(whole, now, { state: 'refunded', amount: total });
    const shop = await served(part, now, { state: 'refunded', amount: cents(total - 1) });
    await expect.poll(() => ordersIn(whole, completed)).toEqual([]);
    await expect
      .poll(async () => (await shop.desk.attention())._unsafeUnwrap())
      .toContainEqual(expect.objectContaining({ type: 'payment', why: 'wrongRefund' }));
    expect(await part.rows(questions)).toHaveLength(1);
  });

  test('leads to due mails under their former ids, also when they were leased or tried before the backup', async () => {
    const world = await aWorld();
    const { backup, told } = world;
    const now = told.now + 5 * day;
    const due = "select what from due where kind = 'mail' order by 1";
    // A mail about a completed order is outdated once the order is canceled, and is not sent.
    const id = "replace(order_number, '-', '') || outcome || 1";
    const ofDue = `select distinct ${id} as id from orders join due on order_ref = ref where kind = 'mail' order by 1`;
    const expected = (await backup.rows(ofDue)).map((row) => row.id);
    await backup.change(
      `update due set leased_until = ${now + 4 * day}, lease = 'gone'`,
      changesOf(dialect).change('tries', '0', '2'),
    );
    const ids = async () => {
      const { place } = await restored(world, now);
      const sent: OutgoingMail[] = [];
      const port = { delivery: 'sent', send: (mail: OutgoingMail) => okAsync(void sent.push(mail)) } as const;
      const fail = (cause: unknown) => expect.fail(String(cause));
      const reports = { onGivenUp: fail, onStanding: fail, onFailure: fail, onDefect: fail };
      const mail = { port, write: writtenMail, reports, pause: 5 };
      const shop = await served(place, now, { state: 'open' }, { mails: mail });
      await expect.poll(() => place.rows(due)).toEqual([]);
      await shop.close();
      return sent.map((one) => one.id).sort();
    };
    expect(expected).toHaveLength(2);
    expect([await ids(), await ids()]).toEqual([expected, expected]);
  });
};
