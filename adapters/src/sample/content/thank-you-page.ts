import type { Uncleaned } from '@shop/core/content/clean-html';
import type { OrderTexts, Section } from '@shop/core/content/section';
import * as de from './order-texts/de.ts';
import * as en from './order-texts/en.ts';
import * as hr from './order-texts/hr.ts';
import * as it from './order-texts/it.ts';
import * as sl from './order-texts/sl.ts';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const sections = (title: string, texts: Uncleaned<OrderTexts>): readonly Uncleaned<Section>[] => [
  { type: 'orderCompleted', id: 'order-completed', title, text: '', texts },
];

/** Checkout step 4: one text for each way that an order can turn out (R-DONE-1, D-PAYMENT-TRUTH). */
export const thankYouPage: SamplePage = {
  key: 'thankYou_7_shop',
  contentType: 'shopPage',
  image: 'moon-pool',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.thankYou.sl,
      name: 'Naročilo zaključeno',
      seoTitle: 'Naročilo zaključeno',
      seoDescription: 'Stanje vašega naročila in podrobnosti nakupa.',
      keywords: 'naročilo, potrdilo',
      sections: sections('Naročilo zaključeno', sl.orderTexts),
    },
    en: {
      path: samplePaths.thankYou.en,
      name: 'Order completed',
      seoTitle: 'Order completed',
      seoDescription: 'The state of your order and the details of your purchase.',
      keywords: 'order, confirmation',
      sections: sections('Order completed', en.orderTexts),
    },
    de: {
      path: samplePaths.thankYou.de,
      name: 'Bestellung abgeschlossen',
      seoTitle: 'Bestellung abgeschlossen',
      seoDescription: 'Der Stand Ihrer Bestellung und die Einzelheiten Ihres Einkaufs.',
      keywords: 'Bestellung, Bestätigung',
      sections: sections('Bestellung abgeschlossen', de.orderTexts),
    },
    it: {
      path: samplePaths.thankYou.it,
      name: 'Ordine completato',
      seoTitle: 'Ordine completato',
      seoDescription: 'Lo stato del Suo ordine e i dettagli dell’acquisto.',
      keywords: 'ordine, conferma',
      sections: sections('Ordine completato', it.orderTexts),
    },
    hr: {
      path: samplePaths.thankYou.hr,
      name: 'Narudžba dovršena',
      seoTitle: 'Narudžba dovršena',
      seoDescription: 'Stanje vaše narudžbe i pojedinosti kupnje.',
      keywords: 'narudžba, potvrda',
      sections: sections('Narudžba dovršena', hr.orderTexts),
    },
  },
};
