import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { cartId, cartItemId, facilityId } from '../../ids.ts';
import { nextDay, now, visitDay } from '../../testing/seller-builders.ts';
import { adult, pool } from '../../testing/seller-catalog-builder.ts';
import type { Hold, SellerTicketLine } from '../cart/seller-cart.ts';
import { countFor, type LoadedPlaces, loadedPlaces, moveHold, type Places, placesOf, rowOf } from './ledger.ts';
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

  it('throws for a period that was not loaded, and counts nothing for a period that is not on sale', () => {
    expect(() => moveHold(places, cart, undefined, { ...line(1), period: nextDay }, now)).toThrow(RangeError);
    expect(() => loadedPlaces(places, { ...day, period: nextDay })).toThrow(RangeError);
    expect(loadedPlaces(placesOf(places.periods, true), { ...day, period: nextDay })).toBeUndefined();
    const closed = placesOf(new Map([[periodId(day), undefined]]));
    expect(loadedPlaces(take(1, closed), day)).toBeUndefined();
  });
});

describe('the move of a live hold', () => {
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

  it('counts once when the same decision added it, as late money does', () => {
    const late = line(2, { state: 'held', until: plusMilliseconds(now, -1) });
    const taken = moveHold(places, cart, line(2, over), late, now);
    const sold = moveHold(taken, cart, late, line(2, { state: 'sold' }), now);
    expect(changeIn(sold)).toEqual({ from: undefined, to: rowOf(cart, line(2, { state: 'sold' })) });
    expect(loadedIn(sold)).toEqual({ ...loaded, left: 5, ended: 0 });
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
