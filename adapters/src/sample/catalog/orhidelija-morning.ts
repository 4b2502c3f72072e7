import { hourWords } from './hour-words.ts';
import { everyDay } from './price-lists.ts';
import type { PerLanguage, SamplePriceList, SampleTicket } from './sample-product.ts';
import { adults } from './ticket-words.ts';

const dawn: PerLanguage<string> = {
  sl: 'Jutranja savna je do konca prenove peči zaprta in zato ni naprodaj.',
  en: 'The dawn sauna is closed until its stove has been renewed, and therefore not on sale.',
  de: 'Die Morgensauna bleibt bis zur Erneuerung des Ofens geschlossen und ist deshalb nicht erhältlich.',
  it: 'La sauna dell’alba è chiusa fino al rinnovo della stufa, perciò non è in vendita.',
  hr: 'Jutarnja sauna zatvorena je do kraja obnove peći i zato nije u prodaji.',
};

const morning: PerLanguage<string> = {
  sl: 'Prvi v tihi vodi, s čajem in sadjem ob oknu.',
  en: 'First into the silent water, with tea and fruit by the window.',
  de: 'Als Erste ins stille Wasser, mit Tee und Obst am Fenster.',
  it: 'I primi nell’acqua silenziosa, con tè e frutta accanto alla finestra.',
  hr: 'Prvi u tihoj vodi, uz čaj i voće kraj prozora.',
};

const late: PerLanguage<string> = {
  sl: 'Počasen začetek dneva s finsko savno in počitkom.',
  en: 'A slow start to the day with a Finnish sauna and a rest.',
  de: 'Ein langsamer Start in den Tag mit finnischer Sauna und Ruhe.',
  it: 'Un inizio lento, con sauna finlandese e riposo.',
  hr: 'Polagan početak dana uz finsku saunu i odmor.',
};

const adultsOnly = (id: string, price: number): readonly SamplePriceList[] => [
  { id: `${id}-adult`, name: adults, price },
];

/** Quiet morning hours for adults; one of its groups is off sale, and says why. */
export const orhidelijaMorning: SampleTicket = {
  id: 'orhidelija-morning',
  type: 'hourlyTicket',
  area: 'orhidelija',
  image: 'relax',
  windowDays: 30,
  priceGroups: [
    {
      id: 'orhidelija-morning-6',
      words: hourWords(6, 8, dawn),
      weekdays: everyDay,
      priceLists: adultsOnly('orhidelija-morning-6', 1500),
      isOff: true,
    },
    {
      id: 'orhidelija-morning-8',
      words: hourWords(8, 11, morning),
      weekdays: everyDay,
      priceLists: adultsOnly('orhidelija-morning-8', 1800),
    },
    {
      id: 'orhidelija-morning-10',
      words: hourWords(10, 13, late),
      weekdays: everyDay,
      priceLists: adultsOnly('orhidelija-morning-10', 2000),
    },
  ],
  seasons: [],
  words: {
    sl: {
      url: 'orhidelija-jutro',
      name: 'Jutro v Orhideliji',
      shortDescription: 'Tihe jutranje ure za odrasle, s čajem in sadjem.',
      description: 'Preden se dan začne: topla voda, savna in ležalnik s pogledom na gozd. Čaj in sadje sta všteta.',
      terms:
        'Vstopnica velja za izbrani dan in izbrane ure, za osebe od 15. leta. V Orhideliji spoštujemo tišino; telefoni ostanejo v omarici.',
    },
    en: {
      url: 'orhidelija-morning',
      name: 'Morning at Orhidelija',
      shortDescription: 'Quiet morning hours for adults, with tea and fruit.',
      description:
        'Before the day begins: warm water, a sauna and a lounger facing the forest. Tea and fruit are included.',
      terms:
        'The ticket is valid on the chosen day, in the chosen hours, for persons aged 15 and over. We keep Orhidelija quiet, so phones stay in the locker.',
    },
    de: {
      url: 'orhidelija-morgen',
      name: 'Morgen in der Orhidelija',
      shortDescription: 'Stille Morgenstunden für Erwachsene, mit Tee und Obst.',
      description:
        'Bevor der Tag beginnt: warmes Wasser, Sauna und eine Liege mit Blick in den Wald. Tee und Obst sind inbegriffen.',
      terms:
        'Das Ticket gilt am gewählten Tag zu den gewählten Stunden, für Personen ab 15 Jahren. In der Orhidelija ist Ruhe erwünscht, Telefone bleiben im Schrank.',
    },
    it: {
      url: 'orhidelija-mattino',
      name: 'Mattino a Orhidelija',
      shortDescription: 'Ore silenziose del mattino per adulti, con tè e frutta.',
      description:
        'Prima che la giornata cominci: acqua calda, sauna e un lettino affacciato sul bosco. Tè e frutta sono compresi.',
      terms:
        'Il biglietto vale nel giorno e nelle ore scelti, dai 15 anni in su. A Orhidelija si rispetta il silenzio; i telefoni restano nell’armadietto.',
    },
    hr: {
      url: 'orhidelija-jutro',
      name: 'Jutro u Orhideliji',
      shortDescription: 'Tihi jutarnji sati za odrasle, uz čaj i voće.',
      description:
        'Prije nego što dan počne: topla voda, sauna i ležaljka s pogledom na šumu. Čaj i voće su uključeni.',
      terms:
        'Ulaznica vrijedi na odabrani dan u odabrane sate, za osobe od 15 godina. U Orhideliji poštujemo tišinu; mobiteli ostaju u ormariću.',
    },
  },
};
