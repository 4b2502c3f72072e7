import type { ShopData } from '@shop/adapters/assemble/shop-data';
import { resortZone } from '@shop/adapters/clock/system-clock';
import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { mergedWords } from '@shop/core/content/merged-words';
import type { Translations } from '@shop/core/content/route-key';
import { ResultAsync } from 'neverthrow';
import type { OpenShop } from '../ports/open-shop.ts';

/** In content's words, and in the program's own where no content answers. What draws is loaded when it is first needed. */
export const orderDrawer =
  ({ content }: Pick<ShopData, 'content'>): OpenShop['drawOrder'] =>
  (papers) => {
    const { language } = papers;
    const drawn = async (): Promise<Uint8Array> => {
      const { orderPdf } = await import('@shop/adapters/order-pdf/order-pdf');
      const told: Translations = (await content.loadTranslations(language)).unwrapOr({});
      const words = { own: await loadBuiltInTranslations(language), content: told, slovenian: {} };
      return orderPdf(papers, { translations: mergedWords(words), zone: resortZone });
    };
    return ResultAsync.fromSafePromise(drawn());
  };
