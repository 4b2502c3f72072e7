import { expect, it } from 'vitest';
import { recordLines } from './record-lines.ts';

it.each([
  ['a list', [{ a: 1, b: [2] }, { a: 3 }], ['[', '  {"a":1,"b":[2]},', '  {"a":3}', ']']],
  [
    'a document with a list',
    { id: 'x', items: [{ a: 1 }, { a: 2 }], none: [], left: undefined },
    ['{', '  "id": "x",', '  "items": [', '    {"a":1},', '    {"a":2}', '  ],', '  "none": []', '}'],
  ],
  [
    'an order with its lines and tickets, under the names that scripts know,',
    {
      order: { orderNumber: '2026-1', items: [{ cartItemId: 'a', productTitle: 'Bazen' }] },
      tickets: [{ cartItemId: 'a', isUsedUp: false }],
    },
    [
      '{',
      '  "order": {"number":"2026-1","items":[{"id":"a","productTitle":"Bazen"}]},',
      '  "tickets": [',
      '    {"itemId":"a","isUsedUp":false}',
      '  ]',
      '}',
    ],
  ],
  [
    'a group of price lists, under the names that scripts know,',
    [{ priceGroupId: 'g', priceLists: [{ priceListId: 'l', kind: { type: 'default' } }] }],
    ['[', '  {"id":"g","priceLists":[{"id":"l","kind":{"type":"default"}}]}', ']'],
  ],
  [
    'the price list of a cart line',
    { kind: 'ticket', productTitle: 'Bazen', priceListId: 'l' },
    ['{', '  "kind": "ticket",', '  "productTitle": "Bazen",', '  "priceListId": "l"', '}'],
  ],
  [
    'what a person has to look at',
    [{ type: 'mail', orderNumber: '2026-1' }],
    ['[', '  {"type":"mail","orderNumber":"2026-1"}', ']'],
  ],
  [
    'an id that its provider sends as a number, and no other text that looks like it,',
    [{ id: '.17', name: '.17', parentProductIds: ['.18', 'b'], items: [{ productId: '.19' }] }],
    ['[', '  {"id":"17","name":".17","parentProductIds":["18","b"],"items":[{"productId":"19"}]}', ']'],
  ],
  ['nothing', [], ['[]']],
  ['no members', {}, ['{}']],
  ['a text of two lines', 'a\nb', ['"a\\nb"']],
])('%s has a line a record', (_, data, lines) => {
  expect(recordLines(data).split('\n')).toEqual(lines);
});
