import type { PerLanguage } from './sample-product.ts';

/** Tags of the gift-card list in order (R-LIST-3); the tag for all is the list's own. */
export const giftCardCategories: readonly { readonly id: string; readonly name: PerLanguage<string> }[] = [
  {
    id: 'wellness',
    name: {
      sl: 'Wellness Orhidelia',
      en: 'Wellness Orhidelia',
      de: 'Wellness Orhidelia',
      it: 'Wellness Orhidelia',
      hr: 'Wellness Orhidelia',
    },
  },
  {
    id: 'top-offers',
    name: {
      sl: 'Top ponudba',
      en: 'Top offers',
      de: 'Top-Angebote',
      it: 'Offerte top',
      hr: 'Top ponuda',
    },
  },
  {
    id: 'special-offers',
    name: {
      sl: 'Akcijska ponudba',
      en: 'Special offers',
      de: 'Aktionsangebote',
      it: 'Offerte speciali',
      hr: 'Akcijska ponuda',
    },
  },
  {
    id: 'massages',
    name: {
      sl: 'Masaže',
      en: 'Massages',
      de: 'Massagen',
      it: 'Massaggi',
      hr: 'Masaže',
    },
  },
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
    id: 'health-centre',
    name: {
      sl: 'Center zdravja Olimia',
      en: 'Olimia health centre',
      de: 'Gesundheitszentrum Olimia',
      it: 'Centro salute Olimia',
      hr: 'Centar zdravlja Olimia',
    },
  },
  {
    id: 'family-wellness',
    name: {
      sl: 'Family Wellness Termalija',
      en: 'Family Wellness Termalija',
      de: 'Family Wellness Termalija',
      it: 'Family Wellness Termalija',
      hr: 'Family Wellness Termalija',
    },
  },
  {
    id: 'for-two',
    name: {
      sl: 'Za pare',
      en: 'For couples',
      de: 'Für Paare',
      it: 'Per coppie',
      hr: 'Za parove',
    },
  },
  {
    id: 'stays',
    name: {
      sl: 'Namestitev',
      en: 'Accommodation',
      de: 'Unterkunft',
      it: 'Soggiorni',
      hr: 'Smještaj',
    },
  },
];
