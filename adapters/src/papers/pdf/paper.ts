import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import type { OrderDocument } from '@shop/core/papers/order-document';
import PDFDocument from 'pdfkit';
import { printableText } from './printable-text.ts';
import { typefaceFolder, typefaces } from './typeface-folder.ts';

/** A4 in points. */
export const paperSize = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
export const innerWidth = paperSize.width - 2 * paperSize.margin;

/** Height of an empty page above its foot. Units: points. */
export const pageRoom = paperSize.height - paperSize.margin - paperSize.foot;

/** The colors of the shop's pages. */
export const colors = {
  deep: '#0a3742',
  text: '#062a33',
  soft: '#345059',
  aqua: '#006a79',
  mist: '#ecf4f4',
  line: '#d9e7e7',
  sand: '#f7f0e5',
  sandLine: '#cdb896',
  gold: '#7a5600',
  goldLine: '#dcae4a',
  goldSurface: '#faf0d8',
  coral: '#ad3216',
  white: '#ffffff',
} as const;

export type Face = keyof typeof typefaces;
export type Struct = PDFKit.PDFStructureElement;

/** Position and style of a text. Units: points. */
export type Look = {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
};

export type Paper = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Struct;
  /** Pictures of gift cards, as `data:` addresses, by their address in the catalog. */
  readonly pictures: ReadonlyMap<string, string>;
};

const fileOf = (face: Face): string => join(typefaceFolder, typefaces[face]);

/** Returns an empty document, dated by its order, so that the same order always gives the same bytes. */
export const openPaper = (
  { language, title, shop }: OrderDocument,
  at: Instant,
  pictures: Paper['pictures'],
): Paper => {
  const date = new Date(at);
  const doc = new PDFDocument({
    size: 'A4',
    margin: paperSize.margin,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: fileOf('text'),
    info: { Title: printableText(title), Author: printableText(shop), CreationDate: date, ModDate: date },
  });
  for (const face of ['text', 'strong', 'display'] as const) doc.registerFont(face, fileOf(face));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, pictures };
};

/** Adds a page without automatic flow: the drawing code checks the room. */
export const newPage = ({ doc }: Paper): void => {
  doc.addPage({
    size: 'A4',
    margins: { top: paperSize.margin, left: paperSize.margin, right: paperSize.margin, bottom: 0 },
  });
  doc.y = paperSize.margin;
};

/** Adds a page unless this height fits above the foot. */
export const ensureRoom = (paper: Paper, height: number): void => {
  if (paper.doc.y + height > paperSize.height - paperSize.foot) newPage(paper);
};

/** Returns the height of a text. */
export const heightOf = ({ doc }: Paper, text: string, look: Look): number => {
  doc.font(look.face ?? 'text').fontSize(look.size ?? 10.5);
  return doc.heightOfString(printableText(text), { width: look.width ?? innerWidth, lineGap: 2 });
};

/** Draws a text as an element of the document's structure, such as `P` or `H1`. */
export const say = ({ doc, root }: Paper, tag: string, text: string, look: Look = {}, parent: Struct = root): void => {
  parent.add(
    doc.struct(tag, {}, () => {
      doc
        .font(look.face ?? 'text')
        .fontSize(look.size ?? 10.5)
        .fillColor(look.color ?? colors.text)
        .text(printableText(text), look.x ?? paperSize.margin, look.y ?? doc.y, {
          width: look.width ?? innerWidth,
          align: look.align ?? 'left',
          lineGap: 2,
        });
    }),
  );
};

/** Draws lines and surfaces, which screen readers skip. */
export const decorate = ({ doc }: Paper, draw: (doc: PDFKit.PDFDocument) => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
};
