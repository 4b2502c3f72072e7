import { join } from 'node:path';
import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readImport } from './read-catalog.ts';
import { readInChild } from './read-in-child.ts';

const first = localDate('2027-01-15');
const read = readInChild(join(import.meta.dirname, 'catalog-reader.ts'));

const card = { id: 'card', type: 'giftCard', pageGroup: 'giftVouchers', image: '', name: 'Bon', url: 'bon' };
const files = (price: unknown) => [
  {
    path: 'cards.yaml',
    text: stringify({ products: [{ ...card, priceLists: [{ id: 'fifty', name: 'Bon', price }] }] }),
  },
];

test('a child process returns the same form, places and mistakes as this process', async () => {
  for (const wanted of [{ files: files(50) }, { files: files('much') }]) {
    expect(await read(wanted, first)).toEqual(readImport(wanted, first));
  }
  const { places } = (await read({ files: files(50) }, first))._unsafeUnwrap();
  expect(places['priceList fifty']).toEqual({ file: 'cards.yaml', line: 9, column: 13 });
});

test('a child process that ends without an answer rejects the reading', async () => {
  const gone = readInChild(join(import.meta.dirname, 'there-is-none.ts'));
  await expect(gone({ files: files(50) }, first)).rejects.toThrow('ended before its answer');
});
