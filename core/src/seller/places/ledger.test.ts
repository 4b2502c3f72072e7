import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cartId, cartItemId, facilityId } from '../../ids.ts';
import { nextDay, now, visitDay } from '../../testing/seller-builders.ts';
import { adult, pool } from '../../testing/seller-catalog-builder.ts';
import type { Hold, SellerTicketLine } from '../cart/seller-cart.ts';
import {
  countFor,
  type LoadedPlaces,
  loadedPlaces,
  moveHold,
  type Places,
  placesOf,
  rowOf,
  statusOf,
} from './ledger.ts';
import { periodId } from './period-places.ts';

const cart = cartId('cart');
const id = cartItemId('line');
const day = { facilityId: facilityId(pool), period: visitDay };
const until = plusMilliseconds(now, minutes(15));
const held: Hold = { state: 'held', until };
const over: Hold = { state: 'held', until: now };
const paying: Hold = { state: 'paying', until };

const line = (quantity: number, hold: Hold = held, cartItem = id): SellerTicketLine => ({
  ...day,
  kind: 'ticket',
  cartItemId: cartItem,
  productId: pool,
  priceListId: adult,
  position: 1,
  quantity,
  personsEach: 1,
  firstAddedAt: now,
  lastAddedAt: now,
  hold,
});

/** A day with ten places of which seven are available, two of those still counted for ended holds. */
const loaded: LoadedPlaces = { ...day, capacity: 10, sold: 1, left: 7, ended: 2, ofClient: new Map() };
const places = placesOf(new Map([[periodId(day), loaded]]));

const take = (quantity: number, from = places): Places => moveHold(from, cart, undefined, line(quantity), now);
const loadedIn = (after: Places) => loadedPlaces(after, day);
const isSwept = (after: Places): boolean => after.swept.has(periodId(day));
const changeIn = (after: Places, cartItem = id) => after.changes.get(cartItem);

describe('the row of a line', () => {
  it.each([
    ['held', held, { state: 'held', endsAt: until }],
    ['paying', paying, { state: 'paying', endsAt: until }],
    ['sold', { state: 'sold' }, { state: 'sold' }],
    ['of a free order', { state: 'sold', until }, { state: 'sold', countsUntil: until }],
  ] as const)('that is %s has its state and its end', (_, hold, status) => {
    expect(statusOf(hold)).toEqual(status);
    expect(rowOf(cart, line(3, hold))).toEqual({ ...day, cartId: cart, cartItemId: id, persons: 3, ...status });
  });

  it('counts persons, and is absent after its places are released', () => {
    expect(rowOf(cart, { ...line(3), personsEach: 4 })).toMatchObject({ cartId: cart, cartItemId: id, persons: 12 });
    expect(rowOf(cart, line(3, { state: 'expired', until: now }))).toBeUndefined();
  });
});

describe('the addition of a hold', () => {
  it.each([
    ['one place less than is not counted', 4, 3, false],
    ['all that is not counted', 5, 2, false],
    ['one place more', 6, 1, true],
    ['all that is left', 7, 0, true],
  ])('of %s (%i) leaves %i and deletes ended holds first: %s', (_, quantity, left, swept) => {
    const after = take(quantity);
    expect(loadedIn(after)).toEqual({ ...loaded, left, ended: swept ? 0 : 2 });
    expect(isSwept(after)).toBe(swept);
    expect(changeIn(after)).toEqual({ from: undefined, to: rowOf(cart, line(quantity)) });
  });

  it('of a second line deletes ended holds when both lines need their places', () => {
    const other = cartItemId('other');
    const first = take(3);
    const both = moveHold(first, cart, undefined, line(3, held, other), now);
    expect([isSwept(first), isSwept(both)]).toEqual([false, true]);
    expect([loadedIn(both)?.left, [...both.changes.keys()]]).toEqual([1, [id, other]]);
  });

  it('throws for a period that was not loaded, and counts nothing for a period that is not on sale', () => {
    expect(() => moveHold(places, cart, undefined, { ...line(1), period: nextDay }, now)).toThrow(RangeError);
    expect(() => loadedPlaces(places, { ...day, period: nextDay })).toThrow(RangeError);
    expect(loadedPlaces(placesOf(places.periods, true), { ...day, period: nextDay })).toBeUndefined();
    const closed = placesOf(new Map([[periodId(day), undefined]]));
    expect(loadedPlaces(take(1, closed), day)).toBeUndefined();
  });
});

describe('the move of a live hold', () => {
  it.each([
    ['to fewer places', line(2), 9],
    ['to more places', line(5), 6],
    ['to a payment', line(4, paying), 7],
    ['to a sale', line(4, { state: 'sold' }), 7],
    ['to nothing', undefined, 11],
    ['to a released line', line(4, { state: 'expired', until: now }), 11],
  ])('%s names the former row and counts the difference', (_, to, left) => {
    const after = moveHold(places, cart, line(4), to, now);
    expect(changeIn(after)).toEqual({ from: rowOf(cart, line(4)), to: to && rowOf(cart, to) });
    expect([loadedIn(after)?.left, isSwept(after)]).toEqual([left, false]);
  });

  it('twice in one decision names the first and the last row', () => {
    const once = moveHold(places, cart, line(4), line(2), now);
    const twice = moveHold(once, cart, line(2), line(3, paying), now);
    expect(changeIn(twice)).toEqual({ from: rowOf(cart, line(4)), to: rowOf(cart, line(3, paying)) });
    expect(loadedIn(twice)?.left).toBe(8);
  });

  it('to nothing in the decision that added it changes nothing', () => {
    const after = moveHold(take(4), cart, line(4), undefined, now);
    expect(changeIn(after)).toEqual({ from: undefined, to: undefined });
    expect(loadedIn(after)).toEqual(loaded);
  });
});

describe('the move of an ended hold', () => {
  it('deletes it with all ended holds of its period, and names no row', () => {
    const after = moveHold(places, cart, line(2, over), undefined, now);
    expect([isSwept(after), changeIn(after)]).toEqual([true, undefined]);
    expect(loadedIn(after)).toEqual({ ...loaded, ended: 0 });
  });

  it('to a live hold takes its places like a new hold', () => {
    const after = moveHold(places, cart, line(2, over), line(2), now);
    expect(changeIn(after)).toEqual({ from: undefined, to: rowOf(cart, line(2)) });
    expect([isSwept(after), loadedIn(after)]).toEqual([true, { ...loaded, left: 5, ended: 0 }]);
  });

  it('counts once when the same decision added it, as late money does', () => {
    const late = line(2, { state: 'held', until: plusMilliseconds(now, -1) });
    const taken = moveHold(places, cart, line(2, over), late, now);
    const sold = moveHold(taken, cart, late, line(2, { state: 'sold' }), now);
    expect(changeIn(sold)).toEqual({ from: undefined, to: rowOf(cart, line(2, { state: 'sold' })) });
    expect(loadedIn(sold)).toEqual({ ...loaded, left: 5, ended: 0 });
  });

  it.each([
    ['keeps its row a millisecond before its end', 1, false],
    ['sweeps the period at its end', 0, true],
    ['sweeps the period a millisecond after its end', -1, true],
  ])('%s', (_, ahead, isOver) => {
    const hold: Hold = { state: 'paying', until: plusMilliseconds(now, ahead) };
    const after = moveHold(places, cart, line(2, hold), line(2), now);
    expect(isSwept(after)).toBe(isOver);
    expect(changeIn(after)?.from === undefined).toBe(isOver);
  });
});

describe('the places that count for a client', () => {
  it('are those of the named lines, also after a later move in the same decision', () => {
    const other = cartItemId('other');
    const both = moveHold(take(2), cart, undefined, line(1, held, other), now);
    const counted = countFor(both, [id, cartItemId('unknown')], 'ana');
    expect(counted.changes.size).toBe(2);
    expect([changeIn(counted)?.to?.client, changeIn(counted, other)?.to?.client]).toEqual(['ana', undefined]);
    const moved = moveHold(counted, cart, line(2), line(2, paying), now);
    expect(changeIn(moved)?.to).toEqual({ ...rowOf(cart, line(2, paying)), client: 'ana' });
  });
});
