import type { OrderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { drawCode } from './draw-code.ts';
import { colors, decorate, innerWidth, newPage, type Paper, paperSize, say } from './paper.ts';

const { margin, width } = paperSize;
const top = 96;
const height = 440;
const edge = 150;

const ribbon = (doc: PDFKit.PDFDocument): void => {
  doc.roundedRect(margin, top, innerWidth, height, 18).fill(colors.goldSurface);
  doc
    .roundedRect(margin + 9, top + 9, innerWidth - 18, height - 18, 12)
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

/** A gift card as a page of its own, to be handed over without what it cost. */
export const drawGiftCard = (paper: Paper, { shop, gift }: OrderDocument, card: PaperTicket): void => {
  const { doc, root } = paper;
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
  if (card.used !== undefined) say(paper, 'P', card.used, { ...at, color: colors.gold, face: 'strong' }, part);
  drawCode(paper, card, [(width - edge) / 2, top + height - edge - 66, edge], part);
  say(paper, 'P', card.spelled, { ...at, size: 9.5, color: colors.soft, y: top + height - 58 }, part);
  if (card.validity !== undefined) say(paper, 'P', card.validity, { ...at, size: 9, color: colors.soft }, part);
  part.end();
  doc.y = top + height + 24;
};
