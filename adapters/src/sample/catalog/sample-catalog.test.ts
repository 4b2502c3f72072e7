import { type LocalDate, localDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { facilityId, productId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { isTicket, priceListsOf } from '@shop/core/seller/catalog/seller-catalog';
import { describe, expect, test } from 'vitest';
import { samplePictures } from '../content/sample-media.ts';
import { offeredSample } from './offered-sample.ts';

const { products, categories, upsells, promos } = offeredSample(localDate('2026-11-18')).goods;
const goods = [...products.values()];
/** The tickets of whole areas; other tickets are for parts of them. */
const areas = goods.filter(isTicket).slice(0, 3);

/** Returns every text of a language in a value, with the name of its member. */
const textsIn = (
  value: unknown,
  language: string,
  name = '',
  within = false,
): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return within ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Map && value.has(language)) return textsIn(value.get(language), language, name, true);
  const inner = value instanceof Map ? [...value] : Object.entries(value);
  return inner.flatMap(([key, one]) => textsIn(one, language, String(key), within));
};

describe('words', () => {
  test.each(languages)('nothing is left empty in %s but what some goods do not have', (language) => {
    const texts = textsIn([products, categories, upsells, promos], language);
    const empty = texts.filter(([, text]) => text.trim() === '').map(([name]) => name);
    expect(texts.length).toBeGreaterThan(400);
    const left =
      'calendarText helpText numberOfPeople quantityDiscountText selectText textAfterPrice textBeforePrice validityText';
    expect([...new Set(empty)].sort().join(' ')).toBe(left);
  });

  test('no language repeats the sentences of another', () => {
    for (const { texts } of goods) {
      expect(new Set([...texts.values()].map(({ description }) => description)).size).toBe(languages.length);
      expect(new Set([...texts.values()].map(({ termsText }) => termsText)).size).toBe(languages.length);
    }
  });

  test('addresses differ within a language and are plain', () => {
    for (const language of languages) {
      const urls = goods.map(({ texts }) => texts.get(language)?.url ?? '');
      expect(new Set(urls).size).toBe(goods.length);
      expect(urls.every((url) => /^[a-z0-9-]+$/.test(url))).toBe(true);
    }
  });

  test('every picture is one of the sample, by its plain path', () => {
    const images = [...goods, ...upsells.values()].map(({ image }) => image);
    expect(images.filter((image) => !samplePictures.has(image))).toEqual([]);
  });
});

describe('prices', () => {
  test('each area has 22 and 20 EUR somewhere (R-LIMIT-13)', () => {
    for (const { priceGroups } of areas) {
      const prices = priceGroups.map((group) => group.priceLists.map((list) => list.price));
      expect(prices.some(([adult, child]) => adult === 2200 && child === 2000)).toBe(true);
    }
  });

  test('every package costs less than its single day tickets', () => {
    for (const { id, priceGroups } of areas) {
      const listsOf = (group: string) =>
        priceGroups.find((one) => one.priceGroupId === `${id}-${group}`)?.priceLists ?? [];
      const [adult = 0, child = 0] = listsOf('day').map((list) => list.price);
      const packages = listsOf('family');
      expect(packages).toHaveLength(2);
      for (const { price, kind } of packages) {
        const items = kind.type === 'package' ? kind.items : [];
        const [adults = 0, children = 0] = items.map((item) => item.quantity);
        expect(adults).toBe(2);
        expect(price).toBeLessThan(adults * adult + children * child);
      }
    }
  });

  test('ids are used once', () => {
    const groups = goods.filter(isTicket).flatMap((ticket) => ticket.priceGroups);
    const cards = goods.filter((product) => !isTicket(product));
    const ids = [
      ...[...groups.map(({ priceGroupId }) => priceGroupId), ...cards.map(({ id }) => id)].map(String),
      ...goods.flatMap(priceListsOf).map(({ priceListId }) => String(priceListId)),
      ...upsells.keys(),
      ...categories.keys(),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(['2026-11-16', '2026-11-21', '2027-03-28', '2028-02-29'])('days from %s on', (text) => {
  const start = localDate(text);
  const offered = offeredSample(start);
  const placesOf = (area: string): readonly { readonly date: LocalDate; readonly capacity: number }[] =>
    offered.places
      .filter((places) => places.facilityId === facilityId(area))
      .flatMap(({ period, capacity }) => (period.type === 'day' ? [{ date: period.date, capacity }] : []))
      .slice(0, 91);

  test('Termalija sells from the first day on, with a discount, few places and a sold-out Saturday in its window', () => {
    const days = placesOf('termalija');
    expect(days[0]?.date).toBe(start);
    expect(days).toHaveLength(91);
    const discounts = offered.sold.filter((one) => one.productId === productId('termalija')).slice(0, 91);
    expect(discounts.some(({ facilityDiscount }) => facilityDiscount === 20)).toBe(true);
    expect(days.some((day) => day.capacity > 0 && day.capacity <= 20)).toBe(true);
    const soldOut = days.filter((day) => day.capacity === 0);
    expect(soldOut.length).toBeGreaterThan(3);
    expect(soldOut.every((day) => weekdayOf(day.date) === 6)).toBe(true);
    expect(days.some((day) => day.capacity > 0 && weekdayOf(day.date) === 6)).toBe(true);
  });

  test('every area is known for 400 days', () => {
    const last = offered.places
      .flatMap(({ period }) => (period.type === 'day' ? [period.date] : []))
      .sort()
      .at(-1);
    expect(last).toBe(plusDays(start, 399));
  });

  test('Aqualuna takes a break within its window', () => {
    const days = placesOf('aqualuna');
    const gaps = days.slice(1).map((day, index) => Date.parse(day.date) - Date.parse(days[index]?.date ?? day.date));
    expect(Math.max(...gaps)).toBeGreaterThan(25 * 86_400_000);
  });
});
