import type { ProductListItem } from '@shop/core/catalog/product-list';
import { localDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import { aListedProduct } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator as words } from '../testing/plain-translator.ts';
import { productCardView } from './product-card.view.ts';

const item = aListedProduct({ url: 'termalija in savna' });

const view = (changes: Partial<ProductListItem>, layout: 1 | 2 = 2) =>
  productCardView(
    { ...item, ...changes },
    { layout, listPath: '/sl/vstopnice-bazeni', words, today: localDate('2026-11-30') },
  );

describe('a product card', () => {
  test('of an unavailable product has no link and shows the reason (R-EXPECT-2)', () => {
    expect(view({ available: false, unavailableFor: 'soldOut' })).toMatchObject({
      unavailable: { word: 'List.SoldOut', reason: 'List.SoldOutReason' },
    });
    for (const reason of [{}, { unavailableFor: 'notOnSale' }] as const)
      expect(view({ available: false, ...reason })).toMatchObject({
        unavailable: { word: 'List.NotOnSale', reason: 'List.NotOnSaleReason' },
      });
    expect(view({ available: false }).href).toBeUndefined();
  });

  test.each([
    ['2026-11-30', undefined, 'List.FreeToday'],
    ['2026-11-30', 'free', 'List.FreeToday'],
    ['2026-11-30', 'few', 'List.FewToday'],
    ['2026-12-01', 'soldOut', 'List.FreeTomorrow'],
    ['2026-12-01', 'closed', 'List.ClosedTodayFreeTomorrow'],
    ['2026-12-01', 'notToday', 'List.NotTodayFreeTomorrow'],
    ['2026-12-02', undefined, 'List.FreeFrom 2026-12-02'],
    ['2026-12-02', 'notToday', 'List.NotTodayFreeFrom 2026-12-02'],
    ['2026-12-02', 'closed', 'List.ClosedTodayFreeFrom 2026-12-02'],
  ] as const)('with the first free day %s and today %s shows %s', (day, today, text) => {
    const item = { nextFreeDay: localDate(day), ...(today === undefined ? {} : { today }) };
    expect(view(item)).toMatchObject({ nextFree: text, isFreeToday: day === '2026-11-30' });
    expect(view({ nextFreeDay: localDate(day), available: false }).nextFree).toBeUndefined();
  });

  test('shows the old price and the saving only of a lower new price (R-EXPECT-1, R-LIST-6)', () => {
    const reduced = view({ priceWithDiscount: cents(1760) });
    expect([reduced.price, reduced.priceBefore, reduced.saving]).toEqual([1760, 2200, 'List.Saving 440 c']);
    const same = view({ priceWithDiscount: cents(2200) });
    expect([same.price, same.priceBefore, same.saving]).toEqual([2200, undefined, undefined]);
  });

  test('names the day of a price that differs between days', () => {
    expect(view({})).toMatchObject({ priceTail: [], href: '/sl/vstopnice-bazeni/termalija%20in%20savna' });
    expect(view({ priceDay: localDate('2026-12-03') }).priceTail).toEqual(['List.OnDay 2026-12-03']);
    const each = { textAfterPrice: 'na osebo', priceDay: localDate('2026-12-03') };
    expect(view(each).priceTail).toEqual(['na osebo', 'List.OnDay 2026-12-03']);
  });

  test('of a value card shows the range of its value (R-LIST-9)', () => {
    const card = view({ isValueGiftCard: true }, 1);
    expect([card.price, card.valueRange, card.isGift]).toEqual([undefined, 'List.ValueRange 10 1000', true]);
  });
});
