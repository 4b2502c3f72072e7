import { describe, expect, it } from 'vitest';
import { ticketsOf } from '../../cart/cart-line.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import { dayIn, minutes, parseInstant, plusMilliseconds } from '../../dates/instant.ts';
import { type LocalDate, localDate, plusDays } from '../../dates/local-date.ts';
import { localTime } from '../../dates/local-time.ts';
import { type CartId, priceGroupId, priceListId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import {
  after,
  aSeller,
  bankSays,
  buyer,
  decided,
  firstLine,
  payment,
  refusal,
  tickets,
  towels,
} from '../../testing/seller-builders.ts';
import { adult, pool, towel } from '../../testing/seller-catalog-builder.ts';
import { cartToShow, linesOf, stockOf } from '../../testing/whole-state.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';
import { visitorCartView } from '../views/cart-view.ts';
import { quoteView } from '../views/price-view.ts';
import { productListView } from '../views/product-list-view.ts';
import { calendarView } from '../views/product-view.ts';
import { hasSaleEnded } from './periods-on-sale.ts';
import { isTicket, type SoldPriceGroup } from './seller-catalog.ts';

const zone = 'Europe/Ljubljana';

const moment = (text: string): DecisionTime => {
  const now = parseInstant(text)._unsafeUnwrap();
  return { now, zone, today: dayIn(zone, now) };
};

const dayOf = (date: LocalDate): TicketPeriod => ({ type: 'day', date });

describe('a price group sold until an hour', () => {
  it.each([
    ['2027-01-15T14:59:59.999Z', '16:00', false],
    ['2027-01-15T15:00:00Z', '16:00', true],
    ['2027-01-15T22:59:59Z', '16:00', true],
    // Clocks go forward from 02:00 to 03:00.
    ['2027-03-28T00:59:00Z', '02:30', false],
    ['2027-03-28T01:00:00Z', '02:30', true],
    // Clocks go back from 03:00 to 02:00: the first 02:30 ends the sale, which does not start again.
    ['2027-10-31T00:29:00Z', '02:30', false],
    ['2027-10-31T00:30:00Z', '02:30', true],
    ['2027-10-31T01:00:00Z', '02:30', true],
  ])('at %s with the hour %s has ended for today: %s (R-TICKET-18)', (text, until, isOver) => {
    const at = moment(text);
    expect(hasSaleEnded({ until: localTime(until) }, dayOf(at.today), at)).toBe(isOver);
    expect(hasSaleEnded({ until: localTime(until) }, dayOf(plusDays(at.today, 1)), at)).toBe(false);
    expect(hasSaleEnded({}, dayOf(at.today), at)).toBe(false);
  });

  it('ends by the clock of the configured zone', () => {
    const at = { ...moment('2027-01-15T15:30:00Z'), zone: 'Europe/London' };
    expect(hasSaleEnded({ until: localTime('16:00') }, dayOf(at.today), at)).toBe(false);
  });
});

const day = localDate('2027-01-15');
const open = moment('2027-01-15T14:59:00Z');
const closing = moment('2027-01-15T15:00:00Z');
const morning = priceListId('morning-adult');

/** A pool that sells today's tickets at 22 EUR until 16:00 and, with a morning group, tickets at 18 EUR until 11:00. */
const aPool = (hours: readonly ('11:00' | '16:00')[] = ['16:00']): SellerState => {
  const state = aSeller(50, [dayOf(day), dayOf(plusDays(day, 1))]);
  const { products } = state.catalog;
  const sold = [...products.values()].find(isTicket) ?? expect.fail('no pool');
  const [group] = sold.priceGroups;
  if (group === undefined) return expect.fail('no group');
  const groups: readonly SoldPriceGroup[] = hours.map((hour) => ({
    ...group,
    until: localTime(hour),
    priceGroupId: priceGroupId(hour === '16:00' ? 'day' : 'morning'),
    priceLists: group.priceLists
      .filter((one) => one.priceListId === adult)
      .map((list) => (hour === '16:00' ? list : { ...list, priceListId: morning, price: cents(18_00) })),
  }));
  return {
    ...state,
    catalog: { ...state.catalog, products: new Map([[pool, { ...sold, priceGroups: groups }]]) },
  };
};

const quote = (state: SellerState, at: DecisionTime, date = day) =>
  quoteView(
    { ...stockOf(state, at), cart: undefined },
    { language: 'sl', productId: pool, period: dayOf(date) },
    at,
  )._unsafeUnwrap();

const groupsOf = (state: SellerState, at: DecisionTime, date = day) =>
  quote(state, at, date).priceGroups.map(({ priceGroupId: id, enabled, endedAt }) => [id, enabled, endedAt]);

const todayIn = (state: SellerState, at: DecisionTime) =>
  calendarView(stockOf(state, at), [...state.catalog.products.values()].find(isTicket) ?? expect.fail('no pool'), at)
    .availability[0];

const cardOf = (state: SellerState, at: DecisionTime) =>
  productListView(stockOf(state, at), { language: 'sl', group: 'poolTickets', skip: 0, take: 9 }, at).items[0];

describe('a ticket of today after the hour of a price group', () => {
  it('has that group disabled in a quote, with the hour at which its sale ended', () => {
    const state = aPool(['11:00', '16:00']);
    expect(groupsOf(state, open)).toEqual([
      ['morning', false, '11:00'],
      ['day', true, undefined],
    ]);
    expect(quote(state, open).ticketsAvailable).toBe(50);
    expect(groupsOf(state, open, plusDays(day, 1))).toEqual([
      ['morning', true, undefined],
      ['day', true, undefined],
    ]);
  });

  it('is sold out when the hours of all groups are over, with the last hour', () => {
    const state = aPool(['11:00', '16:00']);
    const early = moment('2027-01-15T09:59:00Z');
    expect(todayIn(state, early)).toEqual({ date: day, ticketsAvailable: 50, adultPrice: 18_00, endedAt: undefined });
    expect(todayIn(state, open)).toEqual({ date: day, ticketsAvailable: 50, adultPrice: 22_00, endedAt: undefined });
    expect(todayIn(state, closing)).toMatchObject({ date: day, ticketsAvailable: 0, endedAt: '16:00' });
    expect(quote(state, closing).ticketsAvailable).toBe(0);
    expect(quote(state, closing, plusDays(day, 1)).ticketsAvailable).toBe(50);
  });

  it('is sold out in the product list, whose next free day is tomorrow', () => {
    expect(cardOf(aPool(), open)).toMatchObject({ available: true, nextFreeDay: day, today: 'free' });
    const tomorrow = plusDays(day, 1);
    expect(cardOf(aPool(), closing)).toMatchObject({ available: true, nextFreeDay: tomorrow, today: 'soldOut' });
  });

  it('cannot be added with that group, and can with other groups and for other days', () => {
    const state = aPool(['11:00', '16:00']);
    const buy = (list: typeof adult, date = day) => tickets([[list, 1]], { period: dayOf(date) });
    expect(refusal(state, buy(morning), open)).toEqual({ kind: 'priceListDisabled' });
    expect(refusal(state, buy(adult), open)).toBeUndefined();
    expect(refusal(state, buy(adult), closing)).toEqual({ kind: 'priceListDisabled' });
    expect(refusal(state, buy(adult, plusDays(day, 1)), closing)).toBeUndefined();
  });
});

/** A cart with two tickets for today, added five minutes before their sale ends and held for ten minutes after it. */
const heldCart = () => {
  const command = tickets([[adult, 2]], { period: dayOf(day) });
  return { id: command.newCartId, state: after(aPool(), command, moment('2027-01-15T14:55:00Z')) };
};

const runOut = moment('2027-01-15T15:10:00Z');

const shown = (state: SellerState, id: CartId, at: DecisionTime) =>
  visitorCartView(cartToShow(state, id, at), 'sl', at);
const ticketIn = (state: SellerState, id: CartId, at: DecisionTime) => ticketsOf(shown(state, id, at).items)[0];
const begin = (cartId: CartId) => ({ type: 'beginCheckout', cartId }) as const;
const holdOf = (state: SellerState, id: CartId) =>
  linesOf(state, id).map((line) => line.kind === 'ticket' && line.hold);

describe('a line for today whose price group has ended', () => {
  it('can be reduced, extended and paid while its places are held, and cannot grow', () => {
    const { state, id } = heldCart();
    expect(ticketIn(state, id, closing)).toMatchObject({ hold: { type: 'held' }, maxQuantity: 2 });
    expect(refusal(state, firstLine(state, id).set(3), closing)).toEqual({ kind: 'periodNotOnSale' });
    expect(refusal(state, firstLine(state, id).set(3), open)).toBeUndefined();
    expect(refusal(state, firstLine(state, id).set(1), closing)).toBeUndefined();
    expect(refusal(state, { type: 'extendHold', cartId: id }, closing)).toBeUndefined();
    expect(decided(state, begin(id), closing).answer.isOk()).toBe(true);
    expect(shown(state, id, closing).upsells.map((offered) => offered.id)).toEqual([towel]);
  });

  it('cannot be bought after its hold has ended, and is lost at checkout with the reason that it is over', () => {
    const { state, id } = heldCart();
    expect(ticketIn(state, id, runOut)).toMatchObject({ hold: { type: 'over' } });
    expect(ticketIn(state, id, runOut)).not.toHaveProperty('maxQuantity');
    expect(refusal(state, firstLine(state, id).set(2), runOut)).toEqual({ kind: 'periodNotOnSale' });
    expect(refusal(state, towels(id, 1, day), runOut)).toEqual({ kind: 'notFound', what: 'upsell' });
    const { next, answer } = decided(state, begin(id), runOut);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'ticketsOver' });
    expect(shown(next, id, runOut)).toMatchObject({ items: [], lost: [{ quantity: 2, reason: 'over' }] });
  });

  const paying = () => {
    const { state, id } = heldCart();
    return { id, state: after(after(state, buyer(id), closing), payment(id), closing) };
  };

  it('is sold by a payment that started while it was held, also after the hold has ended', () => {
    const { state, id } = paying();
    const hourLater = { ...closing, now: plusMilliseconds(closing.now, minutes(60)) };
    expect(holdOf(bankSays(state, id, 'captured', runOut), id)).toEqual([{ state: 'sold' }]);
    expect(holdOf(bankSays(state, id, 'captured', hourLater), id)).toEqual([{ state: 'sold' }]);
  });

  it('is held for another attempt after a failed payment', () => {
    const { state, id } = paying();
    const failed = bankSays(state, id, { state: 'canceled' }, moment('2027-01-15T15:12:00Z'));
    expect(ticketIn(failed, id, moment('2027-01-15T15:13:00Z'))).toMatchObject({ hold: { type: 'held' } });
    expect(ticketIn(failed, id, moment('2027-01-15T15:17:00Z'))).toMatchObject({ hold: { type: 'over' } });
  });
});
