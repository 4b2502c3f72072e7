import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../dates/instant.ts';
import type { CartId } from '../ids.ts';
import { after, aSeller, later, now, tickets, visitDay } from '../testing/seller-builders.ts';
import { adult } from '../testing/seller-catalog-builder.ts';
import { linesOf } from '../testing/whole-state.ts';
import { codesOf, moveUse } from './places/code-ledger.ts';
import { type HoldRow, placesOf, rowOf } from './places/ledger.ts';
import { periodId } from './places/period-places.ts';
import { allPlaces, codesIn, placesIn, withCodes, withPlaces } from './state-ledgers.ts';

const lifetime = minutes(15);
const ana = { digest: 'ana', mostPersons: 20 };

const cartOf = (persons: number) => ({ ...tickets([[adult, persons]]), client: ana });
const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;

const added = cartOf(4);
const id = added.newCartId;
const state = after(aSeller(10), added);
const [line = expect.fail()] = linesOf(state, id);
const row: HoldRow = (line.kind === 'ticket' ? rowOf(id, line) : undefined) ?? expect.fail();
const day = { facilityId: row.facilityId, period: visitDay };

describe('the places that a decision reads', () => {
  it.each([
    ['include a hold a millisecond before its end', lifetime - 1, { left: 6, ended: 0 }],
    ['do not include a hold at its end', lifetime, { left: 10, ended: 4 }],
  ])('%s', (_, elapsed, counts) => {
    const places = placesIn(state, [day], plusMilliseconds(now, elapsed));
    expect(places.periods.get(periodId(day))).toEqual({
      ...day,
      capacity: 10,
      sold: 0,
      ...counts,
      ofClient: new Map(),
    });
  });

  it.each([
    ['include them while the hold is live', 'ana', lifetime - 1, [[line.cartItemId, 4]]],
    ['do not include them at the end of the hold', 'ana', lifetime, []],
    ['do not include those of another client', 'other', 0, []],
  ] as const)('have the unpaid persons of a client by line: %s', (_, client, elapsed, persons) => {
    const places = allPlaces(state, plusMilliseconds(now, elapsed), client);
    expect([...(places.periods.get(periodId(day))?.ofClient ?? [])]).toEqual(persons);
  });
});

describe('a change of places', () => {
  const changed = (from: HoldRow | undefined, to: HoldRow | undefined) => ({
    ...placesOf(new Map()),
    changes: new Map([[row.cartItemId, { from, to }]]),
  });

  it.each([
    ['another state', { ...row, state: 'paying', endsAt: plusMilliseconds(now, lifetime) } as const],
    ['another end', { ...row, state: 'held', endsAt: plusMilliseconds(now, lifetime + 1) } as const],
    ['other persons', { ...row, persons: 3 }],
  ])('throws when the row has %s than the cart', (_, from) => {
    expect(() => withPlaces(state, changed(from, undefined), now)).toThrow(RangeError);
  });

  it('throws when a line would have two rows', () => {
    expect(() => withPlaces(state, changed(undefined, row), now)).toThrow(RangeError);
  });

  it('deletes only the ended rows of a swept period', () => {
    const both = after(state, cartOf(2), later(1));
    const swept = { ...placesOf(new Map()), swept: new Set([periodId(day)]) };
    const left = withPlaces(both, swept, plusMilliseconds(now, lifetime));
    expect([...left.holds.values()].map(({ persons }) => persons)).toEqual([2]);
    expect(left.periods.get(periodId(day))).toMatchObject({ held: 2, paying: 0, sold: 0 });
  });
});

describe('the ended uses of a code', () => {
  const rival = tickets([[adult, 1]]);
  const used = (text: string) => after(after(state, code(id, text)), rival, later(lifetime));

  it('are counted only for a code with a limit', () => {
    const ended = (text: string) => codesIn(used(text), [text], plusMilliseconds(now, lifetime)).seen.get(text);
    expect([ended('ONCE'), ended('TEN')]).toEqual([
      { used: 1, ended: 1 },
      { used: 1, ended: 0 },
    ]);
  });

  it('throw when the row differs from the cart', () => {
    const before = used('ONCE');
    const use = before.carts.get(id)?.promoCode ?? expect.fail();
    const other = { ...use, hold: { state: 'held', until: plusMilliseconds(now, lifetime + 1) } } as const;
    const codes = moveUse(codesOf(new Map([['ONCE', { used: 1, ended: 0 }]])), id, other, undefined, now);
    expect(() => withCodes(before, id, codes, now)).toThrow(RangeError);
  });
});
