import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import { pressKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  bankSays,
  buyer,
  firstLine,
  giftCards,
  later,
  now,
  payment,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult, aSellerCatalog, repriced } from '../../testing/seller-catalog-builder.ts';
import { attemptsOf, ticketsIn } from '../../testing/whole-state.ts';
import { formerById } from '../catalog/former-goods.ts';
import { soldPeriodList } from '../places/period-places.ts';
import type { SellerState } from '../state.ts';
import { commandOfRow } from './command-again.ts';
import { finderOfName, orderHistory, orderOfName } from './order-history.ts';
import { type CatalogSnapshot, replayOrder } from './replay-order.ts';

const minute = (number: number) => later(minutes(number));

const added = tickets([[adult, 2]]);
const id = added.newCartId;

/** A paid order of two tickets and a card of 30 EUR with a promo code, one step per minute. */
const bought = (): SellerState => {
  const filled = after(after(aSeller(), added), giftCards(1, { cartId: id, worth: 30_00 }), minute(1));
  const coded = after(filled, { type: 'applyPromoCode', cartId: id, text: 'ten' }, minute(2));
  const ordered = after(after(coded, buyer(id), minute(3)), payment(id), minute(4));
  const { attemptId, amount, sessionEndsAt: endsAt } = attemptsOf(ordered, id)[0] ?? expect.fail();
  const redirectUrl = 'https://pay.example/1';
  const opened = after(ordered, { type: 'keepSession', attemptId, redirectUrl, endsAt }, minute(5));
  const reported = { state: 'captured', amount } as const;
  return after(opened, { type: 'settle', attemptId, eventId: 'event', reported }, minute(6));
};

const historyIn = (state: SellerState) => orderHistory(state.log, orderIn(state), state.catalog);

const lines = (state: SellerState) =>
  historyIn(state).entries.map(({ at, what }) => `${(at - now) / minutes(1)} ${what}`);

describe('the history of an order', () => {
  it('starts with the cart, and is in chronological order', () => {
    const state = bought();
    expect(lines(state)).toEqual([
      '0 cartOpened',
      '0 lineAdded',
      '1 lineAdded',
      '2 codeTaken',
      '4 placed',
      '4 attemptMade',
      '5 sessionOpened',
      '6 notified',
      '6 moneySeen',
      '6 attemptPaid',
      '6 completed',
      '6 mailAsked',
    ]);
    expect(historyIn(state)).toMatchObject({ isComplete: true, catalogVersion: 1, total: 69_60 });
  });

  it('does not contain keys, digests or personal data', () => {
    const state = bought();
    const { ref, orderKey, cancelId } = orderIn(state);
    const text = JSON.stringify(historyIn(state));
    const person = Object.values(state.orderBuyers.get(ref)?.customer ?? {});
    for (const secret of [
      ref,
      orderKey,
      cancelId,
      id,
      'session"',
      ...ticketsIn(state).map(({ code }) => code),
      ...person,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is empty and incomplete after its log was deleted', () => {
    const state = { ...bought(), log: [] };
    expect(historyIn(state)).toMatchObject({ entries: [], isComplete: false });
  });

  it('contains what left the cart', () => {
    const filled = after(after(aSeller(), added), giftCards(1, { cartId: id, worth: 30_00 }), minute(1));
    const emptied = after(filled, firstLine(filled, id, 'giftCard').removed, minute(2));
    const fewer = after(emptied, firstLine(emptied, id).set(1), minute(3));
    const ordered = after(after(fewer, buyer(id), minute(4)), payment(id), minute(5));
    expect(historyIn(ordered).entries.slice(2, 5)).toMatchObject([
      { what: 'lineAdded', goods: 'any-value', quantity: 1, by: 'visitor' },
      { what: 'lineRemoved', goods: 'any-value', quantity: 1 },
      { what: 'quantityChanged', quantity: 1, item: 1 },
    ]);
  });

  it('contains an ended hold and a promo code', () => {
    const coded = after(after(aSeller(), added), { type: 'applyPromoCode', cartId: id, text: 'ten' });
    const late = minute(30);
    const begun = after(coded, { type: 'beginCheckout', cartId: id }, late);
    const state = after(after(begun, buyer(id), late), payment(id), late);
    expect(lines(state)).toContain('30 holdEnded');
    expect(historyIn(state).entries.find(({ what }) => what === 'codeTaken')).toMatchObject({ word: 'TEN' });
  });

  it('contains refused commands with the reason', () => {
    const state = bought();
    const [row = expect.fail()] = state.log;
    const refused = { ...row, at: minute(1).now, facts: [], refusal: { kind: 'capacityFull', left: 1 } } as const;
    const { entries } = orderHistory([row, refused], orderIn(state), state.catalog);
    expect(entries.at(-1)).toMatchObject({ what: 'refused', word: 'addTicket', why: expect.stringContaining('Full') });
  });

  it('names staff only in the entries of their own commands', () => {
    const state = bought();
    const [entry, card] = ['entry', 'valueCard'].map((kind) => ticketsIn(state).find((one) => one.kind === kind)?.code);
    if (entry === undefined || card === undefined) expect.fail();
    const key = pressKey('press');
    const onVisit = { ...minute(60), today: localDate('2027-01-20') };
    const entered = after(state, { type: 'admitTicket', code: entry, key, staff: 'entrance' }, onVisit);
    const used = after(entered, { type: 'admitTicket', code: card, key, amount: cents(10_00), staff: 'till' }, onVisit);
    const back = after(used, { type: 'takeBack', code: card, key, amount: cents(1_00), staff: 'mojca' }, onVisit);
    const named = historyIn(back).entries.flatMap(({ what, staff }) => (staff === undefined ? [] : [[what, staff]]));
    expect(named).toEqual([
      ['admitted', 'entrance'],
      ['redeemed', 'till'],
      ['redemptionTakenBack', 'mojca'],
    ]);
  });

  it('does not contain look-ups, which are not commands', () => {
    const state = bought();
    const [row = expect.fail()] = state.log;
    const request = { type: 'lookUp', order: orderIn(state).number } as const;
    const lookUp = { ...row, by: 'office', staff: 'mojca', request, facts: [] } as const;
    expect(orderHistory([...state.log, lookUp], orderIn(state), state.catalog)).toEqual(historyIn(state));
    expect(commandOfRow(lookUp, state)).toBeUndefined();
  });
});

describe('an order that is calculated again', () => {
  const snapshotOf = (state: SellerState, catalog = aSellerCatalog()): CatalogSnapshot => ({
    version: catalog.version,
    offered: { goods: catalog, sold: soldPeriodList(state.catalog.soldPeriods), places: [] },
  });

  it('is the same to the cent with its own catalog, value cards and codes included', () => {
    const state = bought();
    const replayed = replayOrder(state.catalog, orderIn(state), snapshotOf(state), at.zone);
    expect(replayed).toMatchObject({ isSame: true, isOwnVersion: true, totalAgain: 69_60 });
  });

  it.each([
    [21_99, 69_60 - 2],
    [22_01, 69_60 + 2],
  ])('differs when a price of its catalog is a cent off: %i', (price, totalAgain) => {
    const state = bought();
    const replayed = replayOrder(
      state.catalog,
      orderIn(state),
      snapshotOf(state, repriced(aSellerCatalog(), price)),
      at.zone,
    );
    expect(replayed).toMatchObject({ isSame: false, isOwnVersion: false, total: 69_60, totalAgain });
  });

  it('has a line without a price when the catalog did not sell it', () => {
    const state = bought();
    const catalog = { ...aSellerCatalog(), products: new Map() };
    const replayed = replayOrder(aSellerCatalog(), orderIn(state), snapshotOf(state, catalog), at.zone);
    expect(replayed).toMatchObject({ isSame: false, totalAgain: 0, lines: [{ item: { kind: 'ticket' } }, {}] });
    expect(JSON.stringify(replayed)).not.toContain('"again"');
  });

  it('is the same when its goods had left its catalog while its cart still held them', () => {
    const state = bought();
    const former = formerById({ products: [...aSellerCatalog().products.values()], upsells: [] });
    const then = snapshotOf(state, { ...aSellerCatalog(), products: new Map() });
    expect(replayOrder({ ...aSellerCatalog(), former }, orderIn(state), then, at.zone)).toMatchObject({ isSame: true });
  });
});

it('the history of an order contains the reason of a declined payment when the bank sends one', () => {
  const begun = after(after(after(aSeller(), added), buyer(id)), payment(id));
  const closed = (reason: { readonly why?: 'notConfirmed' }) => {
    const state = bankSays(begun, id, { state: 'declined', ...reason }, minute(1));
    return historyIn(state).entries.find(({ what }) => what === 'attemptClosed');
  };
  expect(closed({ why: 'notConfirmed' })).toMatchObject({ attempt: 1, word: 'declined', why: 'notConfirmed' });
  expect(closed({})?.why).toBeUndefined();
});

it('an order is found by its exact number or reference', () => {
  const state = bought();
  const { number, ref } = orderIn(state);
  expect([number, ref, `x${number}`, `${number}x`].map((name) => orderOfName(state, name)?.ref)).toEqual([
    ...[ref, ref],
    ...[undefined, undefined],
  ]);
  expect([number, ref, `x${number}`, `${number}x`].map((name) => finderOfName(name))).toEqual([
    { by: 'orderNumber', key: number },
    ...[ref, `x${number}`, `${number}x`].map((key) => ({ by: 'order', key })),
  ]);
});
