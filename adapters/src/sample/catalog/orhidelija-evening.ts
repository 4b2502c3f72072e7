import { hourWords } from './hour-words.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';
import { adults, choosePersons } from './ticket-words.ts';

const evening: PerLanguage<string> = {
  sl: 'Ob sedmih voden savnarski obred, nato čaj ob svečah.',
  en: 'A guided sauna ritual at seven, then tea by candlelight.',
  de: 'Um 19 Uhr ein geführter Saunaaufguss, danach Tee bei Kerzenlicht.',
  it: 'Alle 19 un rituale guidato in sauna, poi tè a lume di candela.',
  hr: 'U 19 sati vođeni saunski obred, zatim čaj uz svijeće.',
};

/** Evenings of the quiet part, from Wednesday to Sunday. */
export const orhidelijaEvening: SampleTicket = {
  id: 'orhidelija-candlelight',
  type: 'dailyTicket',
  area: 'orhidelija',
  image: 'orhidelija-evening',
  windowDays: 45,
  priceGroups: [
    {
      id: 'orhidelija-candlelight-17',
      words: hourWords(17, 22, evening),
      weekdays: [3, 4, 5, 6, 7],
      priceLists: [{ id: 'orhidelija-candlelight-17-adult', name: adults, price: 2100 }],
    },
  ],
  select: choosePersons,
  seasons: [],
  words: {
    sl: {
      url: 'vecer-ob-svecah',
      name: 'Večer ob svečah',
      shortDescription: 'Orhidelija zvečer: savnarski obred, sveče in tišina.',
      description: 'Od srede do nedelje Orhidelija zvečer utihne: plavajoče sveče, voden savnarski obred in čaj.',
      terms:
        'Vstopnica velja za izbrani večer, za osebe od 15. leta. Brisača za savno je všteta. Telefoni ostanejo v omarici.',
    },
    en: {
      url: 'candlelight-evening',
      name: 'Candlelight evening',
      shortDescription: 'Orhidelija in the evening: a sauna ritual, candles and silence.',
      description:
        'From Wednesday to Sunday Orhidelija falls silent in the evening: floating candles, a guided sauna ritual and tea.',
      terms:
        'The ticket is valid on the chosen evening, for persons aged 15 and over. A sauna towel is included. Phones stay in the locker.',
    },
    de: {
      url: 'abend-bei-kerzenlicht',
      name: 'Abend bei Kerzenlicht',
      shortDescription: 'Die Orhidelija am Abend: Aufguss, Kerzen und Stille.',
      description:
        'Von Mittwoch bis Sonntag wird es abends still in der Orhidelija: schwimmende Kerzen, ein geführter Aufguss und Tee.',
      terms:
        'Das Ticket gilt am gewählten Abend, für Personen ab 15 Jahren. Ein Saunatuch ist inbegriffen. Telefone bleiben im Schrank.',
    },
    it: {
      url: 'serata-a-lume-di-candela',
      name: 'Serata a lume di candela',
      shortDescription: 'Orhidelija di sera: rituale in sauna, candele e silenzio.',
      description:
        'Dal mercoledì alla domenica Orhidelija di sera tace: candele galleggianti, un rituale guidato in sauna e tè.',
      terms:
        'Il biglietto vale nella serata scelta, dai 15 anni in su. Il telo per la sauna è compreso. I telefoni restano nell’armadietto.',
    },
    hr: {
      url: 'vecer-uz-svijece',
      name: 'Večer uz svijeće',
      shortDescription: 'Orhidelija navečer: saunski obred, svijeće i tišina.',
      description: 'Od srijede do nedjelje Orhidelija navečer utihne: plutajuće svijeće, vođeni saunski obred i čaj.',
      terms:
        'Ulaznica vrijedi za odabranu večer, za osobe od 15 godina. Ručnik za saunu je uključen. Mobiteli ostaju u ormariću.',
    },
  },
};
