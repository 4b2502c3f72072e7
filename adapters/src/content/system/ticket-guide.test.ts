import { expect, test } from 'vitest';
import { block, decoded } from './testing/decoded-page.ts';

const pool = { mediaType: 'Image', url: '/media/pool.jpg' };

const guidesIn = (properties: object) =>
  decoded({ ticketGuides: { items: [block('ticketGuide', properties)] } }).guides;

test('a guide is read from the page of its tickets, with a fact in markup as plain text', () => {
  const [guide] =
    guidesIn({
      productIds: ['termalija', 7],
      area: 'Termalija',
      pictures: [pool, { mediaType: 'Video', url: '/media/pool.mp4' }, 'javascript:alert(1)'],
      hours: ['mon-fri 09:00-20:00'],
      water: { markup: '<p>36 °C</p>' },
      children: 'Under 5 free',
    }) ?? [];
  expect(guide).toMatchObject({ productIds: ['termalija', '7'], area: 'Termalija' });
  expect(guide?.pictures.map(({ url }) => url)).toEqual(['/media/pool.jpg']);
  expect(Object.keys(guide?.hours ?? {})).toEqual(['1', '2', '3', '4', '5']);
  expect(guide?.facts).toEqual({ water: '36 °C', children: 'Under 5 free' });
});

test('parts that content does not have, or has in another form, are left out', () => {
  expect(guidesIn({ area: ' ', pictures: null, hours: 'always', water: '', included: 7 })).toEqual([
    { productIds: [], area: undefined, pictures: [], hours: {}, facts: { included: '7' } },
  ]);
  expect(decoded({}).guides).toEqual([]);
});
