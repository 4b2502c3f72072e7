import { quantityRefused } from '@shop/core/availability/pieces';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { aDay, aGiftCardLine, aTicketLine } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { type Visit, visitsOf, withRemoved } from '../../checkout/visits.ts';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { cartLineView, expiredLineView } from './cart-line.view.ts';
import { visitView } from './visit-card.view.ts';

const limited = aTicketLine({ maxQuantity: 3 });
const view = (line: Parameters<typeof cartLineView>[0], quantity: number, isTooMany = false) =>
  cartLineView(line, { quantity, isTooMany }, plainTranslator);

describe('a cart line', () => {
  test.each([
    [2, false, undefined],
    [2, true, 'Cart.MaxQuantity 3'],
    [3, false, 'Cart.MaxQuantity 3'],
  ])('of %i pieces with the limit 3, with more typed: %s, shows %s (R-REVIEW-3)', (quantity, isTooMany, cap) => {
    expect(view(limited, quantity, isTooMany).cap).toBe(cap);
  });

  test('without a limit of its own has the general limit', () => {
    expect(view(aTicketLine(), 99).cap).toBeUndefined();
    expect(view(aGiftCardLine(), 100)).toMatchObject({ max: 100, cap: 'Cart.MaxQuantity 100' });
  });

  test.each([
    [true, 'Cart.ReducedWithTicket 300 c'],
    [false, undefined],
  ])('of an upsell without its ticket (%s) shows the reduced price: %s', (lacksTicket, reduced) => {
    const price = linePrice({ price: cents(400), priceWithDiscount: cents(300), quantity: 1, lacksTicket });
    expect(view({ ...aGiftCardLine({ price }), kind: 'upsell' }, 1).reduced).toBe(reduced);
  });

  test.each([
    ['held', { kind: 'capacityFull', left: 2 }, 'Ticket.OnlyLeft 2'],
    ['expired', { kind: 'capacityFull', left: 2 }, undefined],
    ['held', { kind: 'cartTooLarge', max: 20 }, 'Ticket.MaxPersons 20'],
    ['held', { kind: 'tooManyUnpaidPlaces' }, undefined],
    ['held', quantityRefused, 'Quantity.Invalid 100'],
  ] as const)('that is %s shows beside its quantity after %j: %j', (type, refused, problem) => {
    const hold = type === 'held' ? { type, until: instant(1), isExtendable: true } : { type, free: 2 };
    const line = { ...aTicketLine(), hold };
    expect(cartLineView(line, { quantity: 1, isTooMany: false, refused }, plainTranslator).problem).toEqual(problem);
  });

  test('shows the price of one piece only for several pieces', () => {
    expect(view(limited, 1).each).toBeUndefined();
    const several = aTicketLine({ price: linePrice({ price: cents(2200), quantity: 2 }) });
    expect(view(several, 2).each).toBe('2 × 2200 c');
  });
});

const twelve = linePrice({ price: cents(22_00), quantity: 12 });
const expiredOf = (free: number) =>
  expiredLineView(aTicketLine({ price: twelve, hold: { type: 'expired', free } }), plainTranslator);

test.each([
  [0, 'Cart.FreeNone', undefined],
  [1, 'Cart.FreePart 1 12', 'Cart.Take 1'],
  [11, 'Cart.FreePart 11 12', 'Cart.Take 11'],
  [12, 'Cart.FreeAll', 'Cart.TakeAgain'],
])('an expired line of twelve with %i free places shows %s and %s', (free, text, take) => {
  expect(expiredOf(free)?.text).toBe(text);
  expect(expiredOf(free)?.take?.text).toBe(take);
  const action = { quantity: free, label: `${take}: Termalija, Odrasli` };
  if (take !== undefined) expect(expiredOf(free)?.take).toMatchObject(action);
});

test('a line whose day is over can only be removed', () => {
  expect(expiredLineView(aTicketLine({ hold: { type: 'over' } }), plainTranslator)).toEqual({
    text: 'Cart.NotForSale',
  });
});

test('a line that is held, of unknown places or not a ticket offers no places', () => {
  for (const line of [aTicketLine(), aTicketLine({ hold: { type: 'expired' } }), aGiftCardLine()]) {
    expect(expiredLineView(line, plainTranslator)).toBeUndefined();
  }
});

const visitOf = (lines: Parameters<typeof withRemoved>[0], removed: Parameters<typeof withRemoved>[1] = []) =>
  visitsOf(withRemoved(lines, removed), []).map((visit: Visit) => visitView(visit, plainTranslator))[0];

test("a visit shows the day's discount, and nothing about its hold, which the notice above the cart shows", () => {
  const price = linePrice({ price: cents(2200), quantity: 1, facilityDiscount: percent(20) });
  expect(visitOf([aTicketLine({ price, hold: { type: 'expired' } })])).toMatchObject({
    discount: 'Calendar.DiscountTag 20',
    over: undefined,
  });
});

test.each([
  [{ type: 'day', date: aDay }, 'Cart.Over.day'],
  [{ type: 'season', name: 'Poletje' }, 'Cart.Over.season'],
] as const)('a visit of a past period %j shows %s', (period, text) => {
  const view = visitOf([aTicketLine({ period, hold: { type: 'over' } })]);
  expect(view?.over).toBe(text);
});

test('a visit is removed with the last of its lines', () => {
  expect(visitOf([], [{ item: aTicketLine(), at: 0 }])?.isGone).toBe(true);
});
