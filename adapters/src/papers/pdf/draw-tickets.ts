import type { OrderDocument, TicketList } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { makeQrPath, quietMargin } from '@shop/core/papers/qr-path';
import { encode } from 'uqr';
import { colors, decorate, ensureRoom, innerWidth, newPage, type Paper, paperSize, type Struct, say } from './paper.ts';
import { printableText } from './printable-text.ts';

const qrPath = makeQrPath(encode);

/** Draws the QR code of a ticket within a white square, including its quiet zone. Units: points. */
const drawCode = (
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

const { margin, width } = paperSize;

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

/** The frame on a gift card's page, and the edge length of its code. Units: points. */
const frame = { top: 96, height: 456, edge: 150 } as const;

const ribbon = (doc: PDFKit.PDFDocument): void => {
  const { top } = frame;
  doc.roundedRect(margin, top, innerWidth, frame.height, 18).fill(colors.goldSurface);
  doc
    .roundedRect(margin + 9, top + 9, innerWidth - 18, frame.height - 18, 12)
    .lineWidth(1.2)
    .stroke(colors.goldLine);
  const middle = width / 2;
  const knot = top + 64;
  doc.lineWidth(1.6).strokeColor(colors.goldLine);
  for (const side of [-1, 1]) {
    doc
      .moveTo(middle, knot)
      .bezierCurveTo(middle + side * 16, knot - 34, middle + side * 52, knot - 30, middle + side * 46, knot - 6)
      .bezierCurveTo(middle + side * 42, knot + 12, middle + side * 18, knot + 6, middle, knot)
      .stroke();
    doc
      .moveTo(middle, knot)
      .quadraticCurveTo(middle + side * 12, knot + 14, middle + side * 24, knot + 26)
      .stroke();
  }
  doc.circle(middle, knot, 4).fill(colors.goldLine);
};

/** Draws a gift card on a page of its own, to be given away without its price. */
export const drawGiftCard = (paper: Paper, { shop, gift }: OrderDocument, card: PaperTicket): void => {
  const { doc, root } = paper;
  const { top } = frame;
  const bottom = top + frame.height;
  newPage(paper);
  decorate(paper, ribbon);
  const part = doc.struct('Sect');
  root.add(part);
  const at = { x: margin + 40, width: innerWidth - 80, align: 'center' } as const;
  say(paper, 'P', shop, { ...at, size: 12, face: 'strong', color: colors.gold, y: top + 104 }, part);
  say(paper, 'H2', gift, { ...at, size: 30, face: 'display', color: colors.deep }, part);
  doc.y += 4;
  say(paper, 'H3', card.name, { ...at, size: 15, face: 'strong' }, part);
  if (card.worth !== undefined)
    say(paper, 'P', card.worth, { ...at, size: 26, face: 'display', color: colors.gold }, part);
  if (card.left !== undefined)
    say(paper, 'P', `${card.left.name}: ${card.left.value}`, { ...at, size: 12, face: 'strong' }, part);
  if (card.lastVisit !== undefined)
    say(paper, 'P', card.lastVisit, { ...at, color: colors.gold, face: 'strong' }, part);
  drawCode(paper, card, [(width - frame.edge) / 2, bottom - frame.edge - 82, frame.edge], part);
  say(paper, 'P', card.spelled, { ...at, size: 12, y: bottom - 76 }, part);
  for (const text of [card.days, card.validity])
    if (text !== undefined) say(paper, 'P', text, { ...at, size: 9, color: colors.soft }, part);
  part.end();
  doc.y = bottom + 24;
};
