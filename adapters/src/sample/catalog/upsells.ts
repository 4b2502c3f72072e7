import type { SampleMediaName } from '../content/sample-media.ts';
import type { PerLanguage } from './sample-product.ts';

/** What an upsell is offered beside. */
export type UpsellParents = 'tickets' | 'orhidelija' | 'giftCards';

export type SampleUpsell = {
  readonly id: string;
  /** Units: cents. */
  readonly price: number;
  /** Beside its ticket. Units: cents. */
  readonly priceWithDiscount?: number;
  readonly image: SampleMediaName;
  /** Whether it is for the day of a visit. */
  readonly isForDay: boolean;
  readonly goesWith: UpsellParents;
  readonly words: PerLanguage<{ readonly name: string; readonly description: string }>;
};

/** Things to hire on the day of a visit, and things to keep. */
export const upsells: readonly SampleUpsell[] = [
  {
    id: 'towel',
    price: 400,
    image: 'wellness',
    isForDay: true,
    goesWith: 'tickets',
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
    isForDay: true,
    goesWith: 'tickets',
    words: {
      sl: { name: 'Izposoja kopalnega plašča', description: 'Mehak kopalni plašč za ves dan.' },
      en: { name: 'Bathrobe hire', description: 'A soft bathrobe for the whole day.' },
      de: { name: 'Leihbademantel', description: 'Ein weicher Bademantel für den ganzen Tag.' },
      it: { name: 'Noleggio accappatoio', description: 'Un morbido accappatoio per tutta la giornata.' },
      hr: { name: 'Najam ogrtača', description: 'Mekan kupaći ogrtač za cijeli dan.' },
    },
  },
  {
    id: 'sauna-set',
    price: 900,
    priceWithDiscount: 750,
    image: 'sauna',
    isForDay: true,
    goesWith: 'orhidelija',
    words: {
      sl: { name: 'Savnarski komplet', description: 'Rjuha za savno, piling s soljo in copati za ves dan.' },
      en: { name: 'Sauna set', description: 'A sauna sheet, a salt scrub and slippers for the whole day.' },
      de: { name: 'Saunaset', description: 'Saunatuch, Salzpeeling und Badeschuhe für den ganzen Tag.' },
      it: {
        name: 'Set per la sauna',
        description: 'Telo per la sauna, scrub al sale e ciabatte per tutta la giornata.',
      },
      hr: { name: 'Komplet za saunu', description: 'Plahta za saunu, piling solju i papuče za cijeli dan.' },
    },
  },
  {
    id: 'swim-bag',
    price: 1400,
    priceWithDiscount: 1200,
    image: 'water-close',
    isForDay: false,
    goesWith: 'tickets',
    words: {
      sl: { name: 'Torba za bazen', description: 'Nepremočljiva torba z žepom za mokre kopalke, za vedno vaša.' },
      en: { name: 'Swim bag', description: 'A waterproof bag with a pocket for wet swimwear, yours to keep.' },
      de: { name: 'Badetasche', description: 'Eine wasserdichte Tasche mit Nassfach, die Ihnen bleibt.' },
      it: {
        name: 'Borsa da piscina',
        description: 'Una borsa impermeabile con tasca per il costume bagnato, tutta Sua.',
      },
      hr: { name: 'Torba za bazen', description: 'Nepromočiva torba s džepom za mokre kupaće, zauvijek vaša.' },
    },
  },
  {
    id: 'gift-box',
    price: 500,
    image: 'gift-vouchers',
    isForDay: false,
    goesWith: 'giftCards',
    words: {
      sl: { name: 'Darilna škatla', description: 'Lesena škatlica s pentljo in voščilom, ki jo pošljemo po pošti.' },
      en: { name: 'Gift box', description: 'A small wooden box with a bow and a greeting, sent by post.' },
      de: { name: 'Geschenkbox', description: 'Ein Holzkästchen mit Schleife und Gruß, das per Post kommt.' },
      it: { name: 'Scatola regalo', description: 'Una scatolina di legno con fiocco e dedica, spedita per posta.' },
      hr: { name: 'Darovna kutija', description: 'Drvena kutijica s mašnom i čestitkom koju šaljemo poštom.' },
    },
  },
];
