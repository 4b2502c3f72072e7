import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { aDay, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { type Visit, visitsOf, withRemoved } from '../../checkout/visits.ts';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { visitView } from './visit-card.view.ts';

const viewOf = (lines: Parameters<typeof withRemoved>[0], removed: Parameters<typeof withRemoved>[1] = []) =>
  visitsOf(withRemoved(lines, removed)).map((visit: Visit) => visitView(visit, plainTranslator))[0];

test("a visit tells the day's discount and that its time is over", () => {
  const price = linePrice({ price: cents(2200), quantity: 1, facilityDiscount: percent(20) });
  expect(viewOf([aTicketLine({ price, hold: { type: 'expired' } })])).toMatchObject({
    discount: 'Calendar.DiscountTag 20',
    ended: 'Cart.Expired',
    isOver: false,
  });
});

test.each([
  [{ type: 'day', date: aDay }, 'Cart.Over.day'],
  [{ type: 'season', name: 'Poletje' }, 'Cart.Over.season'],
] as const)('a visit whose day or season is over says that, whatever was held: %j', (period, text) => {
  const view = viewOf([aTicketLine({ period, hold: { type: 'over' } })]);
  expect(view).toMatchObject({ ended: text, isOver: true });
});

test('a visit is gone when all its lines are removed', () => {
  expect(viewOf([], [{ item: aTicketLine(), at: 0 }])?.isGone).toBe(true);
});
