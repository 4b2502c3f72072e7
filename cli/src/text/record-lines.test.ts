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
    'a document whose member holds a list of records',
    { item: { id: 'x', items: [{ a: [{ b: 1 }] }, { a: [] }], tags: ['t'] }, other: { tags: ['t'] } },
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
  ['a text of two lines', 'a\nb', ['"a\\nb"']],
])('%s is printed with one line per record', (_, data, lines) => {
  expect(recordLines(data).split('\n')).toEqual(lines);
});
