import { hourWords } from './hour-words.ts';
import { everyDay, singles } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';

const morning: PerLanguage<string> = {
  sl: 'Ob koncu tedna in praznikih: prvi spusti dneva, ko so vrste še kratke.',
  en: 'At weekends and on public holidays: the first rides of the day, while queues are short.',
  de: 'Am Wochenende und an Feiertagen: die ersten Rutschen des Tages, solange die Schlangen kurz sind.',
  it: 'Nel fine settimana e nei festivi: le prime discese, finché le code sono corte.',
  hr: 'Vikendom i blagdanima: prvi spustovi u danu, dok su redovi još kratki.',
};

const slides: PerLanguage<string> = {
  sl: 'Vsi tobogani in bazen z valovi, malica ob trati po želji.',
  en: 'All the slides and the wave pool, with a snack by the lawn if you like.',
  de: 'Alle Rutschen und das Wellenbecken, dazu auf Wunsch ein Imbiss an der Wiese.',
  it: 'Tutti gli scivoli e la piscina a onde, con uno spuntino sul prato se lo desidera.',
  hr: 'Svi tobogani i bazen s valovima, uz zalogaj kraj travnjaka po želji.',
};

const late: PerLanguage<string> = {
  sl: 'Ko se vrste skrajšajo: zadnji spusti pred sončnim zahodom.',
  en: 'When the queues grow short: the last slides before sunset.',
  de: 'Wenn die Schlangen kürzer werden: die letzten Rutschen vor Sonnenuntergang.',
  it: 'Quando le code si accorciano: le ultime discese prima del tramonto.',
  hr: 'Kad se redovi skrate: posljednji spustovi prije zalaska sunca.',
};

/** The slides for four hours (D-HOURLY); the morning is for weekends and public holidays (D-DAY-PRICES). */
export const aqualunaHours: SampleTicket = {
  id: 'aqualuna-hours',
  type: 'hourlyTicket',
  area: 'aqualuna',
  image: 'aqualuna-day',
  windowDays: 30,
  priceGroups: [
    {
      id: 'aqualuna-hours-10',
      words: hourWords(10, 14, morning),
      weekdays: [6, 7],
      holidays: 'included',
      priceLists: singles('aqualuna-hours-10', { adult: 1800, child: 1500 }),
    },
    {
      id: 'aqualuna-hours-14',
      words: hourWords(14, 18, slides),
      weekdays: everyDay,
      priceLists: singles('aqualuna-hours-14', { adult: 1700, child: 1400 }),
    },
    {
      id: 'aqualuna-hours-16',
      words: hourWords(16, 20, late),
      weekdays: everyDay,
      priceLists: singles('aqualuna-hours-16', { adult: 1500, child: 1200 }),
    },
  ],
  seasons: [],
  words: {
    sl: {
      url: 'aqualuna-na-ure',
      name: 'Aqualuna na ure',
      shortDescription: 'Štiri ure toboganov: po šoli, po službi ali v soboto zjutraj.',
      description: 'Za dneve, ki so prekratki za ves dan v vodi in predolgi za doma: štiri ure toboganov in valov.',
      terms:
        'Vstopnica velja za izbrani dan in izbrane ure. Najnižja višina za posamezen tobogan je napisana ob stopnicah. Ob ponedeljkih je Aqualuna zaprta.',
    },
    en: {
      url: 'aqualuna-by-the-hour',
      name: 'Aqualuna by the hour',
      shortDescription: 'Four hours of slides: after school, after work or on a Saturday morning.',
      description:
        'For days that are too short for a whole day in the water and too long for staying in: four hours of slides and waves.',
      terms:
        'The ticket is valid on the chosen day, in the chosen hours. The minimum height for each slide is written at the foot of its stairs. Aqualuna is closed on Mondays.',
    },
    de: {
      url: 'aqualuna-stundenweise',
      name: 'Aqualuna stundenweise',
      shortDescription: 'Vier Stunden Rutschen: nach der Schule, nach der Arbeit oder am Samstagmorgen.',
      description:
        'Für Tage, die für einen ganzen Badetag zu kurz und für daheim zu lang sind: vier Stunden Rutschen und Wellen.',
      terms:
        'Das Ticket gilt am gewählten Tag zu den gewählten Stunden. Die Mindestgröße für jede Rutsche steht an der Treppe. Montags ist die Aqualuna geschlossen.',
    },
    it: {
      url: 'aqualuna-a-ore',
      name: 'Aqualuna a ore',
      shortDescription: 'Quattro ore di scivoli: dopo la scuola, dopo il lavoro o il sabato mattina.',
      description:
        'Per i giorni troppo corti per una giornata intera in acqua e troppo lunghi per stare a casa: quattro ore di scivoli e onde.',
      terms:
        'Il biglietto vale nel giorno e nelle ore scelti. L’altezza minima per ogni scivolo è indicata ai piedi della scala. Il lunedì Aqualuna è chiusa.',
    },
    hr: {
      url: 'aqualuna-na-sate',
      name: 'Aqualuna na sate',
      shortDescription: 'Četiri sata tobogana: poslije škole, poslije posla ili u subotu ujutro.',
      description:
        'Za dane koji su prekratki za cijeli dan u vodi, a predugi za ostanak kod kuće: četiri sata tobogana i valova.',
      terms:
        'Ulaznica vrijedi na odabrani dan u odabrane sate. Najmanja visina za pojedini tobogan napisana je uz stube. Ponedjeljkom je Aqualuna zatvorena.',
    },
  },
};
