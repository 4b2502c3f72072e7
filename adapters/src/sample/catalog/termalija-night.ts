import { hourWords } from './hour-words.ts';
import { singles } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';
import { choosePersons } from './ticket-words.ts';

const night: PerLanguage<string> = {
  sl: 'Bazeni pod zvezdami, ob 21. uri glasba v živo.',
  en: 'The pools under the stars, with live music at 9 pm.',
  de: 'Die Becken unter den Sternen, um 21 Uhr mit Livemusik.',
  it: 'Le piscine sotto le stelle, alle 21 musica dal vivo.',
  hr: 'Bazeni pod zvijezdama, u 21 sat glazba uživo.',
};

/** Night bathing, on two weekdays only. */
export const termalijaNight: SampleTicket = {
  id: 'termalija-night-bathing',
  type: 'dailyTicket',
  area: 'termalija',
  image: 'pool-tickets',
  windowDays: 60,
  priceGroups: [
    {
      id: 'termalija-night-bathing-20',
      words: hourWords(20, 24, night),
      weekdays: [5, 6],
      priceLists: singles('termalija-night-bathing-20', { adult: 1800, child: 1400 }),
    },
  ],
  select: choosePersons,
  seasons: [],
  words: {
    sl: {
      url: 'nocno-kopanje',
      name: 'Nočno kopanje',
      shortDescription: 'Ob petkih in sobotah do polnoči pod zvezdami.',
      description: 'Ko se stemni, prižgemo luči v vodi: para, svetilke in glasba, ob petkih in sobotah do polnoči.',
      terms:
        'Vstopnica velja za izbrani večer od 20. ure. Otroci do 15. leta se kopajo v spremstvu odrasle osebe. Zaradi vremena kupnine ne vračamo.',
    },
    en: {
      url: 'night-bathing',
      name: 'Night bathing',
      shortDescription: 'Under the stars until midnight, on Fridays and Saturdays.',
      description:
        'When it grows dark we light the water: steam, lanterns and music, on Fridays and Saturdays until midnight.',
      terms:
        'The ticket is valid on the chosen evening from 8 pm. Children under 15 bathe in the company of an adult. We do not refund tickets because of the weather.',
    },
    de: {
      url: 'nachtbaden',
      name: 'Nachtbaden',
      shortDescription: 'Freitags und samstags bis Mitternacht unter den Sternen.',
      description:
        'Wenn es dunkel wird, leuchtet das Wasser: Dampf, Laternen und Musik, freitags und samstags bis Mitternacht.',
      terms:
        'Das Ticket gilt am gewählten Abend ab 20 Uhr. Kinder unter 15 Jahren baden in Begleitung eines Erwachsenen. Wegen schlechten Wetters erstatten wir keine Tickets.',
    },
    it: {
      url: 'bagno-notturno',
      name: 'Bagno notturno',
      shortDescription: 'Sotto le stelle fino a mezzanotte, il venerdì e il sabato.',
      description:
        'Quando si fa buio accendiamo l’acqua: vapore, lanterne e musica, il venerdì e il sabato fino a mezzanotte.',
      terms:
        'Il biglietto vale nella serata scelta dalle 20. I minori di 15 anni fanno il bagno accompagnati da un adulto. I biglietti non si rimborsano a causa del maltempo.',
    },
    hr: {
      url: 'nocno-kupanje',
      name: 'Noćno kupanje',
      shortDescription: 'Petkom i subotom do ponoći pod zvijezdama.',
      description: 'Kad padne mrak, palimo svjetla u vodi: para, svjetiljke i glazba, petkom i subotom do ponoći.',
      terms:
        'Ulaznica vrijedi za odabranu večer od 20 sati. Djeca do 15 godina kupaju se u pratnji odrasle osobe. Zbog vremenskih prilika novac ne vraćamo.',
    },
  },
};
