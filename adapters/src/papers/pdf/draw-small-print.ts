// Apart: each part of the paper has its own file.
import type { OrderDocument } from '@shop/core/papers/order-document';
import { colors, ensureRoom, heightOf, type Paper, say } from './paper.ts';

type Notice = OrderDocument['notices'][number];

const look = { size: 8.5, color: colors.soft };

const noticeHeight = (paper: Paper, { texts }: Notice): number =>
  texts.reduce((height, text) => height + heightOf(paper, text, look) + 2, 26);

/** Returns the height of the texts required by law. Units: points. */
export const smallPrintHeight = (paper: Paper, notices: readonly Notice[]): number =>
  notices.reduce((height, notice) => height + noticeHeight(paper, notice), 0);

/** Draws the texts required by law, in small type; none is cut. */
export const drawSmallPrint = (paper: Paper, notices: readonly Notice[]): void => {
  for (const notice of notices) {
    ensureRoom(paper, noticeHeight(paper, notice));
    say(paper, 'H2', notice.heading, { face: 'strong', size: 10, color: colors.deep });
    for (const text of notice.texts) {
      say(paper, 'P', text, look);
      paper.doc.y += 2;
    }
    paper.doc.y += 8;
  }
};
