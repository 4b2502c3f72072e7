import { shopPath } from '@shop/core/paths/shop-paths';
import type { PerLanguage } from './sample-page.ts';

const fixed = (page: Parameters<typeof shopPath>[0]): PerLanguage<string> => ({
  sl: shopPath(page, 'sl'),
  en: shopPath(page, 'en'),
  de: shopPath(page, 'de'),
  it: shopPath(page, 'it'),
  hr: shopPath(page, 'hr'),
});

/** Where the pages of the sample live; the shop's own pages keep their addresses (R-PATH-4 to R-PATH-7), the others are
 *  ours. */
export const samplePaths = {
  home: fixed('home'),
  poolTickets: {
    sl: '/sl/vstopnice-bazeni',
    en: '/en/pool-tickets',
    de: '/de/baeder-tickets',
    it: '/it/biglietti-piscine',
    hr: '/hr/ulaznice-bazeni',
  },
  giftVouchers: {
    sl: '/sl/darilni-boni',
    en: '/en/gift-vouchers',
    de: '/de/geschenkgutscheine',
    it: '/it/buoni-regalo',
    hr: '/hr/darovni-bonovi',
  },
  cart: fixed('cart'),
  buyerInfo: fixed('buyerInfo'),
  paymentMethod: fixed('paymentMethod'),
  thankYou: fixed('thankYou'),
  cancelOrder: {
    sl: '/sl/preklic-narocila',
    en: '/en/cancel-order',
    de: '/de/bestellung-stornieren',
    it: '/it/annulla-ordine',
    hr: '/hr/otkazivanje-narudzbe',
  },
  terms: {
    sl: '/sl/pogoji-prodaje',
    en: '/en/terms-of-sale',
    de: '/de/verkaufsbedingungen',
    it: '/it/condizioni-di-vendita',
    hr: '/hr/uvjeti-prodaje',
  },
  privacy: {
    sl: '/sl/varstvo-podatkov',
    en: '/en/privacy',
    de: '/de/datenschutz',
    it: '/it/informativa-privacy',
    hr: '/hr/zastita-podataka',
  },
} as const satisfies Readonly<Record<string, PerLanguage<string>>>;
