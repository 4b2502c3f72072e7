import { type Percent, percent } from '@shop/core/money/percent';
import type { PerLanguage } from './sample-product.ts';

export type SamplePromo = {
  readonly code: string;
  readonly percent?: Percent;
  /** Units: cents. */
  readonly amount?: number;
  readonly maxUses?: number;
  readonly description: PerLanguage<string>;
};

/** Codes to try; one of them is limited. */
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
];
