import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, Section } from '@shop/core/content/section';
import * as de from './order-texts/de.ts';
import * as en from './order-texts/en.ts';
import * as hr from './order-texts/hr.ts';
import * as it from './order-texts/it.ts';
import * as sl from './order-texts/sl.ts';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const sections = (title: string, texts: Uncleaned<CancellationTexts>): readonly Uncleaned<Section>[] => [
  { type: 'orderCancellation', id: 'order-cancellation', title, text: '', texts },
];

/** Asks before an order is cancelled, then says how that went (R-CANCEL-2 to R-CANCEL-4). */
export const cancelOrderPage: SamplePage = {
  key: 'cancelOrder_8_shop',
  contentType: 'shopPage',
  image: 'wellness',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.cancelOrder.sl,
      name: 'Preklic naročila',
      seoTitle: 'Preklic naročila',
      seoDescription: 'Prekličite naročilo vstopnic ali darilnih bonov.',
      keywords: 'preklic, naročilo',
      sections: sections('Preklic naročila', sl.cancellationTexts),
    },
    en: {
      path: samplePaths.cancelOrder.en,
      name: 'Cancel an order',
      seoTitle: 'Cancel an order',
      seoDescription: 'Cancel an order of tickets or gift vouchers.',
      keywords: 'cancellation, order',
      sections: sections('Cancel an order', en.cancellationTexts),
    },
    de: {
      path: samplePaths.cancelOrder.de,
      name: 'Bestellung stornieren',
      seoTitle: 'Bestellung stornieren',
      seoDescription: 'Stornieren Sie eine Bestellung von Tickets oder Geschenkgutscheinen.',
      keywords: 'Stornierung, Bestellung',
      sections: sections('Bestellung stornieren', de.cancellationTexts),
    },
    it: {
      path: samplePaths.cancelOrder.it,
      name: 'Annulla l’ordine',
      seoTitle: 'Annulla l’ordine',
      seoDescription: 'Annulli un ordine di biglietti o buoni regalo.',
      keywords: 'annullamento, ordine',
      sections: sections('Annulla l’ordine', it.cancellationTexts),
    },
    hr: {
      path: samplePaths.cancelOrder.hr,
      name: 'Otkazivanje narudžbe',
      seoTitle: 'Otkazivanje narudžbe',
      seoDescription: 'Otkažite narudžbu ulaznica ili darovnih bonova.',
      keywords: 'otkazivanje, narudžba',
      sections: sections('Otkazivanje narudžbe', hr.cancellationTexts),
    },
  },
};
