import { expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { percent } from '../../money/percent.ts';
import { aSellerCatalog, pool } from '../../testing/seller-catalog-builder.ts';
import { priceRulesOf } from './price-rules.ts';

const onDay = (day: string, discount: number) => ({
  productId: pool,
  period: { type: 'day' as const, date: localDate(day) },
  facilityDiscount: percent(discount),
});

it('the price rules contain every price with each discount of its days, upsells with and without their ticket, and every code', () => {
  const sold = [onDay('2026-12-01', 0), onDay('2026-12-02', 15), onDay('2026-12-03', 15)];
  const { lines, promos } = priceRulesOf({ goods: aSellerCatalog(), sold, places: [] }, localDate('2026-12-01'));
  expect(
    lines.map(({ price, facilityDiscount = 0, lacksTicket = false }) => [price, facilityDiscount, lacksTicket]),
  ).toEqual([
    [22_00, 0, false],
    [22_00, 15, false],
    [0, 0, false],
    [0, 15, false],
    [70_00, 0, false],
    [70_00, 15, false],
    [50_00, 0, false],
    [0, 0, false],
    [4_00, 0, false],
    [4_00, 0, true],
  ]);
  expect(promos).toEqual([
    { type: 'percent', percent: 10 },
    { type: 'amount', amount: 5_00 },
  ]);
});
