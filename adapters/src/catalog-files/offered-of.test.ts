import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { localDate } from '@shop/core/dates/local-date';
import { priceListsOf } from '@shop/core/seller/catalog/seller-catalog';
import { expect, test } from 'vitest';
import type { CatalogForm } from './catalog-form.ts';
import { offeredOf } from './offered-of.ts';

const { adult, child } = defaultPersonCategories;

const family = { id: 'family', name: 'Družina', price: 10 };
const whom = [{ category: 'child', quantity: 2 } as const, { category: 'adult', quantity: 1 } as const];
const card = { id: 'card', type: 'giftCard', pageGroup: 'cards', image: '', name: 'Bon', url: 'bon' } as const;

/** A form with the reversed order of each list whose order has no meaning. */
const turned: CatalogForm = {
  facilities: [],
  categories: [],
  products: [{ ...card, categories: ['play', 'Rest', 'n-2', 'n-10'], priceLists: [{ ...family, package: whom }] }],
  upsells: [{ id: 'towel', name: 'Brisača', image: '', price: 1, boundToDay: false, parents: ['night', 'day'] }],
  promoCodes: [
    { code: 'TEN', description: '', percent: 10, kinds: ['upsell', 'ticket'], products: ['night', 'card', 'day'] },
  ],
};

test('lists without a meaningful order are offered in the order of ids', () => {
  const { products, upsells, promos } = offeredOf(turned, localDate('2027-01-15')).goods;
  const [product = expect.fail('there is no product')] = products.values();
  expect(product.categories).toEqual(['Rest', 'n-10', 'n-2', 'play']);
  expect(priceListsOf(product).map(({ kind }) => kind)).toEqual([
    {
      type: 'package',
      items: [
        { categoryId: adult, quantity: 1 },
        { categoryId: child, quantity: 2 },
      ],
    },
  ]);
  expect([...upsells.values()].map(({ parents }) => parents)).toEqual([['day', 'night']]);
  expect([...promos.values()]).toMatchObject([{ kinds: ['ticket', 'upsell'], products: ['card', 'day', 'night'] }]);
});
