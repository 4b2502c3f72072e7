import { describe, expect, it } from 'vitest';
import { type Instant, minutes } from '../../dates/instant.ts';
import { day, orderIn } from '../../testing/paying-seller.ts';
import { after, aSeller, bankSays, buyer, later, payment, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { attemptsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { recordsOfCart } from '../state-records.ts';
import { defaultRetention, isBuyerToForget, isCartToForget, retentionStart } from './retention.ts';

const days = (number: number): number => minutes(number * 24 * 60);

const added = { ...tickets([[adult, 2]]), client: { digest: 'client', mostPersons: 5 } };
const id = added.newCartId;

/** A cart with two places, a promo code and a buyer. */
const filled = (): SellerState =>
  after(after(after(aSeller(), added), { type: 'applyPromoCode', cartId: id, text: 'once' }), buyer(id));

const ordered = (): SellerState => after(filled(), payment(id));
const refIn = (state: SellerState) => [...state.orders.keys()][0] ?? expect.fail();
const declined = (): SellerState => bankSays(ordered(), id, { state: 'declined' }, later(1000));

const isDueIn = (state: SellerState, moment: Instant): boolean =>
  isCartToForget(state.carts.get(id), recordsOfCart(state, id), moment);

/** Returns the start of the retention time at a later time. */
const since = (retained: number, passed: number): Instant => retentionStart(retained, later(passed).now);

describe('an unused cart', () => {
  it.each([
    ['stays a millisecond before 30 days', days(30) - 1, false],
    ['stays at 30 days', days(30), false],
    ['is deleted a millisecond after 30 days', days(30) + 1, true],
  ])('%s', (_, passed, isDue) => {
    const moment = since(defaultRetention.carts, passed);
    expect(isDueIn(filled(), moment)).toBe(isDue);
    const state = after(filled(), { type: 'forgetCart', cartId: id, since: moment }, later(passed));
    expect(state.carts.has(id)).toBe(!isDue);
  });

  it('is deleted with its lines, their places, its code and its buyer data', () => {
    const passed = days(30) + 1;
    const state = after(filled(), { type: 'forgetCart', cartId: id, since: later(1).now }, later(passed));
    const { carts, holds, codeUses, buyers } = state;
    expect([carts.size, holds.size, codeUses.size, buyers.size, state.codesUsed.get('ONCE')]).toEqual([0, 0, 0, 0, 0]);
    expect(state.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 0 });
  });

  it('stays when it was changed in the meantime', () => {
    const back = after(filled(), tickets([[adult, 1]], { cartId: id }), later(days(20)));
    const command = { type: 'forgetCart', cartId: id, since: since(30, days(31)) } as const;
    expect(after(back, command, later(days(31))).carts.has(id)).toBe(true);
  });

  it.each([
    ['with an order', declined()],
    ['while a payment runs', ordered()],
  ])('stays %s', (_, state) => {
    expect(isDueIn(state, later(days(999)).now)).toBe(false);
  });
});

describe('the buyer of an unpaid order', () => {
  const forgotten = (state: SellerState, moment: Instant): boolean =>
    !after(state, { type: 'forgetBuyer', orderRef: refIn(state), since: moment }).orderBuyers.has(refIn(state));

  it.each([
    ['stays a millisecond before 30 days', days(30) - 1, false],
    ['stays at 30 days', days(30), false],
    ['is deleted a millisecond after 30 days', days(30) + 1, true],
  ])('%s', (_, passed, isDue) => {
    const state = declined();
    expect(isBuyerToForget(state, refIn(state), since(30, passed))).toBe(isDue);
    expect(forgotten(state, since(30, passed))).toBe(isDue);
  });

  it('is deleted without the order, which stays (R-HOLD-9)', () => {
    const state = declined();
    const gone = after(state, { type: 'forgetBuyer', orderRef: refIn(state), since: later(days(1)).now });
    expect([gone.orders.size, attemptsIn(gone).length, gone.orderBuyers.size]).toEqual([1, 1, 0]);
  });

  const paid = bankSays(ordered(), id, 'captured');
  it.each([
    ['during a payment', ordered()],
    ['after the payment', paid],
    ['after a cancellation', after(paid, { type: 'cancelOrder', cancelId: orderIn(paid).cancelId })],
  ])('stays %s', (_, state) => {
    expect(forgotten(state, later(days(9999)).now)).toBe(false);
  });
});
