import type { SampleMediaName } from '../content/sample-media.ts';
import type { PerLanguage } from './sample-product.ts';

export type SampleUpsell = {
  readonly id: string;
  /** Units: cents. */
  readonly price: number;
  /** Beside its ticket. Units: cents. */
  readonly priceWithDiscount?: number;
  readonly image: SampleMediaName;
  readonly words: PerLanguage<{ readonly name: string; readonly description: string }>;
};

/** Things to hire on the day of the visit, offered beside every ticket. */
export const upsells: readonly SampleUpsell[] = [
  {
    id: 'towel',
    price: 400,
    image: 'wellness',
    words: {
      sl: { name: 'Izposoja brisače', description: 'Velika kopalna brisača, ki vas počaka ob vstopu.' },
      en: { name: 'Towel hire', description: 'A large bath towel, waiting for you at the entrance.' },
      de: { name: 'Leihhandtuch', description: 'Ein großes Badetuch, das am Eingang auf Sie wartet.' },
      it: { name: 'Noleggio asciugamano', description: 'Un grande telo da bagno che La aspetta all’ingresso.' },
      hr: { name: 'Najam ručnika', description: 'Velik kupaći ručnik koji vas čeka na ulazu.' },
    },
  },
  {
    id: 'bathrobe',
    price: 700,
    priceWithDiscount: 600,
    image: 'wellness',
    words: {
      sl: { name: 'Izposoja kopalnega plašča', description: 'Mehak kopalni plašč za ves dan.' },
      en: { name: 'Bathrobe hire', description: 'A soft bathrobe for the whole day.' },
      de: { name: 'Leihbademantel', description: 'Ein weicher Bademantel für den ganzen Tag.' },
      it: { name: 'Noleggio accappatoio', description: 'Un morbido accappatoio per tutta la giornata.' },
      hr: { name: 'Najam ogrtača', description: 'Mekan kupaći ogrtač za cijeli dan.' },
    },
  },
];
