import displayWidth from 'string-width';
import { expect, it } from 'vitest';
import { span, written } from './line.ts';
import { type Column, table } from './table.ts';

const columns: readonly Column[] = [
  { title: 'ticket', side: 'left' },
  { title: 'price', side: 'right' },
  { title: 'note', side: 'left' },
];

const printed = (rows: Parameters<typeof table>[1]) => table(columns, rows).map((row) => written(row, false));

it('puts words to the left and figures to the right', () => {
  expect(
    printed([
      ['Odrasli', '22,00 €', 'x'],
      ['Otroci do 14', '120,00 €'],
    ]),
  ).toEqual([
    'ticket           price  note', //
    'Odrasli        22,00 €  x',
    'Otroci do 14  120,00 €',
  ]);
});

it('counts columns, not code points', () => {
  const rows = printed([
    ['Večerna', '1', '|'],
    ['Večerna'.normalize('NFD'), '1', '|'],
    ['温泉の水着', '1', '|'],
  ]);
  expect(new Set(rows.slice(1).map((row) => displayWidth(row)))).toHaveLength(1);
});

it('measures what is printed, not what was given', () => {
  expect(printed([['a\u001bb', '1', '|']])[1]).toBe('a\\u{001b}b      1  |');
});

it('leaves out a column that is empty in every row', () => {
  expect(
    printed([
      ['a', '', ''],
      ['b', '', 'x'],
    ]),
  ).toEqual([
    'ticket  note', //
    'a',
    'b       x',
  ]);
});

it('colours only when asked to', () => {
  const [, row = []] = table(columns, [[span('a', 'bad'), '1']]);
  expect(written(row, false)).not.toContain('\u001b');
  expect(written(row, true)).toContain('\u001b[31ma');
});
