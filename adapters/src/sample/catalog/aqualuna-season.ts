import { everyDay, singles } from './price-lists.ts';
import type { SampleTicket } from './sample-product.ts';
import { anyDay, nextSeason, seasonAfter, thisSeason } from './season-words.ts';

/** A pass with several seasons: the first ends within weeks of the first start, the last is sold out. */
export const aqualunaSeason: SampleTicket = {
  id: 'aqualuna-season',
  type: 'multiDayTicket',
  area: 'aqualuna',
  image: 'aqualuna-day',
  windowDays: 0,
  priceGroups: [
    {
      id: 'aqualuna-season-any',
      words: anyDay,
      weekdays: everyDay,
      priceLists: singles('aqualuna-season', { adult: 14_900, child: 10_900 }),
    },
  ],
  seasons: [
    { id: 'aqualuna-season-now', firstDay: -120, lastDay: 30, capacity: 200, name: thisSeason },
    { id: 'aqualuna-season-next', firstDay: 76, lastDay: 258, capacity: 200, name: nextSeason },
    { id: 'aqualuna-season-after', firstDay: 259, lastDay: 380, capacity: 0, name: seasonAfter },
  ],
  words: {
    sl: {
      url: 'sezonska-vstopnica-aqualuna',
      name: 'Sezonska vstopnica Aqualuna',
      shortDescription: 'Vsi tobogani vso sezono, kolikorkrat želite.',
      description: 'Ena vstopnica za vso sezono: pridite po pouku, ob koncu tedna ali kar za eno uro.',
      terms:
        'Vstopnica je na ime in velja v izbrani sezoni, razen v dneh, ko je Aqualuna zaprta. Neizrabljenih dni ne vračamo.',
    },
    en: {
      url: 'season-pass-aqualuna',
      name: 'Aqualuna season pass',
      shortDescription: 'All the slides all season, as often as you like.',
      description: 'One ticket for the whole season: come after school, at the weekend or just for an hour.',
      terms:
        'The pass is personal and valid in the chosen season, except on days on which Aqualuna is closed. Unused days are not refunded.',
    },
    de: {
      url: 'saisonkarte-aqualuna',
      name: 'Saisonkarte Aqualuna',
      shortDescription: 'Alle Rutschen die ganze Saison, so oft Sie möchten.',
      description:
        'Ein Ticket für die ganze Saison: Kommen Sie nach der Schule, am Wochenende oder nur für eine Stunde.',
      terms:
        'Die Karte ist persönlich und gilt in der gewählten Saison, außer an Tagen, an denen die Aqualuna geschlossen ist. Nicht genutzte Tage werden nicht erstattet.',
    },
    it: {
      url: 'abbonamento-stagionale-aqualuna',
      name: 'Abbonamento stagionale Aqualuna',
      shortDescription: 'Tutti gli scivoli per tutta la stagione, quante volte desidera.',
      description:
        'Un solo biglietto per tutta la stagione: venga dopo la scuola, nel fine settimana o anche solo per un’ora.',
      terms:
        'L’abbonamento è nominativo e vale nella stagione scelta, tranne nei giorni di chiusura di Aqualuna. I giorni non usati non si rimborsano.',
    },
    hr: {
      url: 'sezonska-ulaznica-aqualuna',
      name: 'Sezonska ulaznica Aqualuna',
      shortDescription: 'Svi tobogani cijelu sezonu, koliko god puta želite.',
      description: 'Jedna ulaznica za cijelu sezonu: dođite poslije škole, vikendom ili samo na jedan sat.',
      terms:
        'Ulaznica glasi na ime i vrijedi u odabranoj sezoni, osim na dane kad je Aqualuna zatvorena. Neiskorištene dane ne vraćamo.',
    },
  },
};
