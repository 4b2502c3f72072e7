import { everyDay, singles } from './price-lists.ts';
import type { SampleTicket } from './sample-product.ts';
import { anyDay, wholeYear } from './season-words.ts';

/** A pass with one season, which skips the choice of it. */
export const termalijaYear: SampleTicket = {
  id: 'termalija-year',
  type: 'multiDayTicket',
  area: 'termalija',
  image: 'moon-pool',
  windowDays: 0,
  priceGroups: [
    {
      id: 'termalija-year-any',
      words: anyDay,
      weekdays: everyDay,
      priceLists: singles('termalija-year', { adult: 39_000, child: 24_000 }),
    },
  ],
  seasons: [{ id: 'termalija-year-whole', firstDay: 0, lastDay: 364, capacity: 300, name: wholeYear }],
  words: {
    sl: {
      url: 'letna-vstopnica-termalija',
      name: 'Letna vstopnica Termalija',
      shortDescription: 'Vse leto v topli vodi z eno vstopnico.',
      description:
        'Pridite, kadar želite: vsak odprti dan leta, brez čakanja pri blagajni. Povrne se po osemnajstih obiskih.',
      terms:
        'Vstopnica je na ime in ni prenosljiva. Velja vsak odprti dan sezone. Za nočno kopanje je potrebna ločena vstopnica.',
    },
    en: {
      url: 'annual-pass-termalija',
      name: 'Termalija annual pass',
      shortDescription: 'A whole year of warm water with one ticket.',
      description:
        'Come whenever you like: every open day of the year, past the queue at the cash desk. It pays off after eighteen visits.',
      terms:
        'The pass is personal and cannot be passed on. It is valid on every open day of the season. Night bathing needs a ticket of its own.',
    },
    de: {
      url: 'jahreskarte-termalija',
      name: 'Jahreskarte Termalija',
      shortDescription: 'Ein ganzes Jahr warmes Wasser mit einem Ticket.',
      description:
        'Kommen Sie, wann Sie möchten: an jedem Öffnungstag des Jahres, ohne Anstehen an der Kasse. Sie lohnt sich ab achtzehn Besuchen.',
      terms:
        'Die Karte ist persönlich und nicht übertragbar. Sie gilt an jedem Öffnungstag der Saison. Für das Nachtbaden brauchen Sie ein eigenes Ticket.',
    },
    it: {
      url: 'abbonamento-annuale-termalija',
      name: 'Abbonamento annuale Termalija',
      shortDescription: 'Un anno intero di acqua calda con un solo biglietto.',
      description:
        'Venga quando vuole: ogni giorno di apertura dell’anno, senza fila alla cassa. Conviene dopo diciotto ingressi.',
      terms:
        'L’abbonamento è nominativo e non cedibile. Vale in tutti i giorni di apertura della stagione. Per il bagno notturno serve un biglietto a parte.',
    },
    hr: {
      url: 'godisnja-ulaznica-termalija',
      name: 'Godišnja ulaznica Termalija',
      shortDescription: 'Cijela godina u toploj vodi s jednom ulaznicom.',
      description:
        'Dođite kad želite: svaki otvoreni dan u godini, bez čekanja na blagajni. Isplati se nakon osamnaest posjeta.',
      terms:
        'Ulaznica glasi na ime i nije prenosiva. Vrijedi svaki otvoreni dan sezone. Za noćno kupanje potrebna je zasebna ulaznica.',
    },
  },
};
