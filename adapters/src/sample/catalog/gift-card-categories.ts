import type { PerLanguage } from './sample-product.ts';

/** Tags of the gift-card list in order. */
export const giftCardCategories: readonly { readonly id: string; readonly name: PerLanguage<string> }[] = [
  {
    id: 'value-cards',
    name: {
      sl: 'Vrednostni boni',
      en: 'Value vouchers',
      de: 'Wertgutscheine',
      it: 'Buoni valore',
      hr: 'Vrijednosni bonovi',
    },
  },
  {
    id: 'top-offers',
    name: { sl: 'Top ponudba', en: 'Top offers', de: 'Top-Angebote', it: 'Offerte top', hr: 'Top ponuda' },
  },
  {
    id: 'for-two',
    name: { sl: 'Za pare', en: 'For couples', de: 'Für Paare', it: 'Per coppie', hr: 'Za parove' },
  },
  {
    id: 'wellness',
    name: {
      sl: 'Wellness Orhidelija',
      en: 'Wellness Orhidelija',
      de: 'Wellness Orhidelija',
      it: 'Wellness Orhidelija',
      hr: 'Wellness Orhidelija',
    },
  },
];
