import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import { hourWords } from './hour-words.ts';
import { toddlerCategory } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';
import { adults, toddlers } from './ticket-words.ts';

const swim: PerLanguage<string> = {
  sl: 'Voda 33 °C, tiha ura brez valov in vodeno plavanje za dojenčke.',
  en: 'Water at 33 °C, a quiet time without waves and guided baby swimming.',
  de: '33 °C warmes Wasser, eine ruhige Zeit ohne Wellen und begleitetes Babyschwimmen.',
  it: 'Acqua a 33 °C, un’ora tranquilla senza onde e nuoto guidato per neonati.',
  hr: 'Voda od 33 °C, mirno vrijeme bez valova i vođeno plivanje za bebe.',
};

/** Mornings for babies and their parents, from Monday to Thursday; the baby comes for nothing. */
export const babyMornings: SampleTicket = {
  id: 'termalija-baby-morning',
  type: 'hourlyTicket',
  area: 'termalija',
  image: 'wellness',
  windowDays: 30,
  priceGroups: [
    {
      id: 'termalija-baby-morning-9',
      words: hourWords(9, 11, swim),
      weekdays: [1, 2, 3, 4],
      holidays: 'excluded',
      priceLists: [
        { id: 'termalija-baby-morning-9-adult', name: adults, price: 1100, categoryId: defaultPersonCategories.adult },
        { id: 'termalija-baby-morning-9-baby', name: toddlers, price: 0, categoryId: toddlerCategory },
      ],
    },
  ],
  seasons: [],
  words: {
    sl: {
      url: 'jutro-z-dojencki',
      name: 'Jutro z dojenčki',
      shortDescription: 'Topla in tiha voda za najmlajše, od ponedeljka do četrtka.',
      description: 'Prvi stik z vodo brez hrupa: majhna skupina, vaditeljica v vodi in topla previjalnica.',
      terms:
        'Vstopnica velja za izbrano jutro od 9. do 11. ure. Dojenček potrebuje plenice za plavanje; na voljo so tudi na recepciji. Vsak otrok ima ob sebi eno odraslo osebo.',
    },
    en: {
      url: 'baby-morning',
      name: 'Baby morning',
      shortDescription: 'Warm and quiet water for the youngest, Monday to Thursday.',
      description:
        'A first meeting with water without noise: a small group, an instructor in the pool and a warm changing room.',
      terms:
        'The ticket is valid on the chosen morning from 9 am to 11 am. Babies need swim nappies, also sold at the reception. Every child has one adult beside it.',
    },
    de: {
      url: 'babyvormittag',
      name: 'Babyvormittag',
      shortDescription: 'Warmes, ruhiges Wasser für die Kleinsten, Montag bis Donnerstag.',
      description:
        'Die erste Begegnung mit dem Wasser ohne Lärm: eine kleine Gruppe, eine Trainerin im Becken und ein warmer Wickelraum.',
      terms:
        'Das Ticket gilt am gewählten Vormittag von 9 bis 11 Uhr. Babys brauchen Schwimmwindeln, erhältlich auch an der Rezeption. Jedes Kind hat einen Erwachsenen bei sich.',
    },
    it: {
      url: 'mattina-con-i-neonati',
      name: 'Mattina con i neonati',
      shortDescription: 'Acqua calda e tranquilla per i più piccoli, dal lunedì al giovedì.',
      description:
        'Il primo incontro con l’acqua senza rumore: un gruppo piccolo, un’istruttrice in vasca e un fasciatoio al caldo.',
      terms:
        'Il biglietto vale nella mattina scelta dalle 9 alle 11. Servono i pannolini da nuoto, in vendita anche alla reception. Ogni bambino ha un adulto accanto.',
    },
    hr: {
      url: 'jutro-s-bebama',
      name: 'Jutro s bebama',
      shortDescription: 'Topla i mirna voda za najmlađe, od ponedjeljka do četvrtka.',
      description: 'Prvi susret s vodom bez buke: mala skupina, trenerica u vodi i topla prostorija za previjanje.',
      terms:
        'Ulaznica vrijedi za odabrano jutro od 9 do 11 sati. Bebe trebaju pelene za plivanje; dostupne su i na recepciji. Uz svako dijete je jedna odrasla osoba.',
    },
  },
};
