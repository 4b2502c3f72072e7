import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import { bytesByChild } from '../child-process/bytes-by-child.ts';
import type { OrderPdfRequest } from '../order-pdf/pdf-writer.ts';

type Surroundings = {
  /** Words of a language, content's and the shop's own. */
  readonly words: (language: Language) => Promise<Translations>;
  readonly zone: string;
};

/** Draws the PDF of an order in its own language, in a process of its own: a drawing takes as long as two purchases. `program` is
 *  `pdf-writer.ts`, or what the build made of it. */
export const orderDrawer = (program: string, { words, zone }: Surroundings) => {
  const draw = bytesByChild<OrderPdfRequest>(program);
  return async (papers: OrderPapers): Promise<Uint8Array<ArrayBuffer>> =>
    draw({ papers, surroundings: { translations: await words(papers.language), zone } });
};
