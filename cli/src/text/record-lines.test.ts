import { expect, it } from 'vitest';
import { recordLines } from './record-lines.ts';

it.each([
  ['a list', [{ a: 1, b: [2] }, { a: 3 }], ['[', '  {"a":1,"b":[2]},', '  {"a":3}', ']']],
  [
    'a document whose member holds a list of records',
    { item: { id: 'x', items: [{ a: [{ b: 1 }] }, { a: [] }], tags: ['t'] }, other: { tags: ['t'] }, left: undefined },
    [
      '{',
      '  "item": {',
      '    "id": "x",',
      '    "items": [',
      '      {"a":[{"b":1}]},',
      '      {"a":[]}',
      '    ],',
      '    "tags": [',
      '      "t"',
      '    ]',
      '  },',
      '  "other": {"tags":["t"]}',
      '}',
    ],
  ],
  [
    'a numeric id',
    [{ id: '.17', name: '.17', parentProductIds: ['.18', 'b'], items: [{ productId: '.19' }] }],
    ['[', '  {"id":"17","name":".17","parentProductIds":["18","b"],"items":[{"productId":"19"}]}', ']'],
  ],
  ['an empty list', [], ['[]']],
  ['an empty object', {}, ['{}']],
])('%s is printed with one line per record', (_, data, lines) => {
  expect(recordLines(data).split('\n')).toEqual(lines);
});
