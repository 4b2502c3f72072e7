import type { TicketList } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { makeQrPath, quietMargin } from '@shop/core/papers/qr-path';
import { encode } from 'uqr';
import { colors, decorate, ensureRoom, innerWidth, type Paper, paperSize, type Struct, say } from './paper.ts';
import { printableText } from './printable-text.ts';

const qrPath = makeQrPath(encode);

/** Draws the QR code of a ticket within a white square, including its quiet zone. Units: points. */
export const drawCode = (
  { doc }: Paper,
  { code, label }: PaperTicket,
  [x, y, edge]: readonly [x: number, y: number, edge: number],
  parent: Struct,
): void => {
  const { size, path } = qrPath(code);
  const unit = edge / (size + 2 * quietMargin);
  const figure = { alt: printableText(label), bbox: [x, y, x + edge, y + edge] };
  parent.add(
    doc.struct('Figure', figure, () => {
      doc.save();
      doc.rect(x, y, edge, edge).fill(colors.white);
      doc.translate(x + quietMargin * unit, y + quietMargin * unit).scale(unit);
      doc.path(path).fill('#000000').restore();
    }),
  );
};

const { margin } = paperSize;

/** A ticket's height, and the edge length of its code. Units: points. */
const height = 128;
const edge = 108;

/** Draws one person's ticket: the code to scan on the left, the goods and the code as text next to it. */
const drawTicket = (paper: Paper, ticket: PaperTicket): void => {
  const { doc, root } = paper;
  ensureRoom(paper, height + 12);
  const top = doc.y;
  decorate(paper, () => {
    doc.roundedRect(margin, top, innerWidth, height, 10).fill(colors.mist);
    doc.roundedRect(margin, top, edge + 20, height, 10).fill(colors.white);
    doc.roundedRect(margin, top, innerWidth, height, 10).lineWidth(1).stroke(colors.line);
    const cut = margin + edge + 20;
    doc
      .moveTo(cut, top + 8)
      .lineTo(cut, top + height - 8)
      .dash(3, { space: 4 })
      .stroke(colors.sandLine);
  });
  const part = doc.struct('Sect');
  root.add(part);
  drawCode(paper, ticket, [margin + 10, top + 10, edge], part);
  const at = { x: margin + edge + 40, width: innerWidth - edge - 60 };
  const { place, name, period, spelled, left, lastVisit } = ticket;
  say(paper, 'P', place, { ...at, size: 9, color: colors.aqua, face: 'strong', y: top + 18 }, part);
  say(paper, 'H3', name, { ...at, size: 14, face: 'strong' }, part);
  if (period !== undefined) say(paper, 'P', period, { ...at, size: 12 }, part);
  if (left !== undefined) say(paper, 'P', `${left.name}: ${left.value}`, { ...at, size: 10 }, part);
  if (lastVisit !== undefined) say(paper, 'P', lastVisit, { ...at, size: 9, color: colors.aqua, face: 'strong' }, part);
  say(paper, 'P', spelled, { ...at, size: 12, y: top + height - 40 }, part);
  part.end();
  doc.y = top + height + 12;
};

/** Draws a ticket for each person, to be cut apart. */
export const drawTickets = (paper: Paper, { heading, tickets }: TicketList): void => {
  say(paper, 'H2', heading, { face: 'display', size: 17, color: colors.deep });
  paper.doc.y += 4;
  for (const ticket of tickets) drawTicket(paper, ticket);
};
