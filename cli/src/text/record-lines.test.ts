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
  ['nothing', [], ['[]']],
  ['no members', {}, ['{}']],
  ['a text of two lines', 'a\nb', ['"a\\nb"']],
])('%s has a line a record', (_, data, lines) => {
  expect(recordLines(data).split('\n')).toEqual(lines);
});
