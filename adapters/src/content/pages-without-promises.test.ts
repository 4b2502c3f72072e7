import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { value } from '@shop/core/testing/answers';
import { expect, test } from 'vitest';
import { sampleContent } from '../sample/content/sample-content.ts';
import { samplePaths } from '../sample/testing/sample-words.ts';
import { pagesWithoutPromises } from './pages-without-promises.ts';

/** Promises that only the shop's own seller fulfils, in the words of the sample's pages of each language. */
const promises = /QR|povrn|vrača|vračamo|refund|erstatte|rimbors|vraćamo|vratiti|sprosti|released|freigegeben|oslobođ/i;

test.each(languages)(
  'the %s pages of checkout promise refunds and QR codes only with our own seller',
  async (language) => {
    const pages = [
      shopPath('paymentMethod', language),
      shopPath('thankYou', language),
      samplePaths('cancelOrder')[language],
    ];
    const shown = async (content: typeof sampleContent) =>
      JSON.stringify(
        (await Promise.all(pages.map((path) => value(content.loadPage(language, path))))).flatMap(({ sections }) =>
          sections.map((section) => {
            if (section.type === 'paymentMethod') return section.cardText;
            if (section.type === 'orderCancellation') return [section.texts.question, section.texts.success];
            return section.type === 'orderCompleted'
              ? [section.texts.ticketCompleted, section.texts.giftCardCompleted]
              : [];
          }),
        ),
      );
    expect(await shown(sampleContent)).toMatch(promises);
    expect(await shown(pagesWithoutPromises(sampleContent))).not.toMatch(promises);
  },
);
