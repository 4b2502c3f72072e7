import { productTypes } from '@shop/core/catalog/product-type';
import { localDate } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { expect, test } from 'vitest';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { readImport } from '../../catalog-files/read-catalog.ts';
import { samplePictures } from '../content/sample-media.ts';
import { newCatalog } from './new-catalog.ts';

const files = newCatalog();

test.each(['2026-11-18', '2028-02-29'])('a new catalog can be imported on %s, and has each kind of goods', (day) => {
  const first = localDate(day);
  const { form } = readImport({ files, empty: false }, first)._unsafeUnwrap();
  const { goods } = offeredOf(form, first);
  const products = [...goods.products.values()];
  expect(new Set(products.map(({ type }) => type))).toEqual(new Set(productTypes));
  expect([goods.upsells.size, goods.promos.size, goods.categories.size].every((count) => count > 0)).toBe(true);
  for (const { texts } of products) expect([...texts.keys()].toSorted()).toEqual(languages.toSorted());
  const images = [...products, ...goods.upsells.values()].map(({ image }) => image);
  expect(images.filter((image) => !samplePictures.has(image))).toEqual([]);
});

test('each file of a new catalog says in comments what it is for', () => {
  for (const { text } of files) expect(text).toMatch(/^# yaml-language-server: .*\n# \w/);
});
