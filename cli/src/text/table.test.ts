import displayWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { type Column, type Line, line, type Row, span, table } from './line.ts';
import { isPlain, widthFor, written } from './written.ts';

const columns: readonly Column[] = [
  { title: 'ticket', side: 'left' },
  { title: 'price', side: 'right' },
  { title: 'note', side: 'left' },
];

const shown = async (lines: readonly Line[], colours = false) =>
  written(lines, { widthOf: await widthFor(lines), colours });

const narrow = (room: number, rows: readonly Row[]) => {
  const lines = table(columns, rows);
  return written(lines, { widthOf: (text) => text.length, colours: false, room });
};

const printed = (rows: readonly Row[]) => shown(table(columns, rows));

describe('table', () => {
  it('aligns words left and figures right', async () => {
    expect(
      await printed([
        ['Odrasli', '22,00 €', 'x'],
        ['Otroci do 14', '120,00 €'],
      ]),
    ).toEqual([
      'ticket           price  note', //
      'Odrasli        22,00 €  x',
      'Otroci do 14  120,00 €',
    ]);
  });

  it.each([
    [29, ['ticket           price  note', 'Odrasli        22,00 €  sunny', 'Otroci do 14  120,00 €']],
    [28, ['ticket          price  note', 'Odrasli       22,00 €  sunny', 'Otroci do…   120,00 €']],
    [25, ['ticket       price  note', 'Odrasli    22,00 €  sunny', 'Otroci…   120,00 €']],
    [5, ['ticket           price  note', 'Odrasli        22,00 €  sunny', 'Otroci do 14  120,00 €']],
  ])('fits into a terminal of %i columns by shortening words, not figures', (room, lines) => {
    const rows = [
      ['Odrasli', '22,00 €', 'sunny'],
      ['Otroci do 14', '120,00 €'],
    ];
    expect(narrow(room, rows)).toEqual(lines);
  });

  it('aligns by columns, not code points', async () => {
    const rows = await printed([
      ['Večerna', '1', '|'],
      ['Večerna'.normalize('NFD'), '1', '|'],
      ['温泉の水着', '1', '|'],
    ]);
    expect(new Set(rows.slice(1).map((row) => displayWidth(row)))).toHaveLength(1);
  });

  it('aligns escaped characters by their printed width', async () => {
    expect((await printed([['a\u001bb', '1', '|']]))[1]).toBe('a\\u{001b}b      1  |');
  });

  it('omits a column that is empty in every row', async () => {
    expect(
      await printed([
        ['a', '', ''],
        ['b', '', 'x'],
      ]),
    ).toEqual([
      'ticket  note', //
      'a',
      'b       x',
    ]);
  });

  it('keeps its columns when another line is between its rows', async () => {
    const [titles = line(), short = line(), long = line()] = table(columns, [
      ['a', '1'],
      ['a long name', '1'],
    ]);
    expect(await shown([titles, line('between, and longer than any column'), short, long])).toEqual([
      'ticket       price',
      'between, and longer than any column',
      'a                1',
      'a long name      1',
    ]);
  });

  it('has colours only when they are enabled', async () => {
    const lines = table(columns, [[span('a', 'bad'), '1']]);
    expect((await shown(lines, false)).join('')).not.toContain('\u001b');
    expect((await shown(lines, true))[1]).toContain('\u001b[31ma');
  });
});

it('every plain letter is one column wide', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(isPlain);
  expect(letters.length).toBeGreaterThan(600);
  expect(letters.filter((letter) => displayWidth(letter) !== 1)).toEqual([]);
  expect(isPlain('Čevapčići, Straße, perché – 22,00 € × 2 −20 %')).toBe(true);
});
