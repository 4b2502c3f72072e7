import { hash } from 'node:crypto';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import type { Translations } from '@shop/core/content/route-key';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { okAsync, type ResultAsync } from 'neverthrow';
import { bytesByChild } from '../child-process/bytes-by-child.ts';
import { boundedWork } from '../host/bounded-work.ts';
import type { OrderPdfRequest } from '../order-pdf/pdf-writer.ts';

type Surroundings = {
  /** Words of a language, content's and the shop's own. */
  readonly words: (language: Language) => Promise<Translations>;
  readonly zone: string;
};

type Pdf = Uint8Array<ArrayBuffer>;

/** Units: papers, and milliseconds; in memory only, since they hold personal data. */
const kept = { most: 50, lifetime: 5 * 60_000 };

/** Draws the PDF of an order in its own language, in a process of its own: a drawing takes as long as two purchases. `program` is
 *  `pdf-writer.ts`, or what the build made of it. */
export const orderDrawer = (program: string, { words, zone }: Surroundings) => {
  const draw = bytesByChild<OrderPdfRequest>(program);
  const inTurn = boundedWork(2, 32);
  const drawn = new Map<string, Pdf>();

  const forMail = async (papers: OrderPapers): Promise<Pdf> =>
    draw({ papers, surroundings: { translations: await words(papers.language), zone } });

  return {
    forMail,
    /** Draws the same papers once for a while, and few at a time: mails go first. Errors: `unreachable` when full. */
    forDownload: (papers: OrderPapers): ResultAsync<Pdf, ErrorOf<'unreachable'>> => {
      const name = hash('sha256', JSON.stringify(papers));
      const known = drawn.get(name);
      if (known !== undefined) return okAsync(known);
      return inTurn(() => forMail(papers)).map((pdf) => {
        drawn.set(name, pdf);
        setTimeout(() => drawn.delete(name), kept.lifetime).unref();
        const [oldest] = drawn.keys();
        if (drawn.size > kept.most && oldest !== undefined) drawn.delete(oldest);
        return pdf;
      });
    },
  };
};
