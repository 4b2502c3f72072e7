import type { Words } from './words.ts';

/** The catalog of the foreign host: a lake with a sauna, and nothing of the sample. Ids are numbers here in both
 *  dialects; prices are whole cents. */

const [adult, child] = ['6f1c0f5e-3a0b-4c55-9d8e-2b7a1e4c9a01', 'b2d94c7a-81f6-4e0d-a3c2-5f9e6d1b7c02'] as const;

export type ForeignPrice = {
  readonly id: number;
  readonly name: Words;
  readonly price: number;
  readonly reduced?: number;
  /** For a package: the number of persons per category. */
  readonly persons?: readonly { readonly categoryId: string; readonly quantity: number }[];
  readonly isOff?: true;
};

type Named = { readonly id: number; readonly name: Words; readonly image: string };

export type ForeignTicket = Named & {
  readonly kind: 2 | 3 | 4;
  readonly groups: readonly { readonly id: number; readonly name: Words; readonly prices: readonly ForeignPrice[] }[];
  readonly seasons: readonly { readonly id: number; readonly name: Words; readonly places: number }[];
};

export type ForeignCard = Named & {
  readonly kind: 1;
  readonly category: number;
  readonly isValueCard: boolean;
  readonly minItems?: number;
  readonly prices: readonly ForeignPrice[];
};

export type ForeignUpsell = {
  readonly id: number;
  readonly name: Words;
  readonly price: number;
  readonly reduced?: number;
  readonly hasDay: boolean;
  readonly parents: readonly number[];
};

/** The three day tickets share the places of the lake. */
export const tickets: readonly ForeignTicket[] = [
  {
    id: 101,
    kind: 2,
    name: ['Jezersko kopališče', 'Lake lido', 'Strandbad am See', 'Lido del lago', 'Jezersko kupalište'],
    image: '/img/jezero.jpg',
    seasons: [],
    groups: [
      {
        id: 201,
        name: ['Ves dan', 'All day', 'Ganzer Tag', 'Tutto il giorno', 'Cijeli dan'],
        prices: [
          { id: 301, name: ['Odrasli', 'Adults', 'Erwachsene', 'Adulti', 'Odrasle osobe'], price: 1_745 },
          { id: 302, name: ['Otroci', 'Children', 'Kinder', 'Bambini', 'Djeca'], price: 1_235, reduced: 1_115 },
          {
            id: 303,
            name: ['Družina 2+2', 'Family 2+2', 'Familie 2+2', 'Famiglia 2+2', 'Obitelj 2+2'],
            price: 4_995,
            persons: [
              { categoryId: adult, quantity: 2 },
              { categoryId: child, quantity: 2 },
            ],
          },
        ],
      },
      {
        id: 202,
        name: ['Popoldne', 'Afternoon', 'Nachmittag', 'Pomeriggio', 'Poslijepodne'],
        prices: [
          { id: 304, name: ['Odrasli', 'Adults', 'Erwachsene', 'Adulti', 'Odrasle osobe'], price: 1_190 },
          {
            id: 305,
            name: ['Upokojenci', 'Pensioners', 'Rentner', 'Pensionati', 'Umirovljenici'],
            price: 990,
            isOff: true,
          },
        ],
      },
    ],
  },
  {
    id: 102,
    kind: 3,
    name: ['Savna ob jezeru', 'Lakeside sauna', 'Sauna am Ufer', 'Sauna sul lago', 'Sauna uz jezero'],
    image: '/img/savna.jpg',
    seasons: [],
    groups: [
      {
        id: 203,
        name: ['Dve uri', 'Two hours', 'Zwei Stunden', 'Due ore', 'Dva sata'],
        prices: [{ id: 306, name: ['Odrasli', 'Adults', 'Erwachsene', 'Adulti', 'Odrasle osobe'], price: 2_105 }],
      },
    ],
  },
  {
    id: 103,
    kind: 4,
    name: ['Sezonska karta', 'Season card', 'Saisonkarte', 'Carta stagionale', 'Sezonska iskaznica'],
    image: '/img/karta.jpg',
    seasons: [
      { id: 401, name: ['Poletje', 'Summer', 'Sommer', 'Estate', 'Ljeto'], places: 50 },
      { id: 402, name: ['Zima', 'Winter', 'Winter', 'Inverno', 'Zima'], places: 0 },
    ],
    groups: [
      {
        id: 204,
        name: ['Vsak dan', 'Every day', 'Jeden Tag', 'Ogni giorno', 'Svaki dan'],
        prices: [
          {
            id: 307,
            name: ['Odrasli', 'Adults', 'Erwachsene', 'Adulti', 'Odrasle osobe'],
            price: 18_900,
            reduced: 17_955,
          },
        ],
      },
    ],
  },
];

export const categories: readonly Pick<Named, 'id' | 'name'>[] = [
  { id: 501, name: ['Masaže', 'Massages', 'Massagen', 'Massaggi', 'Masaže'] },
  {
    id: 502,
    name: ['Vrednost po izbiri', 'Value of your choice', 'Wert nach Wahl', 'Valore a scelta', 'Vrijednost po izboru'],
  },
];

export const cards: readonly ForeignCard[] = [
  {
    id: 111,
    kind: 1,
    name: ['Masaža s kamni', 'Stone massage', 'Steinmassage', 'Massaggio con pietre', 'Masaža kamenjem'],
    image: '/img/masaza.jpg',
    category: 501,
    isValueCard: false,
    minItems: 4,
    prices: [
      {
        id: 311,
        name: ['Med tednom', 'Weekdays', 'Wochentags', 'Giorni feriali', 'Radnim danom'],
        price: 4_555,
        reduced: 3_995,
      },
      { id: 312, name: ['Vikend', 'Weekend', 'Wochenende', 'Fine settimana', 'Vikend'], price: 5_205 },
    ],
  },
  {
    id: 112,
    kind: 1,
    name: ['Darilo jezera', 'Gift of the lake', 'Geschenk des Sees', 'Dono del lago', 'Dar jezera'],
    image: '/img/darilo.jpg',
    category: 502,
    isValueCard: true,
    prices: [{ id: 313, name: ['Vrednost', 'Value', 'Wert', 'Valore', 'Vrijednost'], price: 1_000 }],
  },
];

export const upsells: readonly ForeignUpsell[] = [
  {
    id: 601,
    name: ['Ležalnik', 'Deck chair', 'Liegestuhl', 'Sdraio', 'Ležaljka'],
    price: 645,
    reduced: 495,
    hasDay: true,
    parents: [101, 102],
  },
  { id: 603, name: ['Brisača', 'Bath towel', 'Badetuch', 'Telo', 'Ručnik'], price: 405, hasDay: true, parents: [101] },
  {
    id: 602,
    name: ['Voščilnica', 'Greeting card', 'Grußkarte', 'Biglietto', 'Čestitka'],
    price: 310,
    hasDay: false,
    parents: [111, 112, 101],
  },
];

/** Returns places and percentage off of the day `after` days from today; the same each week. */
export const dayPlan = (after: number): { readonly places: number; readonly percent: number } => {
  if (after % 7 === 2) return { places: 0, percent: 0 };
  if (after % 7 === 3) return { places: 9, percent: 0 };
  return { places: 90, percent: after % 7 === 5 ? 10 : 0 };
};

/** Units: days from today on which day tickets are sold. */
export const windowDays = 30;

export const countries: readonly { readonly id: string; readonly name: Words }[] = [
  { id: 'SI', name: ['Slovenija', 'Slovenia', 'Slowenien', 'Slovenia', 'Slovenija'] },
  { id: 'AT', name: ['Avstrija', 'Austria', 'Österreich', 'Austria', 'Austrija'] },
  { id: 'HR', name: ['Hrvaška', 'Croatia', 'Kroatien', 'Croazia', 'Hrvatska'] },
];
