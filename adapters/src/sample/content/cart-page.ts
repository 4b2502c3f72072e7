import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const sections = (title: string): readonly Uncleaned<Section>[] => [
  { type: 'cartReview', id: 'cart-review', title, text: '' },
];

/** Checkout step 1. */
export const cartPage: SamplePage = {
  key: 'cart_4_shop',
  contentType: 'shopPage',
  image: 'termalija-day',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.cart.sl,
      name: 'Pregled košarice',
      seoTitle: 'Pregled košarice',
      seoDescription: 'Preverite izbrane vstopnice, količine in skupni znesek pred nakupom.',
      keywords: 'košarica, nakup',
      sections: sections('Pregled košarice'),
    },
    en: {
      path: samplePaths.cart.en,
      name: 'Your cart',
      seoTitle: 'Your cart',
      seoDescription: 'Check your tickets, quantities and the total before you buy.',
      keywords: 'cart, purchase',
      sections: sections('Your cart'),
    },
    de: {
      path: samplePaths.cart.de,
      name: 'Warenkorb',
      seoTitle: 'Warenkorb',
      seoDescription: 'Prüfen Sie vor dem Kauf Ihre Tickets, die Mengen und den Gesamtbetrag.',
      keywords: 'Warenkorb, Kauf',
      sections: sections('Ihr Warenkorb'),
    },
    it: {
      path: samplePaths.cart.it,
      name: 'Riepilogo del carrello',
      seoTitle: 'Riepilogo del carrello',
      seoDescription: 'Controlli biglietti, quantità e totale prima dell’acquisto.',
      keywords: 'carrello, acquisto',
      sections: sections('Riepilogo del carrello'),
    },
    hr: {
      path: samplePaths.cart.hr,
      name: 'Pregled košarice',
      seoTitle: 'Pregled košarice',
      seoDescription: 'Provjerite odabrane ulaznice, količine i ukupni iznos prije kupnje.',
      keywords: 'košarica, kupnja',
      sections: sections('Pregled košarice'),
    },
  },
};
