import type { OrderDocument } from '@shop/core/papers/order-document';
import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { cardPictureSize } from './card-pictures.ts';
import { drawCode } from './draw-tickets.ts';
import { colors, decorate, innerWidth, newPage, type Paper, paperSize, say } from './paper.ts';

const { margin, width } = paperSize;

/** The frame on a gift card's page: with a picture it begins higher and has room for it. `text` is where the words
 *  begin, from its top. Units: points. */
const frames = {
  plain: { top: 96, height: 456, text: 104 },
  pictured: { top: 60, height: 624, text: cardPictureSize.height + 38 },
} as const;

/** Edge length of the code, and the distance between the frame and the line in it. Units: points. */
const edge = 150;
const gap = 9;

const drawFrame = (
  doc: PDFKit.PDFDocument,
  { top, height }: { readonly top: number; readonly height: number },
): void => {
  doc.roundedRect(margin, top, innerWidth, height, 18).fill(colors.goldSurface);
  doc
    .roundedRect(margin + gap, top + gap, innerWidth - 2 * gap, height - 2 * gap, 12)
    .lineWidth(1.2)
    .stroke(colors.goldLine);
};

/** Draws a bow whose knot is at a height. */
const drawBow = (doc: PDFKit.PDFDocument, knot: number): void => {
  const middle = width / 2;
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

/** Draws a picture at the top of the frame, with its upper corners rounded as the frame. */
const drawPicture = (doc: PDFKit.PDFDocument, picture: string, top: number): void => {
  const { height } = cardPictureSize;
  const [x, y, inner] = [margin + gap, top + gap, innerWidth - 2 * gap];
  doc.save();
  doc.rect(x, y, inner, height).clip();
  doc.roundedRect(x, y, inner, height + 24, 12).clip();
  doc.image(picture, x, y, { cover: [inner, height], align: 'center', valign: 'center' });
  doc.restore();
};

/** Draws a gift card on a page of its own, to be given away: its picture, and its amount or its name without a
 *  price. */
export const drawGiftCard = (paper: Paper, { shop, gift }: OrderDocument, card: PaperTicket): void => {
  const { doc, root, pictures } = paper;
  const picture = card.picture === undefined ? undefined : pictures.get(card.picture);
  const frame = picture === undefined ? frames.plain : frames.pictured;
  const { top } = frame;
  const bottom = top + frame.height;
  newPage(paper);
  decorate(paper, () => {
    drawFrame(doc, frame);
    if (picture === undefined) drawBow(doc, top + 64);
    else drawPicture(doc, picture, top);
  });
  const part = doc.struct('Sect');
  root.add(part);
  const at = { x: margin + 40, width: innerWidth - 80, align: 'center' } as const;
  say(paper, 'P', shop, { ...at, size: 12, face: 'strong', color: colors.gold, y: top + frame.text }, part);
  say(paper, 'H2', gift, { ...at, size: 30, face: 'display', color: colors.deep }, part);
  doc.y += 4;
  const ofName =
    card.worth === undefined
      ? ({ size: 15, face: 'strong' } as const)
      : ({ size: 34, face: 'display', color: colors.gold } as const);
  say(paper, 'H3', card.title, { ...at, ...ofName }, part);
  if (card.left !== undefined)
    say(paper, 'P', `${card.left.name}: ${card.left.value}`, { ...at, size: 12, face: 'strong' }, part);
  if (card.lastVisit !== undefined)
    say(paper, 'P', card.lastVisit, { ...at, color: colors.gold, face: 'strong' }, part);
  drawCode(paper, card, [(width - edge) / 2, bottom - edge - 82, edge], part);
  say(paper, 'P', card.spelled, { ...at, size: 12, y: bottom - 76 }, part);
  for (const text of [card.days, card.validity])
    if (text !== undefined) say(paper, 'P', text, { ...at, size: 9, color: colors.soft }, part);
  part.end();
  doc.y = bottom + 24;
};
