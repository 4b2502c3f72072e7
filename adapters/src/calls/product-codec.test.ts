import { productTypes } from '@shop/core/catalog/product-type';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productCultures, productType } from './product-codec.ts';

const decode = (told: unknown) => z.safeDecode(productCultures, z.parse(z.any(), told)).data;

describe('addresses of a product by language', () => {
  it('reads a list, in the order of the languages, the first of each', () => {
    expect(
      decode([
        { language: 'en-GB', url: 'bathing' },
        { language: 'sl', url: 'kopanje' },
        { language: 'EN', url: 'again' },
        { language: 'sr', url: 'kupanje' },
        { language: 'hr', url: '' },
      ]),
    ).toEqual([
      { language: 'sl', url: 'kopanje' },
      { language: 'en', url: 'bathing' },
    ]);
  });

  it('reads a record by culture tag, of whose path the last part counts', () => {
    expect(decode({ 'de-DE': { path: '/de/gutscheine/baden/' }, it: { path: 'bagno', startItem: null } })).toEqual([
      { language: 'de', url: 'baden' },
      { language: 'it', url: 'bagno' },
    ]);
  });

  it('is empty where nothing is told', () => {
    expect(decode(undefined)).toEqual([]);
  });
});

it('a type of product is a number on the wire (R-KIND-1)', () => {
  const numbers = { giftCard: 1, dailyTicket: 2, hourlyTicket: 3, multiDayTicket: 4, wellcardGiftCard: 5 };
  expect(Object.fromEntries(productTypes.map((type) => [type, z.encode(productType, type)]))).toEqual(numbers);
});
