import { everyDay } from './price-lists.ts';
import type { SampleTicket } from './sample-product.ts';
import { nextSeason, tenVisits, thisSeason } from './season-words.ts';
import { adults, chooseVisits } from './ticket-words.ts';

/** Ten visits within a season of half a year. */
export const orhidelijaVisits: SampleTicket = {
  id: 'orhidelija-ten-visits',
  type: 'multiDayTicket',
  area: 'orhidelija',
  image: 'sauna',
  windowDays: 0,
  priceGroups: [
    {
      id: 'orhidelija-ten-visits-all',
      words: tenVisits,
      weekdays: everyDay,
      priceLists: [{ id: 'orhidelija-ten-visits-adult', name: adults, price: 24_900, priceWithDiscount: 22_900 }],
    },
  ],
  select: chooseVisits,
  seasons: [
    { id: 'orhidelija-ten-visits-now', firstDay: 0, lastDay: 181, capacity: 150, name: thisSeason },
    { id: 'orhidelija-ten-visits-next', firstDay: 182, lastDay: 364, capacity: 12, name: nextSeason },
  ],
  words: {
    sl: {
      url: 'deset-obiskov-orhidelije',
      name: 'Deset obiskov Orhidelije',
      shortDescription: 'Deset dni tišine, kadar jih potrebujete.',
      description: 'Deset celodnevnih obiskov v pol leta, za vas ali za vse, ki jih pripeljete s seboj.',
      terms:
        'Obiski veljajo v izbrani sezoni in jih lahko delite z drugimi, starimi vsaj 15 let. Neizrabljenih obiskov ne prenašamo v naslednjo sezono.',
    },
    en: {
      url: 'ten-visits-orhidelija',
      name: 'Ten visits to Orhidelija',
      shortDescription: 'Ten days of silence, whenever you need them.',
      description: 'Ten all-day visits within half a year, for yourself or for everybody you bring along.',
      terms:
        'The visits are valid in the chosen season and may be shared with others aged 15 and over. Unused visits do not move to the next season.',
    },
    de: {
      url: 'zehn-besuche-orhidelija',
      name: 'Zehn Besuche in der Orhidelija',
      shortDescription: 'Zehn stille Tage, wann immer Sie sie brauchen.',
      description: 'Zehn ganztägige Besuche in einem halben Jahr, für Sie oder für alle, die Sie mitbringen.',
      terms:
        'Die Besuche gelten in der gewählten Saison und dürfen mit anderen ab 15 Jahren geteilt werden. Nicht genutzte Besuche verfallen am Ende der Saison.',
    },
    it: {
      url: 'dieci-ingressi-orhidelija',
      name: 'Dieci ingressi a Orhidelija',
      shortDescription: 'Dieci giorni di silenzio, quando ne ha bisogno.',
      description: 'Dieci ingressi giornalieri in sei mesi, per Lei o per chi porta con sé.',
      terms:
        'Gli ingressi valgono nella stagione scelta e si possono dividere con altri dai 15 anni in su. Quelli non usati non passano alla stagione successiva.',
    },
    hr: {
      url: 'deset-posjeta-orhidelija',
      name: 'Deset posjeta Orhideliji',
      shortDescription: 'Deset dana tišine, kad god vam zatrebaju.',
      description: 'Deset cjelodnevnih posjeta u pola godine, za vas ili za sve koje povedete.',
      terms:
        'Posjeti vrijede u odabranoj sezoni i mogu se dijeliti s drugima od 15 godina. Neiskorišteni posjeti ne prenose se u sljedeću sezonu.',
    },
  },
};
