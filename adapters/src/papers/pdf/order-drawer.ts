import { hash } from 'node:crypto';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import type { PapersPart } from '@shop/core/paths/order-path';
import type { Translations } from '@shop/core/paths/route-key';
import type { ResultAsync } from 'neverthrow';
import { boundedWork, sharedWork } from '../../platform/admission/bounded-work.ts';
import { bytesByChild } from '../../platform/child-process/bytes-by-child.ts';
import type { OrderPdfRequest } from './pdf-writer.ts';

type Surroundings = {
  /** Returns the merged translations of a language. */
  readonly words: (language: Language) => Promise<Translations>;
  readonly zone: string;
  /** Folder of the shop's own pictures. */
  readonly mediaFolder?: string | undefined;
};

type Pdf = Uint8Array<ArrayBuffer>;

/** Returns functions that draw PDFs in a process of its own: one PDF takes as long as two purchases. `program` is
 *  `pdf-writer.ts` or its build. */
export const orderDrawer = (program: string, { words, zone, mediaFolder }: Surroundings) => {
  const draw = bytesByChild<OrderPdfRequest>(program);
  const once = sharedWork<Pdf>(boundedWork(2, 32), 50);

  const drawPdf = async (papers: OrderPapers, part?: PapersPart): Promise<Pdf> =>
    draw({ papers, surroundings: { translations: await words(papers.language), zone, part, mediaFolder } });

  return {
    forMail: (papers: OrderPapers): Promise<Pdf> => drawPdf(papers),
    /** Draws papers for download, cached for a while, few at a time, because mails have priority. Errors:
     *  `unreachable` when too many wait. */
    forDownload: (papers: OrderPapers, part?: PapersPart): ResultAsync<Pdf, ErrorOf<'unreachable'>> =>
      once(hash('sha256', JSON.stringify([papers, part])), () => drawPdf(papers, part)),
  };
};

export type OrderDrawer = ReturnType<typeof orderDrawer>;
