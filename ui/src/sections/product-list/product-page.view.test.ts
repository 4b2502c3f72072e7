import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { expect, test } from 'vitest';
import { listQueryIn } from '../../page-data/list-query.ts';
import { plainTranslator as words } from '../../testing/plain-translator.ts';
import { productPageView } from './product-page.view.ts';

const item = { id: 'a' };
const page = (given: object, search = '', layout: 1 | 2 = 2) =>
  productPageView(
    JSON.parse(
      JSON.stringify({
        section: { layout, text: cleanMarkup('') },
        listPath: '/sl/x',
        query: listQueryIn(search, layout),
        products: { ok: true, value: { items: [item], hasMoreItems: false, totalCount: 1, ...given } },
      }),
    ),
    words,
  );

test('a list that goes on tells of how many, and leads to fifteen more', () => {
  expect(page({ hasMoreItems: true, totalCount: 32 })).toMatchObject({
    count: 'List.ShownOf 1 32',
    more: '/sl/x?show=30',
  });
  expect(page({ hasMoreItems: true, totalCount: 32 }, 'show=30').more).toBe('/sl/x?show=45');
});

test('a whole list tells how many, also for a provider that does not count', () => {
  expect(page({ totalCount: 0 })).toMatchObject({ count: 'List.Count 1' });
  expect(page({})).not.toHaveProperty('more');
});

test('an empty list says whether all of it is empty or its category', () => {
  const none = { items: [], totalCount: 0 };
  expect(page(none, '', 1)).toMatchObject({ count: '', empty: 'List.Empty' });
  expect(page(none, 'category=x', 1)).toMatchObject({ empty: 'List.EmptyCategory', href: '/sl/x?category=x' });
});
