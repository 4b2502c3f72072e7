import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { type CartId, facilityId } from '../../ids.ts';
import { percent } from '../../money/percent.ts';
import { secondTicket } from '../../testing/second-ticket.ts';
import {
  after,
  aSeller,
  at,
  firstLine,
  later,
  now,
  refusal,
  tickets,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult, family, pool } from '../../testing/seller-catalog-builder.ts';
import { allLines, cartToShow, linesOf, stockOf } from '../../testing/whole-state.ts';
import { isTicket } from '../catalog/seller-catalog.ts';
import type { SellerState } from '../state.ts';
import { cartView } from '../views/cart-view.ts';
import { quoteView } from '../views/price-view.ts';
import { productListView } from '../views/product-list-view.ts';
import { type SoldPeriod, soldPeriodList, soldPeriodsOf } from './period-places.ts';

const ticket = [...aSeller().catalog.products.values()].find(isTicket) ?? expect.fail();
const evening = secondTicket(ticket);
const eveningAdult = evening.priceGroups[0]?.priceLists[0]?.priceListId ?? expect.fail();

/** A pool with two tickets for its day, the evening ticket with a discount of its own. */
const twoTickets = (capacity: number, isEveningSold = true): SellerState => {
  const host = aSeller(capacity);
  const sold: SoldPeriod = { productId: evening.id, period: visitDay, facilityDiscount: percent(20) };
  return {
    ...host,
    catalog: {
      ...host.catalog,
      products: new Map([...host.catalog.products, [evening.id, evening]]),
      soldPeriods: soldPeriodsOf([...soldPeriodList(host.catalog.soldPeriods), ...(isEveningSold ? [sold] : [])]),
    },
  };
};

const evenings = (quantity: number, cartId?: CartId) => {
  const command = tickets([[eveningAdult, quantity]], cartId === undefined ? {} : { cartId });
  return { ...command, order: { ...command.order, productId: evening.id } };
};

const quoteOf = (state: SellerState, productId: typeof pool, when = at) =>
  quoteView(
    { ...stockOf(state, when), cart: undefined },
    { language: 'sl', productId, period: visitDay },
    when,
  )._unsafeUnwrap();

const left = (state: SellerState, when = at): readonly number[] =>
  [pool, evening.id].map((id) => quoteOf(state, id, when).ticketsAvailable);

describe('two tickets of one facility', () => {
  it.each([
    [1, undefined, [1, 1]],
    [2, undefined, [0, 0]],
    [3, { kind: 'capacityFull', left: 2 }, [2, 2]],
  ])(
    'share ten places: with eight taken by one, %i of the other have the refusal %o and leave %j',
    (quantity, error, leaves) => {
      const state = after(twoTickets(10), tickets([[family, 2]]));
      expect(refusal(state, evenings(quantity))).toEqual(error);
      expect(left(error === undefined ? after(state, evenings(quantity)) : state)).toEqual(leaves);
    },
  );

  it('share the maximum of persons of a cart', () => {
    const first = tickets([[adult, 12]]);
    const state = after(twoTickets(50), first);
    expect(refusal(state, evenings(9, first.newCartId))).toEqual({ kind: 'cartTooLarge', max: 20 });
    const full = after(state, evenings(8, first.newCartId));
    expect(left(full)).toEqual([30, 30]);
    const most = cartView(cartToShow(full, first.newCartId, at), 'sl', at).items.map(
      (item) => item.kind === 'ticket' && item.maxQuantity,
    );
    expect(most).toEqual([12, 8]);
  });

  it('can take the places of an expired hold of the other', () => {
    const first = tickets([[adult, 10]]);
    const expired = after(twoTickets(10), first);
    const when = later(minutes(15));
    expect(left(expired, when)).toEqual([10, 10]);
    const taken = after(expired, evenings(10), when);
    expect(left(taken, when)).toEqual([0, 0]);
    expect([...taken.holds.values()].map(({ cartId }) => cartId)).not.toContain(first.newCartId);
    const shown = cartView(cartToShow(taken, first.newCartId, when), 'sl', when);
    expect(shown.items).toMatchObject([{ hold: { type: 'expired', free: 0 } }]);
    expect(allLines(after(taken, { type: 'beginCheckout', cartId: first.newCartId }, when))).toHaveLength(1);
  });

  it('count a hold from the first place of the facility', () => {
    const first = tickets([[adult, 1]]);
    const id = first.newCartId;
    const state = [14, 28, 42, 50].reduce(
      (from, when) => after(from, tickets([[adult, 1]], { cartId: id }), later(minutes(when))),
      after(twoTickets(10), first),
    );
    const gone = after(state, firstLine(state, id).removed, later(minutes(50)));
    const again = after(gone, evenings(1, id), later(minutes(50)));
    expect(linesOf(again, id)[0]).toMatchObject({ hold: { until: now + minutes(60) } });
  });

  it('have their own days and their own discounts', () => {
    const closed = twoTickets(10, false);
    expect(refusal(closed, evenings(1))).toEqual({ kind: 'periodNotOnSale' });
    expect(refusal(closed, tickets([[adult, 1]]))).toBeUndefined();
    const page = productListView(stockOf(closed, at), { language: 'sl', group: 'poolTickets', skip: 0, take: 9 }, at);
    expect(page.items.map(({ available }) => available)).toEqual([true, false]);
    const state = twoTickets(10);
    expect([pool, evening.id].map((id) => quoteOf(state, id).conditions.facilityDiscount)).toEqual([0, 20]);
  });

  it('keep the places of a line when its ticket moves to another facility', () => {
    const first = tickets([[adult, 4]]);
    const state = after(twoTickets(10), first);
    const elsewhere = { ...ticket, facilityId: facilityId('elsewhere') };
    const products = new Map([...state.catalog.products, [pool, elsewhere] as const]);
    const moved: SellerState = { ...state, catalog: { ...state.catalog, products } };
    const gone = after(moved, firstLine(moved, first.newCartId).removed);
    expect(quoteOf(gone, evening.id).ticketsAvailable).toBe(10);
  });
});
