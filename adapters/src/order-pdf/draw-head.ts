import type { OrderDocument } from '@shop/core/papers/order-document';
import { colors, decorate, innerWidth, newPage, type Paper, paperSize, say } from './paper.ts';

const { margin, width } = paperSize;

/** Two calm waves along the lower edge of a band. */
const waves = (doc: PDFKit.PDFDocument, top: number, height: number): void => {
  const half = width / 2;
  const wave = (y: number, rise: number): PDFKit.PDFDocument =>
    doc
      .moveTo(0, y)
      .bezierCurveTo(half / 2, y - rise, half / 2, y + rise, half, y)
      .bezierCurveTo(half * 1.5, y - rise, half * 1.5, y + rise, width, y)
      .lineTo(width, top + height)
      .lineTo(0, top + height)
      .closePath();
  wave(top + height - 16, 16)
    .fillOpacity(0.35)
    .fill(colors.aqua);
  wave(top + height - 8, -12)
    .fillOpacity(1)
    .fill(colors.white);
};

/** The shop's band along the upper edge of a page, and its name. */
const drawBand = (paper: Paper, shop: string, height: number): void => {
  decorate(paper, (doc) => {
    doc.rect(0, 0, width, height).fill(colors.deep);
    waves(doc, 0, height);
  });
  say(paper, 'P', shop, { face: 'display', size: 15, color: colors.white, y: 24 });
};

/** The first page's head: the day before everything, then who bought and under which number. */
export const drawHead = (paper: Paper, { shop, title, facts, over }: OrderDocument): void => {
  newPage(paper);
  drawBand(paper, shop, 124);
  say(paper, 'H1', title, { face: 'display', size: 25, color: colors.white, y: 50 });
  const column = innerWidth / facts.length;
  const top = 132;
  facts.forEach(({ name, value }, index) => {
    const at = { x: margin + index * column, width: column - 12 };
    say(paper, 'P', name, { ...at, size: 9, color: colors.soft, y: top });
    say(paper, 'P', value, { ...at, face: 'strong', size: 12, y: top + 13 });
  });
  paper.doc.y = top + 44;
  if (over === undefined) return;
  say(paper, 'H2', over.title, { face: 'display', size: 16, color: colors.coral });
  say(paper, 'P', over.text);
  paper.doc.y += 16;
};
