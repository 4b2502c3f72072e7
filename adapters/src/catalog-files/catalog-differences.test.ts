import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { catalogDifferences } from './catalog-differences.ts';
import type { CatalogForm } from './catalog-form.ts';
import { offeredOf } from './offered-of.ts';

type ProductForm = CatalogForm['products'][number];

const card: ProductForm = {
  id: 'card',
  type: 'giftCard',
  pageGroup: 'cards',
  image: '',
  name: 'Bon',
  url: 'card',
  valueCard: true,
  validMonths: 24,
  priceLists: [{ id: 'value', name: 'Vrednost', price: 50, priceWithDiscount: 45 }],
};

const day: ProductForm = {
  id: 'day',
  type: 'dailyTicket',
  pageGroup: 'tickets',
  image: '',
  name: 'Dnevna',
  url: 'day',
  facility: 'pool',
  priceGroups: [{ id: 'all', name: 'Ves dan', priceLists: [{ id: 'adult', name: 'Odrasli', price: 16 }] }],
};

type Days = NonNullable<CatalogForm['facilities'][number]['days']>;

const days: Days = { from: '2027-02-01', to: '2027-02-28', capacity: 100 };

const formOf = (products: CatalogForm['products'], own: Days = days): CatalogForm => ({
  facilities: [{ id: 'pool', days: own }],
  categories: [],
  products,
  upsells: [],
  promoCodes: [],
});

const between = (before: CatalogForm, after: CatalogForm) => {
  const [was, is] = [before, after].map((form) => ({ form, offered: offeredOf(form, localDate('2027-01-15')) }));
  if (was === undefined || is === undefined) expect.fail();
  return catalogDifferences(was, is).map(({ path, before: old, after: now }) => [path.join('/'), old, now]);
};

test('a new product is one difference with its entry in the file', () => {
  const difference = between(formOf([]), formOf([card]));
  expect(difference).toEqual([['products/card', undefined, card]]);
});

test('a changed value is one difference with its path in the file', () => {
  const dearer = { ...card, validMonths: 12, priceLists: [{ id: 'value', name: 'Vrednost', price: 60 }] };
  expect(between(formOf([card]), formOf([dearer]))).toEqual([
    ['products/card/validMonths', 24, 12],
    ['products/card/priceLists/value/price', 50, 60],
    ['products/card/priceLists/value/priceWithDiscount', 45, undefined],
  ]);
});

test('another spelling of the same offer is no difference', () => {
  const written: ProductForm = {
    ...card,
    name: { sl: 'Bon', en: 'Bon', de: 'Bon', it: 'Bon', hr: 'Bon' },
    categories: [],
    priceLists: [{ id: 'value', name: 'Vrednost', price: 50, priceWithDiscount: 45, enabled: true }],
  };
  expect(between(formOf([card]), formOf([written]))).toEqual([]);
});

const fridays = (value: number): Days => ({ ...days, except: [{ weekdays: ['fri'], capacity: value }] });

test.each<[string, Days, readonly (readonly unknown[])[]]>([
  [
    'a day',
    { ...days, except: [{ on: ['2027-02-03'], capacity: 5 }] },
    [['facilities/pool/capacity/2027-02-03', 100, 5]],
  ],
  [
    'consecutive days as one span',
    { ...days, except: [{ from: '2027-02-03', to: '2027-02-05', capacity: 5 }] },
    [['facilities/pool/capacity/2027-02-03 to 2027-02-05', 100, 5]],
  ],
  [
    'separate days as their number',
    fridays(5),
    [['facilities/pool/capacity/4 days from 2027-02-05 to 2027-02-26', 100, 5]],
  ],
  [
    'a day that is closed, with its places and its sale',
    { ...days, except: [{ on: ['2027-02-03'], closed: true }] },
    [
      ['facilities/pool/capacity/2027-02-03', 100, undefined],
      ['products/day/discount/2027-02-03', 0, undefined],
    ],
  ],
])('changed places are listed by date: %s', (_, after, expected) => {
  expect(between(formOf([day]), formOf([day], after))).toEqual(expected);
});
