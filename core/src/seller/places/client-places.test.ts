import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { type CartId, facilityId, type PriceListId, productId } from '../../ids.ts';
import { percent } from '../../money/percent.ts';
import {
  after,
  aSeller,
  at,
  bankSays,
  buyer,
  firstLine,
  later,
  nextDay,
  payment,
  refusal,
  tickets,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult, aSellerCatalog, infant, pool } from '../../testing/seller-catalog-builder.ts';
import { isTicket } from '../catalog/seller-catalog.ts';
import { type SellerState, sellingState } from '../state.ts';
import type { LimitedClient } from './client-places.ts';

const ana: LimitedClient = { digest: 'ana', mostPersons: 20 };
const other: LimitedClient = { digest: 'other', mostPersons: 20 };
const tooMany = { kind: 'tooManyUnpaidPlaces' };
const day = minutes(24 * 60);

type Overrides = Parameters<typeof tickets>[1] & { readonly client?: LimitedClient; readonly list?: PriceListId };

const adding = (persons: number, { client = ana, list = adult, ...overrides }: Overrides = {}) => ({
  ...tickets([[list, persons]], overrides),
  client,
});

/** A state in which the client Ana holds places in carts of these numbers of persons. */
const holding = (
  persons: readonly number[],
  from: SellerState = aSeller(100),
  when = at,
  overrides: Overrides = {},
) => {
  const commands = persons.map((each) => adding(each, overrides));
  return {
    state: commands.reduce((state, command) => after(state, command, when), from),
    ids: commands.map(({ newCartId }) => newCartId),
  };
};

const clientOf = (state: SellerState, id: CartId) =>
  ([...state.holds.values()].find(({ cartId }) => cartId === id) ?? expect.fail('no places')).client;
const removing = (state: SellerState, id: CartId) => firstLine(state, id).removed;
const setting = (state: SellerState, id: CartId, quantity: number, client = ana) => ({
  ...firstLine(state, id).set(quantity),
  client,
});

/** A second facility of the same capacity, with a ticket of its own. */
const twoFacilities = (): SellerState => {
  const catalog = aSellerCatalog();
  const ticket = [...catalog.products.values()].find(isTicket) ?? expect.fail('no ticket');
  const sauna = { ...ticket, id: productId('sauna'), facilityId: facilityId('sauna') };
  return sellingState(
    { ...catalog, products: new Map([...catalog.products, [sauna.id, sauna]]) },
    {
      sold: [pool, sauna.id].map((id) => ({ productId: id, period: visitDay, facilityDiscount: percent(0) })),
      places: [ticket, sauna].map((one) => ({
        ...{ facilityId: one.facilityId, period: visitDay, capacity: 100, held: 0, paying: 0, sold: 0 },
      })),
    },
  );
};

describe('the unpaid places of a client on a day', () => {
  it.each([
    [100, [19], undefined],
    [100, [20], tooMany],
    [100, [11, 9], tooMany],
    [209, [20], tooMany],
    [210, [20], undefined],
    [300, [20, 9], undefined],
    [300, [20, 10], tooMany],
  ])(
    'are at most twenty or a tenth: of %i, after carts of %j persons, one more has the refusal %j (R-GUARD-13)',
    (capacity, carts, error) => {
      const { state } = holding(carts, aSeller(capacity));
      expect(refusal(state, adding(1))).toEqual(error);
      expect(refusal(state, adding(error === undefined ? 2 : 1))).toEqual(tooMany);
    },
  );

  it('include those of the cart being changed, exclude those of other clients, and have no limit when the client is unknown', () => {
    const { state, ids } = holding([12, 8]);
    const [, second = expect.fail()] = ids;
    expect(refusal(state, adding(1, { cartId: second }))).toEqual(tooMany);
    expect(refusal(state, setting(state, second, 9))).toEqual(tooMany);
    expect(refusal(state, setting(state, second, 7))).toBeUndefined();
    expect(refusal(state, setting(state, second, 8))).toBeUndefined();
    expect(refusal(state, adding(20, { client: other }))).toBeUndefined();
    expect(refusal(state, tickets([[adult, 20]]))).toBeUndefined();
  });

  it('do not count for another day or another facility', () => {
    const { state } = holding([20], aSeller(100, [visitDay, nextDay]));
    expect(refusal(state, adding(20, { period: nextDay }))).toBeUndefined();
    const { state: swimming } = holding([20], twoFacilities());
    const bathing = adding(20);
    expect(refusal(swimming, bathing)).toEqual(tooMany);
    const sauna = { ...bathing, order: { ...bathing.order, productId: productId('sauna') } };
    expect(refusal(swimming, sauna)).toBeUndefined();
  });

  it('move to the client that raises the quantity of a line, and stay when it is reduced', () => {
    const { state, ids } = holding([12]);
    const [id = expect.fail()] = ids;
    const fewer = after(state, setting(state, id, 10, other));
    expect(clientOf(fewer, id)).toBe('ana');
    const more = after(fewer, setting(fewer, id, 15, other));
    expect(clientOf(more, id)).toBe('other');
    expect(refusal(more, adding(20))).toBeUndefined();
    expect(refusal(more, adding(6, { client: other }))).toEqual(tooMany);
  });

  it('end when the cart is emptied or paid, or its hold ends', () => {
    const { state: held, ids } = holding([20]);
    const [id = expect.fail()] = ids;
    const state = after(held, buyer(id));
    expect(refusal(after(state, removing(state, id)), adding(20))).toBeUndefined();
    const paying = after(state, payment(id, { client: ana }));
    expect(refusal(paying, adding(1))).toEqual(tooMany);
    const sold = bankSays(paying, id, 'captured');
    expect(refusal(sold, adding(20))).toBeUndefined();
    expect(clientOf(sold, id)).toBeUndefined();
    expect(refusal(state, adding(1), later(minutes(15) - 1))).toEqual(tooMany);
    expect(refusal(state, adding(20), later(minutes(15)))).toBeUndefined();
  });

  it('are not taken again beyond the limit, by a change or at checkout', () => {
    const { state: begun, ids } = holding([1]);
    const [id = expect.fail()] = ids;
    const { state, ids: taken } = holding([20], after(begun, buyer(id)), later(minutes(15)));
    const when = later(minutes(16));
    const begin = { type: 'beginCheckout', cartId: id, client: ana } as const;
    const retaking = [setting(state, id, 1), begin, payment(id, { client: ana })] as const;
    for (const command of retaking) expect(refusal<typeof command.type>(state, command, when)).toEqual(tooMany);
    const room = after(state, removing(state, taken[0] ?? id), when);
    for (const command of retaking) {
      const again = after<typeof command.type>(room, command, when);
      expect(refusal(again, adding(19), when)).toBeUndefined();
      expect(refusal(again, adding(20), when)).toEqual(tooMany);
    }
  });

  it('include those of a free order for a day', () => {
    const { state: held, ids } = holding([20], aSeller(100), at, { list: infant });
    const [id = expect.fail()] = ids;
    const state = after(after(held, buyer(id)), payment(id, { client: ana }));
    expect(state.carts.get(id)?.state).toBe('sold');
    expect(refusal(state, adding(1), later(day - 1))).toEqual(tooMany);
    expect(refusal(state, adding(20), later(day))).toBeUndefined();
    const [{ cancelId } = expect.fail('no order')] = state.orders.values();
    expect(refusal(after(state, { type: 'cancelOrder', cancelId }), adding(20))).toBeUndefined();
  });

  it('do not refuse a repeat, and end when another client takes them', () => {
    const command = adding(20);
    const state = after(aSeller(20), command);
    expect(refusal(state, command)).toBeUndefined();
    const taken = after(state, adding(1, { client: other }), later(minutes(15)));
    expect([...taken.holds.values()].map(({ client }) => client)).toEqual(['other']);
  });
});
