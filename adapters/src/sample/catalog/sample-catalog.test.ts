import { localDate } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { isTicket } from '@shop/core/seller/catalog/seller-catalog';
import { expect, test } from 'vitest';
import { samplePictures } from '../content/sample-media.ts';
import { offeredSample } from './offered-sample.ts';

const { products, categories, upsells } = offeredSample(localDate('2026-11-18')).goods;
const goods = [...products.values()];
const cards = goods.flatMap((product) => (isTicket(product) || product.isValueCard ? [] : [product]));
const cardsByTime = cards.filter(({ priceLists }) => priceLists.length === 2);

test('the sample describes each product in every language, in no language as in another', () => {
  for (const { texts } of goods) {
    for (const field of ['name', 'description', 'termsText'] as const)
      expect([...texts.values()].map((text) => text[field].trim())).not.toContain('');
    expect(new Set([...texts.values()].map(({ description }) => description)).size).toBe(languages.length);
    expect(new Set([...texts.values()].map(({ termsText }) => termsText)).size).toBe(languages.length);
  }
});

test('each picture of the sample’s catalog exists', () => {
  const images = [...goods, ...upsells.values()].map(({ image }) => image);
  expect(images.filter((image) => !samplePictures.has(image))).toEqual([]);
});

test('each area sells a ticket for 22 EUR to adults and 20 EUR to children (R-LIMIT-13)', () => {
  const areas = goods.filter(isTicket).slice(0, 3);
  for (const { priceGroups } of areas) {
    const prices = priceGroups.map((group) => group.priceLists.map((list) => list.price));
    expect(prices.some(([adult, child]) => adult === 2200 && child === 2000)).toBe(true);
  }
});

test('the categories of gift cards are those of the design (R-LIST-3)', () => {
  expect([...categories.values()].map((texts) => texts.get('sl')?.name).join(', ')).toBe(
    'Wellness Orhidelia, Top ponudba, Akcijska ponudba, Masaže, Vrednostni boni, Center zdravja Olimia, Family Wellness Termalija, Za pare, Namestitev',
  );
});

test('a gift card with two times of use names both and has five terms with the charge for a missed visit (R-GIFT-5, R-LIST-11)', () => {
  const times = cardsByTime.flatMap(({ priceLists }) => priceLists.map(({ texts }) => texts.get('sl')?.name));
  expect(new Set(times)).toEqual(new Set(['Od ponedeljka do četrtka', 'Petek, sobota, nedelja in prazniki']));
  for (const { termsText } of cardsByTime.flatMap(({ texts }) => [...texts.values()])) {
    expect(termsText.match(/<li>/g)).toHaveLength(5);
    expect(termsText).toMatch(/50\s?%/);
  }
});
