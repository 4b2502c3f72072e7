import type { GoodsKind } from '@shop/core/host/catalog/host-catalog';
import { type Percent, percent } from '@shop/core/money/percent';
import type { PerLanguage } from './sample-product.ts';

/** Terms of a code (D-PROMO-TERMS); its days move with the first start. */
export type SamplePromo = {
  readonly code: string;
  readonly percent?: Percent;
  /** Units: cents. */
  readonly amount?: number;
  /** Units: carts; 0 for a code that is used up. */
  readonly maxUses?: number;
  /** Units: days after the first start, both included. */
  readonly firstDay?: number;
  readonly lastDay?: number;
  readonly kinds?: readonly GoodsKind[];
  /** Ids of products. */
  readonly products?: readonly string[];
  readonly description: PerLanguage<string>;
};

/** Codes to try, of every kind and state: for all, limited, for some goods, over, and used up. */
export const promoCodes: readonly SamplePromo[] = [
  {
    code: 'DOBRODOSLI10',
    percent: percent(10),
    description: {
      sl: '10 % popusta za dobrodošlico',
      en: '10% welcome discount',
      de: '10 % Willkommensrabatt',
      it: 'Sconto di benvenuto del 10%',
      hr: '10 % popusta za dobrodošlicu',
    },
  },
  {
    code: 'TERME5',
    amount: 500,
    maxUses: 100,
    description: {
      sl: '5 EUR popusta za prvih sto',
      en: '5 EUR off for the first hundred',
      de: '5 EUR Rabatt für die ersten hundert',
      it: '5 EUR di sconto per i primi cento',
      hr: '5 EUR popusta za prvih sto',
    },
  },
  {
    code: 'TISINA15',
    percent: percent(15),
    firstDay: 0,
    lastDay: 180,
    products: ['orhidelija', 'orhidelija-morning', 'orhidelija-candlelight'],
    description: {
      sl: '15 % popusta na dan, jutro ali večer v Orhideliji',
      en: '15% off a day, a morning or an evening at Orhidelija',
      de: '15 % Rabatt auf Tag, Morgen oder Abend in der Orhidelija',
      it: '15% di sconto su giornata, mattino o serata a Orhidelija',
      hr: '15 % popusta na dan, jutro ili večer u Orhideliji',
    },
  },
  {
    code: 'DARILO20',
    percent: percent(20),
    kinds: ['giftCard'],
    description: {
      sl: '20 % popusta na darilne bone, razen vrednostnih',
      en: '20% off gift vouchers, value vouchers excepted',
      de: '20 % Rabatt auf Geschenkgutscheine, ausgenommen Wertgutscheine',
      it: '20% di sconto sui buoni regalo, esclusi i buoni valore',
      hr: '20 % popusta na darovne bonove, osim vrijednosnih',
    },
  },
  {
    code: 'POZDRAV25',
    percent: percent(25),
    firstDay: -60,
    lastDay: -1,
    description: {
      sl: '25 % popusta ob odprtju sezone',
      en: '25% off for the opening of the season',
      de: '25 % Rabatt zur Saisoneröffnung',
      it: '25% di sconto per l’apertura della stagione',
      hr: '25 % popusta uz otvaranje sezone',
    },
  },
  {
    code: 'PRVIH10',
    amount: 1000,
    maxUses: 0,
    description: {
      sl: '10 EUR popusta za prvih deset',
      en: '10 EUR off for the first ten',
      de: '10 EUR Rabatt für die ersten zehn',
      it: '10 EUR di sconto per i primi dieci',
      hr: '10 EUR popusta za prvih deset',
    },
  },
];
