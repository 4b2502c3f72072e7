import type { OrderDocument } from '@shop/core/papers/order-document';
import {
  colors,
  decorate,
  ensureRoom,
  heightOf,
  innerWidth,
  type Paper,
  paperSize,
  type Struct,
  say,
} from './paper.ts';

const { margin } = paperSize;
const amountWidth = 110;

type Row = {
  readonly text: string;
  readonly amount?: string;
  readonly look: { readonly size: number; readonly strong?: true; readonly soft?: true };
};

/** Draws a table row with text on the left and its amount in a column on the right. */
const drawRow = (paper: Paper, table: Struct, { text, amount, look }: Row): void => {
  const { doc } = paper;
  const { size, strong = false, soft = false } = look;
  const at = { face: strong ? ('strong' as const) : ('text' as const), size, color: soft ? colors.soft : colors.text };
  const indent = soft ? 14 : 0;
  const width = innerWidth - amountWidth - indent;
  ensureRoom(paper, heightOf(paper, text, { ...at, width }) + 4);
  const top = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  say(paper, 'TD', text, { ...at, x: margin + indent, y: top, width }, row);
  const bottom = doc.y;
  if (amount !== undefined) {
    say(
      paper,
      'TD',
      amount,
      { ...at, x: margin + innerWidth - amountWidth, y: top, width: amountWidth, align: 'right' },
      row,
    );
  }
  row.end();
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

/** Draws the items, the derivation of each price, and the total. */
export const drawReceipt = (paper: Paper, { headings, lines, sums, vat, paid }: OrderDocument): void => {
  const { doc, root } = paper;
  ensureRoom(paper, 120);
  say(paper, 'H2', headings.items, { face: 'display', size: 17, color: colors.deep });
  doc.y += 4;
  const table = doc.struct('Table');
  root.add(table);
  for (const { text, note, amount, steps } of lines) {
    drawRow(paper, table, { text, amount, look: { size: 11, strong: true } });
    if (note !== undefined) drawRow(paper, table, { text: note, look: { size: 10 } });
    for (const step of steps)
      drawRow(paper, table, { text: step.text, amount: step.amount, look: { size: 9, soft: true } });
    rule(paper, colors.line);
  }
  sums.forEach(({ name, value }, index) => {
    const last = index === sums.length - 1;
    drawRow(paper, table, { text: name, amount: value, look: last ? { size: 13, strong: true } : { size: 11 } });
  });
  for (const { name, value } of vat)
    drawRow(paper, table, { text: name, amount: value, look: { size: 9.5, soft: true } });
  table.end();
  if (paid !== undefined) say(paper, 'P', paid, { color: colors.soft });
  doc.y += 16;
};
