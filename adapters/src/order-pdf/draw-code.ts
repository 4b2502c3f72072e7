import type { PaperTicket } from '@shop/core/papers/paper-tickets';
import { makeQrPath, quietMargin } from '@shop/core/papers/qr-path';
import { encode } from 'uqr';
import { colors, type Paper, type Struct } from './paper.ts';
import { printableText } from './printable-text.ts';

const qrPath = makeQrPath(encode);

/** The QR code of a ticket within a white square with its quiet margin. Units: points. */
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
