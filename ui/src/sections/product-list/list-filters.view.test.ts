import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { expect, test } from 'vitest';
import { listQueryIn } from '../../page-data/list-query.ts';
import { plainTranslator as words } from '../../testing/plain-translator.ts';
import { listFilters } from './list-filters.view.ts';
import { productPageView } from './product-page.view.ts';

const categories = [
  { id: 'for-two', name: 'Za pare' },
  { id: 'massages', name: 'Masaže' },
];
const filters = (search: string) => listFilters(categories, listQueryIn(search, 1), '/sl/boni', words);

test('the tag for all categories is first, and each tag keeps the sort order (R-LIST-2)', () => {
  const { tags } = filters('category=massages&sort=name');
  expect(tags.map(({ text, href, isChosen }) => [text, href, isChosen])).toEqual([
    ['List.AllCategories', '/sl/boni?sort=name', false],
    ['Za pare', '/sl/boni?category=for-two&sort=name', false],
    ['Masaže', '/sl/boni?category=massages&sort=name', true],
  ]);
  expect(filters('category=massages').tag).toBe('Masaže');
  expect(filters('').tags.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
});

test('a sort order keeps the category, and the recommended one has no parameter (R-LIST-4)', () => {
  const { sorts, sortedBy } = filters('category=for-two&sort=priceDown');
  expect(sorts.map(({ href }) => href)).toEqual([
    '/sl/boni?category=for-two',
    '/sl/boni?category=for-two&sort=priceUp',
    '/sl/boni?category=for-two&sort=priceDown',
    '/sl/boni?category=for-two&sort=name',
  ]);
  expect([sortedBy, sorts.filter(({ isChosen }) => isChosen).length]).toEqual(['List.SortPriceDown', 1]);
});

test('a list without categories has no tags', () => {
  expect(listFilters([], listQueryIn('', 1), '/sl/boni', words).tags).toEqual([]);
});

const item = { id: 'a' };
const page = (list: object, search = '', layout: 1 | 2 = 2) =>
  productPageView(
    JSON.parse(
      JSON.stringify({
        section: { layout, text: cleanMarkup('') },
        listPath: '/sl/x',
        query: listQueryIn(search, layout),
        products: { ok: true, value: { items: [item], hasMoreItems: false, totalCount: 1, ...list } },
      }),
    ),
    words,
  );

test('a list with more items shows the total and links to fifteen more', () => {
  expect(page({ hasMoreItems: true, totalCount: 32 })).toMatchObject({
    count: 'List.ShownOf 1 32',
    more: '/sl/x?show=30',
  });
  expect(page({ hasMoreItems: true, totalCount: 32 }, 'show=30').more).toBe('/sl/x?show=45');
});

test('a complete list shows its count, also for a provider without a total', () => {
  expect(page({ totalCount: 0 })).toMatchObject({ count: 'List.Count 1' });
  expect(page({}).more).toBeUndefined();
});

test('an empty list shows whether the list or its category is empty', () => {
  const none = { items: [], totalCount: 0 };
  expect(page(none, '', 1)).toMatchObject({ count: '', empty: 'List.Empty' });
  expect(page(none, 'category=x', 1)).toMatchObject({ empty: 'List.EmptyCategory', href: '/sl/x?category=x' });
});
