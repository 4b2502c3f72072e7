import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import { after, at, bankSays, buyer, decided, later, payment, tickets } from '../../testing/seller-builders.ts';
import { adult, pool, repriced } from '../../testing/seller-catalog-builder.ts';
import { attemptsIn, cartToShow } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';
import { visitorCartView } from '../views/cart-view.ts';
import { runningOrder } from './settlement.ts';
import { totalRefusal } from './shown-total.ts';

/** Returns the state with another price of the adult ticket. */
const at24 = (state: SellerState): SellerState => ({ ...state, catalog: repriced(state.catalog, 24_00) });

const shownIn = (state: SellerState, id: CartId, language: 'sl' | 'en' = 'sl', when = at) =>
  visitorCartView(cartToShow(state, id, when), language, when);

/** The command to begin the checkout in a session. */
const begin = (id: CartId, sessionDigest?: string): CommandOf<'beginCheckout'> => ({
  type: 'beginCheckout',
  cartId: id,
  ...(sessionDigest === undefined ? {} : { sessionDigest }),
});

/** Returns the totals displayed to the sessions, in the order in which they entered their data. */
const totalsIn = (state: SellerState) => [...state.buyers.values()].map(({ shownTotal }) => shownTotal?.total);

const changed = (shown: number, total: number) => ({ kind: 'totalChanged', shown, now: total });

/** Returns the refusal of a payment start that changed the state. */
const refusedWith = (state: SellerState, command: CommandOf<'startPayment'>, when: DecisionTime = at) =>
  decided(state, command, when).answer.match(
    () => undefined,
    (error) => error,
  );

describe('a total that changed since it was displayed', () => {
  it('refuses the start of a payment without an order, and the next start with the new total succeeds', () => {
    const { state, id } = readyToPay();
    const dearer = at24(state);
    const pressed = payment(id, { shownTotal: cents(44_00) });
    expect(refusedWith(dearer, pressed)).toEqual(changed(44_00, 48_00));
    const refused = after(dearer, pressed);
    expect([refused.orders.size, attemptsIn(refused).length, refused.carts.get(id)?.state]).toEqual([0, 0, 'open']);
    expect(orderIn(after(refused, payment(id, { shownTotal: cents(48_00) }))).total).toBe(48_00);
  });

  it.each([
    ['a cent less', 43_99, changed(43_99, 44_00)],
    ['the same', 44_00, undefined],
    ['a cent more', 44_01, changed(44_01, 44_00)],
  ])('refuses any other total than the displayed one: %s', (_what, shown, error) => {
    const { state, id } = readyToPay();
    expect(refusedWith(state, payment(id, { shownTotal: cents(shown) }))).toEqual(error);
  });

  it('is compared with the total at the time of the saved buyer data when the caller sends none', () => {
    const { state, id } = readyToPay();
    expect(totalsIn(state)).toEqual([44_00]);
    const dearer = at24(state);
    expect(refusedWith(dearer, payment(id))).toEqual(changed(44_00, 48_00));
  });

  it.each([
    ['a caller without session', (id: CartId) => begin(id)],
    ['a session without buyer data', (id: CartId) => begin(id, 'another')],
    ['a session that saves buyer data', (id: CartId) => ({ ...buyer(id), sessionDigest: 'another' })],
  ])('refuses the payment of a session whatever the new total of %s', (_who, meanwhile) => {
    const { state, id } = readyToPay();
    const dearer = after<'beginCheckout' | 'saveCustomer'>(at24(state), meanwhile(id));
    expect(totalsIn(dearer)[0]).toBe(44_00);
    expect(refusedWith(dearer, payment(id))).toEqual(changed(44_00, 48_00));
  });

  it('is refused once for each session, and the next start succeeds for that session alone', () => {
    const { state, id } = readyToPay();
    const both = at24(after(state, { ...buyer(id), sessionDigest: 'another' }));
    const refused = after(both, payment(id));
    expect(totalsIn(refused)).toEqual([48_00, 44_00]);
    expect(refusedWith(refused, payment(id, { sessionDigest: 'another' }))).toEqual(changed(44_00, 48_00));
    expect(orderIn(after(refused, payment(id))).total).toBe(48_00);
  });

  it('is not compared after a change of the cart', () => {
    const { state, id } = readyToPay();
    const more = after(at24(state), tickets([[adult, 1]], { cartId: id }));
    expect(orderIn(after(more, payment(id))).total).toBe(72_00);
  });

  it('is stored at the start of checkout, which changes nothing for an equal total', () => {
    const { state, id } = readyToPay();
    expect(after(state, begin(id, 'session'))).toBe(state);
    const dearer = at24(state);
    const begun = after(dearer, begin(id, 'session'));
    expect(totalsIn(begun)).toEqual([48_00]);
    expect(refusedWith({ ...begun, catalog: state.catalog }, payment(id))).toEqual(changed(48_00, 44_00));
    expect(after(dearer, begin(id, 'another'))).toBe(dearer);
    expect(after(dearer, begin(id))).toBe(dearer);
  });

  it('during the payment of another session refuses the next payment afterwards', () => {
    const { state, id } = readyToPay();
    const paying = at24(after(state, payment(id)));
    const entered = after(paying, { ...buyer(id), sessionDigest: 'another' });
    expect(totalsIn(entered)).toEqual([44_00, 44_00]);
    const pressed = refusedWith(entered, payment(id, { sessionDigest: 'another' }), later(minutes(17)));
    expect(pressed).toEqual(changed(44_00, 48_00));
  });
});

describe('a cart during a payment', () => {
  it('shows the amounts of its order in any language, whatever the catalog says since', () => {
    const { state, id } = paying();
    const shown = shownIn(at24(state), id);
    expect(shown).toMatchObject({ totalPrice: 44_00, itemsCount: 2, frozen: true, productType: 'dailyTicket' });
    const item = { productTitle: 'Bazen', price: { unitPrice: 22_00, amount: 44_00 }, hold: { type: 'held' } };
    expect(shown.items).toMatchObject([item]);
    expect(shownIn(state, id, 'en').items).toMatchObject([{ ...item, productTitle: 'Pool' }]);
  });

  it('shows the description of a promo code that left the catalog', () => {
    const { state, id } = paying();
    const order = orderIn(state);
    const promo = { code: 'GONE', description: '10 % popusta', amount: cents(4_40) };
    const withCode = { ...order, content: { ...order.content, promo } };
    const left = { ...state, orders: new Map([...state.orders].map(([ref]) => [ref, withCode])) };
    expect(shownIn(left, id).promo).toEqual(promo);
  });

  it('shows a line that left the catalog as it was bought', () => {
    const { state, id } = paying();
    const products = new Map([...state.catalog.products].filter(([product]) => product !== pool));
    const gone = shownIn({ ...state, catalog: { ...state.catalog, products, upsells: new Map() } }, id, 'en');
    expect(gone.items).toMatchObject([{ productTitle: 'Bazen', price: { amount: 44_00 }, hold: { type: 'held' } }]);
    expect(gone.totalPrice).toBe(44_00);
  });

  it('refuses another total of another tab, and accepts the total of its order', () => {
    const { state, id } = paying();
    const running = runningOrder(cartToShow(state, id, at)) ?? expect.fail('no payment runs');
    const dearer = at24(state);
    expect(after(dearer, payment(id, { shownTotal: cents(48_00) }))).toBe(dearer);
    expect(totalRefusal(running, cents(48_00))).toEqual(changed(48_00, 44_00));
    expect(totalRefusal(running, cents(44_00))).toBeUndefined();
    expect(totalRefusal(running, undefined)).toBeUndefined();
  });

  it('has the prices of the catalog again after the payment', () => {
    const { state, id } = paying();
    expect(shownIn(at24(state), id, 'sl', later(minutes(17))).totalPrice).toBe(48_00);
    const open = bankSays(at24(state), id, { state: 'declined' });
    expect(shownIn(open, id).totalPrice).toBe(48_00);
    expect(refusedWith(open, payment(id))).toEqual(changed(44_00, 48_00));
  });
});
