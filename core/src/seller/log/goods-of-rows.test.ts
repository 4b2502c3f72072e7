import { describe, expect, it } from 'vitest';
import { orderIn } from '../../testing/paying-seller.ts';
import { after, aSeller, buyer, giftCards, payment, tickets, towels, visitDay } from '../../testing/seller-builders.ts';
import { adult, infant, pool } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { LogRow } from './log-row.ts';
import { orderHistory } from './order-history.ts';

const added = tickets([[adult, 2]]);
const id = added.newCartId;

/** Two ordered tickets of a cart that had a towel, a gift card and another ticket, too. */
const ordered = () => {
  const filled = [towels(id), giftCards(1, { cartId: id }), tickets([[infant, 1]], { cartId: id })];
  const full = filled.reduce((from, command) => after(from, command), after(aSeller(), added));
  const [, ...others] = linesOf(full, id);
  const fewer = others.reduce(
    (from, { cartItemId }) => after(from, { type: 'removeLine', cartId: id, cartItemId }),
    full,
  );
  return after(after(fewer, buyer(id)), payment(id));
};

describe('the history of an order', () => {
  it('names goods that left the cart, in the language of the order and with their day', () => {
    const state = ordered();
    const { entries } = orderHistory(state.log, orderIn(state), state.catalog);
    expect(entries.filter(({ what }) => what === 'lineAdded').map(({ item, title }) => [item, title])).toEqual([
      [1, undefined],
      [undefined, 'Brisača'],
      [undefined, 'Bon: voucher'],
      [undefined, 'Bazen: Dnevna – infant'],
    ]);
    const removed = entries.filter(({ what }) => what === 'lineRemoved');
    expect(removed.map(({ title, day }) => [title, day])).toEqual([
      ['Brisača', '2027-01-20'],
      ['Bon: voucher', undefined],
      ['Bazen: Dnevna – infant', '2027-01-20'],
    ]);
  });

  it('has the ids of goods that the catalog does not contain any more', () => {
    const state = ordered();
    const catalog = { ...state.catalog, products: new Map() };
    const { entries } = orderHistory(state.log, orderIn(state), catalog);
    const removed = entries.findLast(({ what }) => what === 'lineRemoved');
    expect([removed?.title, removed?.goods]).toEqual([undefined, infant]);
  });

  it('names the goods, the pieces and the free places of a refused request', () => {
    const state = ordered();
    const [row = expect.fail('no row')] = state.log;
    const line = linesOf(state, id)[0]?.cartItemId ?? expect.fail('no line');
    const requests: readonly LogRow['request'][] = [
      row.request,
      { type: 'changeQuantity', cartId: id, cartItemId: line, quantity: 9 },
      { type: 'useCase', name: 'quoteTicket', productId: pool, period: visitDay },
      { type: 'useCase', name: 'addTicket' },
    ];
    const refusal = { kind: 'capacityFull', left: 1 } as const;
    const refused = requests.map((request) => ({ ...row, request, facts: [], refusal }));
    const { entries } = orderHistory([row, ...refused], orderIn(state), state.catalog);
    expect(entries.slice(-4).map(({ word, title, day, quantity, left }) => [word, title, day, quantity, left])).toEqual(
      [
        ['addTicket', 'Bazen', '2027-01-20', 2, 1],
        ['changeQuantity', 'Bazen: Dnevna – adult', '2027-01-20', 9, 1],
        ['quoteTicket', 'Bazen', '2027-01-20', undefined, 1],
        ['addTicket', undefined, undefined, undefined, 1],
      ],
    );
  });

  it('names a refused promo code', () => {
    const state = ordered();
    const [row = expect.fail('no row')] = state.log;
    const request = { type: 'applyPromoCode', cartId: id, text: 'TEN' } as const;
    const refused: LogRow = { ...row, request, facts: [], refusal: { kind: 'promoCodeUsedUp' } };
    const { entries } = orderHistory([row, refused], orderIn(state), state.catalog);
    expect(entries.at(-1)).toMatchObject({ what: 'refused', code: 'TEN', why: expect.stringMatching(/UsedUp$/) });
  });
});
