import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { after, aHost, at, buyer, facts, now, payment, refusal, tickets } from '../../testing/host-builders.ts';
import { adult, pool, repriced } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState, linesOf } from '../state.ts';
import { visitorCartView } from '../views/cart-view.ts';
import { runningOrder } from './running-order.ts';
import { changedTotalIn, notAsShown } from './told-total.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });

/** Two adults, whose buyer is known, for 44 EUR. */
const readyToPay = () => {
  const command = tickets([[adult, 2]]);
  return { state: after(after(aHost(), command), buyer(command.newCartId)), id: command.newCartId };
};

/** The same at another price of an adult's ticket. */
const at24 = (state: HostState): HostState => ({ ...state, catalog: repriced(state.catalog, 24_00) });

const shownIn = (state: HostState, id: CartId, language: 'sl' | 'en' = 'sl', when = at) => {
  const cart = state.carts.get(id);
  if (cart === undefined) throw new Error('no cart');
  return visitorCartView(state, cart, language, when.now);
};

const changed = (shown: number, total: number) => ({ kind: 'totalChanged', shown, now: total });

describe('a price that changed since it was shown', () => {
  it('is told before anything is opened, and the next press with the new total passes', () => {
    const { state, id } = readyToPay();
    const dearer = at24(state);
    const pressed = facts(dearer, payment(id, { shownTotal: cents(44_00) }));
    expect(changedTotalIn(pressed)).toEqual(changed(44_00, 48_00));
    const told = after(dearer, payment(id, { shownTotal: cents(44_00) }));
    expect(told.orders.size + told.attempts.size).toBe(0);
    expect(told.carts.get(id)?.state).toBe('open');
    expect([...after(told, payment(id, { shownTotal: cents(48_00) })).orders.values()]).toMatchObject([
      { total: 48_00 },
    ]);
  });

  it.each([
    ['a cent less', 43_99, changed(43_99, 44_00)],
    ['the same', 44_00, undefined],
    ['a cent more', 44_01, changed(44_01, 44_00)],
  ])('is any other than was shown: %s', (_what, shown, told) => {
    const { state, id } = readyToPay();
    expect(changedTotalIn(facts(state, payment(id, { shownTotal: cents(shown) })))).toEqual(told);
  });

  it.each(['beginCheckout', 'saveCustomer'] as const)(
    'is compared with what %s told, for callers that say nothing',
    (type) => {
      const command = tickets([[adult, 2]]);
      const id = command.newCartId;
      const begun = type === 'beginCheckout' ? ({ type, cartId: id } as const) : buyer(id);
      const told = after<'beginCheckout' | 'saveCustomer'>(after(aHost(), command), begun);
      expect(told.carts.get(id)?.totalTold).toBe(44_00);
      const known = type === 'beginCheckout' ? { ...told, buyers: after(told, buyer(id)).buyers } : told;
      const dearer = at24(known);
      expect(changedTotalIn(facts(dearer, payment(id)))).toEqual(changed(44_00, 48_00));
      const pressed = after(dearer, payment(id));
      expect([...after(pressed, payment(id)).orders.values()]).toMatchObject([{ total: 48_00 }]);
    },
  );

  it('means nothing once the visitor has changed the cart', () => {
    const { state, id } = readyToPay();
    const more = after(at24(state), tickets([[adult, 1]], { cartId: id }));
    expect(more.carts.get(id)).not.toHaveProperty('totalTold');
    expect([...after(more, payment(id)).orders.values()]).toMatchObject([{ total: 72_00 }]);
  });

  it('is told when going on, whenever the same was told already nothing happens', () => {
    const { state, id } = readyToPay();
    expect(facts(state, { type: 'beginCheckout', cartId: id })).toEqual([]);
    expect(facts(at24(state), { type: 'beginCheckout', cartId: id })).toMatchObject([
      { type: 'totalTold', total: 48_00 },
    ]);
  });
});

describe('while a payment runs', () => {
  const paying = () => {
    const { state, id } = readyToPay();
    return { state: after(state, payment(id)), id };
  };

  it('the cart shows the amounts of the session, whatever the catalog says since', () => {
    const { state, id } = paying();
    const shown = shownIn(at24(state), id);
    expect(shown).toMatchObject({ totalPrice: 44_00, itemsCount: 2, frozen: true, productType: 'dailyTicket' });
    expect(shown.items).toMatchObject([{ price: { unitPrice: 22_00, amount: 44_00 }, hold: { type: 'held' } }]);
  });

  it('in the language of whoever looks', () => {
    const { state, id } = paying();
    expect(shownIn(state, id, 'en').items).toMatchObject([{ productTitle: 'Pool', price: { amount: 44_00 } }]);
    expect(shownIn(state, id).items).toMatchObject([{ productTitle: 'Bazen' }]);
  });

  it('a line that left the catalog still shows, as it was bought', () => {
    const { state, id } = paying();
    const products = new Map([...state.catalog.products].filter(([product]) => product !== pool));
    const gone = shownIn({ ...state, catalog: { ...state.catalog, products, upsells: new Map() } }, id, 'en');
    expect(gone.items).toMatchObject([{ productTitle: 'Bazen', price: { amount: 44_00 }, hold: { type: 'held' } }]);
    expect(gone.totalPrice).toBe(44_00);
  });

  it('another tab that shows another total is told the session’s, one that shows that is led to it', () => {
    const { state, id } = paying();
    const running = runningOrder(state, id);
    if (running === undefined) throw new Error('no payment runs');
    expect(facts(at24(state), payment(id, { shownTotal: cents(48_00) }))).toEqual([]);
    expect(notAsShown(running, cents(48_00))).toEqual(changed(48_00, 44_00));
    expect(notAsShown(running, cents(44_00))).toBeUndefined();
    expect(notAsShown(running, undefined)).toBeUndefined();
  });

  it('once it is over the catalog counts again', () => {
    const { state, id } = paying();
    expect(shownIn(at24(state), id, 'sl', later(minutes(17))).totalPrice).toBe(48_00);
    const attempt = attemptsOf(state, id)[0];
    if (attempt === undefined) throw new Error('no attempt');
    const declined = { type: 'settle', attemptId: attempt.id, reported: { state: 'declined' } } as const;
    const open = after(at24(state), declined);
    expect(shownIn(open, id).totalPrice).toBe(48_00);
    expect(changedTotalIn(facts(open, payment(id)))).toEqual(changed(44_00, 48_00));
  });
});

const anyStep = fc.record({
  what: fc.constantFrom(
    'look',
    'look',
    'pay',
    'pay',
    'payUntold',
    'more',
    'save',
    'begin',
    'reprice',
    'canceled',
    'wait',
  ),
  tab: fc.nat(1),
  amount: fc.integer({ min: 1, max: 3 }),
});

it('whatever two tabs, a clock and the catalog do, a session opens only at the total that was told last', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const { id, ...begun } = readyToPay();
      let { state } = begun;
      let elapsed = 0;
      const tabs: (Cents | undefined)[] = [undefined, undefined];
      for (const { what, tab, amount } of steps) {
        if (what === 'wait') elapsed += minutes(amount * 6);
        if (what === 'reprice') state = { ...state, catalog: repriced(state.catalog, amount * 11_00) };
        if (what === 'look') tabs[tab] = shownIn(state, id, 'sl', later(elapsed)).totalPrice;
        const shown = tabs[tab];
        const [attempt] = attemptsOf(state, id).slice(-1);
        const command = {
          pay: payment(id, shown === undefined ? {} : { shownTotal: shown }),
          payUntold: payment(id),
          more: tickets([[adult, 1]], { cartId: id }),
          save: buyer(id),
          begin: { type: 'beginCheckout', cartId: id } as const,
          canceled: attempt && ({ type: 'settle', attemptId: attempt.id, reported: { state: 'canceled' } } as const),
          look: undefined,
          reprice: undefined,
          wait: undefined,
        }[what];
        if (command === undefined || refusal(state, command, later(elapsed)) !== undefined) continue;
        const before = state.carts.get(id);
        const made = facts(state, command, later(elapsed));
        state = after(state, command, later(elapsed));
        for (const change of made) {
          if (change.type !== 'attemptMade') continue;
          const told = what === 'pay' && shown !== undefined ? shown : (before?.totalTold ?? change.attempt.amount);
          expect(change.attempt.amount).toBe(told);
          expect(shownIn(state, id, 'en', later(elapsed)).totalPrice).toBe(change.attempt.amount);
        }
        expect(linesOf(state, id).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
});
