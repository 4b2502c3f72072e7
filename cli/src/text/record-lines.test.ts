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
