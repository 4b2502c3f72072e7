import type { OrderDocument } from '@shop/core/papers/order-document';
import {
  colors,
  decorate,
  ensureRoom,
  heightOf,
  innerWidth,
  type Paper,
  pageRoom,
  paperSize,
  type Struct,
  say,
} from './paper.ts';

const { margin } = paperSize;
const amountWidth = 110;

type Row = {
  readonly text: string;
  readonly amount?: string | undefined;
  readonly size: number;
  readonly strong?: boolean;
  readonly soft?: boolean;
};

/** Returns the face, size, color and place of a row's text. */
const lookOf = ({ size, strong, soft }: Row) => {
  const indent = soft === undefined ? 0 : 14;
  return {
    face: strong === undefined ? ('text' as const) : ('strong' as const),
    size,
    color: soft === undefined ? colors.text : colors.soft,
    x: margin + indent,
    width: innerWidth - amountWidth - indent,
  };
};

const heightOfRows = (paper: Paper, rows: readonly Row[]): number =>
  rows.reduce((height, row) => height + heightOf(paper, row.text, lookOf(row)) + 4, 0);

/** Draws a table row with text on the left and its amount in a column on the right. */
const drawRow = (paper: Paper, table: Struct, row: Row): void => {
  const { doc } = paper;
  const look = lookOf(row);
  ensureRoom(paper, heightOfRows(paper, [row]));
  const top = doc.y;
  const part = doc.struct('TR');
  table.add(part);
  say(paper, 'TD', row.text, { ...look, y: top }, part);
  const bottom = doc.y;
  if (row.amount !== undefined) {
    const x = margin + innerWidth - amountWidth;
    say(paper, 'TD', row.amount, { ...look, x, y: top, width: amountWidth, align: 'right' }, part);
  }
  part.end();
  doc.y = bottom + 2;
};

const rule = (paper: Paper, color: string): void => {
  const { doc } = paper;
  const y = doc.y + 3;
  decorate(paper, () =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + innerWidth, y)
      .lineWidth(0.8)
      .stroke(color),
  );
  doc.y = y + 7;
};

const lineRows = ({ text, note, amount, steps }: OrderDocument['lines'][number]): readonly Row[] => [
  { text, amount, size: 11, strong: true },
  ...(note === undefined ? [] : [{ text: note, size: 10 }]),
  ...steps.map((step): Row => ({ text: step.text, amount: step.amount, size: 9, soft: true })),
];

const sumRows = ({ sums, vat }: OrderDocument): readonly Row[] => [
  ...sums.map(({ name, value }, index): Row => {
    const row = { text: name, amount: value };
    return index === sums.length - 1 ? { ...row, size: 13, strong: true } : { ...row, size: 11 };
  }),
  ...vat.map(({ name, value }): Row => ({ text: name, amount: value, size: 9.5, soft: true })),
];

/** Height of the heading, and of the line below an item. Units: points. */
const heights = { heading: 32, rule: 10 } as const;

/** Draws the items, the derivation of each price, and the total. `below` is the height of what follows: the total stays
 *  on one page with it, so that no page has only a text at its top. */
export const drawReceipt = (paper: Paper, document: OrderDocument, below: number): void => {
  const { doc, root } = paper;
  const { headings, paid } = document;
  const lines = document.lines.map(lineRows);
  const sums = sumRows(document);
  const paidHeight = paid === undefined ? 0 : heightOf(paper, paid, {});
  const lastPart = heightOfRows(paper, sums) + paidHeight + 16 + below;
  const whole = lines.reduce((height, rows) => height + heightOfRows(paper, rows) + heights.rule, lastPart);
  // A receipt that fits on a page is not cut, unless most of this page would stay empty.
  const isMoved = heights.heading + whole <= pageRoom && doc.y > paperSize.height / 2;
  ensureRoom(paper, isMoved ? heights.heading + whole : 120);
  say(paper, 'H2', headings.items, { face: 'display', size: 17, color: colors.deep });
  doc.y += 4;
  const table = doc.struct('Table');
  root.add(table);
  for (const rows of lines) {
    for (const row of rows) drawRow(paper, table, row);
    rule(paper, colors.line);
  }
  ensureRoom(paper, lastPart);
  for (const row of sums) drawRow(paper, table, row);
  table.end();
  if (paid !== undefined) say(paper, 'P', paid, { color: colors.soft });
  doc.y += 16;
};
