import { localDate, weekdayOf } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { sampleAreas } from './sample-areas.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { sampleDays } from './sample-days.ts';

const { tickets, giftCards, upsells, promoCodes, categories } = sampleCatalog;
/** The tickets of whole areas, from which the others are made. */
const areas = tickets.slice(0, 3);

/** Every text below a value, with where it stands. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

describe('words', () => {
  test.each(languages)('nothing is left empty in %s but what a value card does not have', (language) => {
    const empty = textsIn(sampleCatalog)
      .filter(([path, text]) => path.includes(`.${language}`) && text.trim() === '')
      .map(([path]) => path.replace(/^.*\./, ''));
    expect(new Set(empty)).toEqual(new Set(['numberOfPeople', 'quantityDiscount']));
  });

  test('no language repeats the sentences of another', () => {
    for (const { words } of [...tickets, ...giftCards]) {
      expect(new Set(languages.map((language) => words[language].description)).size).toBe(languages.length);
      expect(new Set(languages.map((language) => words[language].terms)).size).toBe(languages.length);
    }
  });

  test('addresses differ within a language and are plain', () => {
    for (const language of languages) {
      const urls = [...tickets, ...giftCards].map(({ words }) => words[language].url);
      expect(new Set(urls).size).toBe(tickets.length + giftCards.length);
      expect(urls.every((url) => /^[a-z0-9-]+$/.test(url))).toBe(true);
    }
  });
});

describe('prices', () => {
  test('each area has 22 and 20 EUR somewhere', () => {
    for (const { priceGroups } of areas) {
      const prices = priceGroups.map((group) => group.priceLists.map((list) => list.price));
      expect(prices.some(([adult, child]) => adult === 2200 && child === 2000)).toBe(true);
    }
  });

  test('every package costs less than its single day tickets', () => {
    for (const { id, priceGroups } of areas) {
      const listsOf = (group: string) => priceGroups.find((one) => one.id === `${id}-${group}`)?.priceLists ?? [];
      const [adult = 0, child = 0] = listsOf('day').map((list) => list.price);
      const packages = listsOf('family');
      expect(packages).toHaveLength(2);
      for (const { price, packageItems = [] } of packages) {
        const [adults = 0, children = 0] = packageItems.map((item) => item.quantity);
        expect(price).toBeLessThan(adults * adult + children * child);
      }
    }
  });

  test('ids are used once', () => {
    const ids = [
      ...tickets.flatMap((ticket) => ticket.priceGroups.flatMap((group) => [group, ...group.priceLists])),
      ...giftCards.flatMap((card) => [card, ...card.priceLists]),
      ...upsells,
      ...categories,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(promoCodes.map(({ code }) => code)).size).toBe(promoCodes.length);
    expect(promoCodes.every(({ code }) => code === code.toUpperCase())).toBe(true);
  });
});

describe.each(['2026-11-16', '2026-11-21', '2027-03-28', '2028-02-29'])('days from %s on', (text) => {
  const start = localDate(text);
  const daysOf = (area: keyof typeof sampleAreas) => sampleDays(sampleAreas[area], start).slice(0, 91);

  test('Termalija sells from the first day on, with a discount, few places and a sold-out Saturday in its window', () => {
    const days = daysOf('termalija');
    expect(days[0]?.date).toBe(start);
    expect(days).toHaveLength(91);
    expect(days.some((day) => day.facilityPercent === 20)).toBe(true);
    expect(days.some((day) => day.capacity > 0 && day.capacity <= 20)).toBe(true);
    const soldOut = days.filter((day) => day.capacity === 0);
    expect(soldOut.length).toBeGreaterThan(3);
    expect(soldOut.every((day) => weekdayOf(day.date) === 6)).toBe(true);
    expect(days.some((day) => day.capacity > 0 && weekdayOf(day.date) === 6)).toBe(true);
  });

  test('Aqualuna is closed on Mondays and takes a break within its window', () => {
    const days = daysOf('aqualuna');
    expect(days.some((day) => weekdayOf(day.date) === 1)).toBe(false);
    const gaps = days.slice(1).map((day, index) => Date.parse(day.date) - Date.parse(days[index]?.date ?? day.date));
    expect(Math.max(...gaps)).toBeGreaterThan(25 * 86_400_000);
  });
});
