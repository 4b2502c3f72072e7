import { productId } from '@shop/core/ids';
import { aListedProduct } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { listQueryIn } from '../../page-data/list-query.ts';
import { plainTranslator as words } from '../../testing/plain-translator.ts';
import { listedGroups } from './listed-groups.view.ts';

const items = ['night', 'pool', 'pass', 'spa'].map((id) => aListedProduct({ id: productId(id) }));
const headings = [
  { title: 'Areas', productIds: ['spa', 'pool', 'sold-elsewhere'], isLarge: true },
  { title: 'Passes', productIds: ['not-loaded-yet'], isLarge: false },
  { title: 'Evenings', productIds: ['night', 'later'], isLarge: false },
];

const shown = (search: string, list = headings) =>
  listedGroups(items, list, listQueryIn(search, 2), words).map(({ title, isLarge, row, items: own }) => [
    title,
    isLarge ? 'large' : row,
    own.map(({ id }) => id).join(' '),
  ]);

test('a list has its products below the headings of content, in their order, and all others last', () => {
  expect(shown('')).toEqual([
    ['Areas', 'large', 'spa pool'],
    ['Evenings', 2, 'night'],
    ['List.Others', 3, 'pass'],
  ]);
});

test('a list is one group when content names no headings and when it is sorted otherwise', () => {
  const all = [['', 3, 'night pool pass spa']];
  expect(shown('', [])).toEqual(all);
  expect(shown('sort=priceUp')).toEqual(all);
});
