import { hourWords } from './hour-words.ts';
import { byDay, everyDay } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';

const early: PerLanguage<string> = {
  sl: 'Mirno jutro, ko je voda še gladka in sta plavalni progi prosti.',
  en: 'A calm morning, with smooth water and free swimming lanes.',
  de: 'Ein ruhiger Morgen mit glattem Wasser und freien Schwimmbahnen.',
  it: 'Una mattina tranquilla, con l’acqua liscia e le corsie libere.',
  hr: 'Mirno jutro, kad je voda još glatka, a plivačke staze slobodne.',
};

const noon: PerLanguage<string> = {
  sl: 'Ob 13. uri vodna gimnastika, vključena v ceno.',
  en: 'Water gymnastics at 1 pm, included in the price.',
  de: 'Um 13 Uhr Wassergymnastik, im Preis inbegriffen.',
  it: 'Alle 13 ginnastica in acqua, compresa nel prezzo.',
  hr: 'U 13 sati gimnastika u vodi, uključena u cijenu.',
};

const afternoon: PerLanguage<string> = {
  sl: 'Najbolj živahne ure: otroški kotiček in počasna reka sta odprta.',
  en: 'The liveliest hours: the children’s corner and the lazy river are open.',
  de: 'Die lebhaftesten Stunden: Kinderecke und Strömungskanal sind geöffnet.',
  it: 'Le ore più vivaci: l’angolo per bambini e il fiume lento sono aperti.',
  hr: 'Najživlji sati: otvoreni su dječji kutak i spora rijeka.',
};

/** Three hours of the day that the visitor chooses (D-HOURLY), cheaper from Monday to Thursday (D-DAY-PRICES). */
export const termalijaHours: SampleTicket = {
  id: 'termalija-hours',
  type: 'hourlyTicket',
  area: 'termalija',
  image: 'water-close',
  windowDays: 45,
  priceGroups: [
    {
      id: 'termalija-hours-9',
      words: hourWords(9, 12, early),
      weekdays: everyDay,
      priceLists: byDay('termalija-hours-9', { adult: 1300, child: 1000 }, { adult: 1600, child: 1300 }),
    },
    {
      id: 'termalija-hours-12',
      words: hourWords(12, 15, noon),
      weekdays: everyDay,
      priceLists: byDay('termalija-hours-12', { adult: 1500, child: 1200 }, { adult: 1800, child: 1500 }),
    },
    {
      id: 'termalija-hours-15',
      words: hourWords(15, 18, afternoon),
      weekdays: everyDay,
      priceLists: byDay('termalija-hours-15', { adult: 1600, child: 1300 }, { adult: 1900, child: 1600 }),
    },
  ],
  seasons: [],
  words: {
    sl: {
      url: 'termalija-tri-ure',
      name: 'Termalija na ure',
      shortDescription: 'Tri ure v topli vodi, ob uri, ki vam ustreza.',
      description:
        'Izberite dan in tri ure dneva: zjutraj, opoldne ali popoldne. Ceneje kot ves dan, vode pa enako. Od ponedeljka do četrtka je še ugodneje; prazniki štejejo kot konec tedna.',
      terms:
        'Vstopnica velja za izbrani dan in izbrane ure. Za vsako začeto uro po izteku doplačate 3 EUR na osebo. Otroci do 12. leta se kopajo v spremstvu odrasle osebe.',
    },
    en: {
      url: 'termalija-three-hours',
      name: 'Termalija by the hour',
      shortDescription: 'Three hours in warm water, at the time that suits you.',
      description:
        'Choose a day and three hours of it: in the morning, at noon or in the afternoon. Cheaper than a whole day, with just as much water, and cheaper still from Monday to Thursday; public holidays count as a weekend.',
      terms:
        'The ticket is valid on the chosen day, in the chosen hours. Staying longer costs 3 EUR per person for every hour begun. Children under 12 bathe in the company of an adult.',
    },
    de: {
      url: 'termalija-drei-stunden',
      name: 'Termalija stundenweise',
      shortDescription: 'Drei Stunden im warmen Wasser, wann es Ihnen passt.',
      description:
        'Wählen Sie einen Tag und drei Stunden: am Morgen, zu Mittag oder am Nachmittag. Günstiger als der ganze Tag, bei gleich viel Wasser. Von Montag bis Donnerstag noch günstiger; Feiertage zählen als Wochenende.',
      terms:
        'Das Ticket gilt am gewählten Tag zu den gewählten Stunden. Wer länger bleibt, zahlt je angefangene Stunde 3 EUR pro Person nach. Kinder unter 12 Jahren baden in Begleitung eines Erwachsenen.',
    },
    it: {
      url: 'termalija-tre-ore',
      name: 'Termalija a ore',
      shortDescription: 'Tre ore nell’acqua calda, quando preferisce.',
      description:
        'Scelga un giorno e tre ore: al mattino, a mezzogiorno o nel pomeriggio. Costa meno di una giornata intera, l’acqua è la stessa. Dal lunedì al giovedì conviene ancora di più; i festivi contano come fine settimana.',
      terms:
        'Il biglietto vale nel giorno e nelle ore scelti. Chi resta di più paga 3 EUR a persona per ogni ora iniziata. I minori di 12 anni fanno il bagno accompagnati da un adulto.',
    },
    hr: {
      url: 'termalija-tri-sata',
      name: 'Termalija na sate',
      shortDescription: 'Tri sata u toploj vodi, kad vama odgovara.',
      description:
        'Odaberite dan i tri sata: ujutro, u podne ili poslijepodne. Povoljnije od cijelog dana, a vode jednako. Od ponedjeljka do četvrtka još povoljnije; blagdani se računaju kao vikend.',
      terms:
        'Ulaznica vrijedi na odabrani dan u odabrane sate. Za svaki započeti sat dulje doplaćuje se 3 EUR po osobi. Djeca do 12 godina kupaju se u pratnji odrasle osobe.',
    },
  },
};
