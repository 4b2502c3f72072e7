import { cardTerms, threeDaysAhead, wholeYearRound } from './gift-card-terms.ts';
import { completeWords, forOne, noWords, sixMonths } from './gift-card-words.ts';
import type { PerLanguage, SampleGiftCard } from './sample-product.ts';

type Words = PerLanguage<string>;

const threeVisits: Words = {
  sl: 'trije obiski po 45 minut',
  en: 'three visits of 45 minutes',
  de: 'drei Besuche zu je 45 Minuten',
  it: 'tre visite di 45 minuti',
  hr: 'tri posjeta po 45 minuta',
};

const program: Words = {
  sl: 'Program treh obiskov',
  en: 'Programme of three visits',
  de: 'Programm mit drei Besuchen',
  it: 'Programma di tre visite',
  hr: 'Program od tri posjeta',
};

/** Three visits to the health centre at one price. */
export const backCare: SampleGiftCard = {
  id: 'back-care',
  type: 'giftCard',
  isValueCard: false,
  image: 'water-close',
  categories: ['health-centre'],
  priceLists: [{ id: 'back-care-program', name: program, price: 13_500, priceWithDiscount: 11_900 }],
  words: completeWords(
    {
      sl: {
        url: 'zdrav-hrbet',
        name: 'Zdrav hrbet',
        shortDescription: 'Pregled, vodena vadba v termalni vodi in masaža hrbta.',
        description:
          'Fizioterapevtka pregleda vaš hrbet, pokaže vaje v termalni vodi in obisk sklene s terapevtsko masažo. Načrt vaj odnesete domov.',
      },
      en: {
        url: 'healthy-back',
        name: 'A healthy back',
        shortDescription: 'A check-up, guided exercise in thermal water and a back massage.',
        description:
          'A physiotherapist looks at your back, shows you exercises in thermal water and ends with a therapeutic massage. You take the exercise plan home.',
      },
      de: {
        url: 'gesunder-ruecken',
        name: 'Gesunder Rücken',
        shortDescription: 'Untersuchung, angeleitete Übungen im Thermalwasser und Rückenmassage.',
        description:
          'Eine Physiotherapeutin sieht sich Ihren Rücken an, zeigt Übungen im Thermalwasser und schließt mit einer Heilmassage ab. Den Übungsplan nehmen Sie mit nach Hause.',
      },
      it: {
        url: 'schiena-sana',
        name: 'Schiena sana',
        shortDescription: 'Visita, esercizi guidati in acqua termale e massaggio alla schiena.',
        description:
          'Una fisioterapista esamina la schiena, mostra gli esercizi in acqua termale e conclude con un massaggio terapeutico. Il programma di esercizi si porta a casa.',
      },
      hr: {
        url: 'zdrava-leda',
        name: 'Zdrava leđa',
        shortDescription: 'Pregled, vođene vježbe u termalnoj vodi i masaža leđa.',
        description:
          'Fizioterapeutkinja pregleda vaša leđa, pokaže vježbe u termalnoj vodi i posjet završi terapijskom masažom. Plan vježbi nosite kući.',
      },
    },
    {
      terms: cardTerms({
        duration: threeVisits,
        persons: forOne,
        season: wholeYearRound,
        notice: threeDaysAhead,
        place: {
          sl: 'Center zdravja Olimia',
          en: 'Olimia health centre',
          de: 'Gesundheitszentrum Olimia',
          it: 'Centro salute Olimia',
          hr: 'Centar zdravlja Olimia',
        },
      }),
      validity: sixMonths,
      numberOfPeople: forOne,
      quantityDiscount: noWords,
    },
  ),
};
