import { cardTerms, outsideHolidays, threeDaysAhead, wholeYearRound } from './gift-card-terms.ts';
import { byTimeOfUse, completeWords, forOne, fromTwo, noWords, twelveMonths } from './gift-card-words.ts';
import type { PerLanguage, SampleGiftCard } from './sample-product.ts';

type Words = PerLanguage<string>;

const minutes = (count: number): Words => ({
  sl: `${count} minut`,
  en: `${count} minutes`,
  de: `${count} Minuten`,
  it: `${count} minuti`,
  hr: `${count} minuta`,
});

const massageRooms: Words = {
  sl: 'masažni prostori Orhidelije',
  en: 'the massage rooms of Orhidelija',
  de: 'Massageräume der Orhidelija',
  it: 'le sale massaggi di Orhidelija',
  hr: 'prostori za masažu u Orhideliji',
};

const anyDay: Words = {
  sl: 'Kateri koli dan',
  en: 'Any day',
  de: 'An jedem Tag',
  it: 'Qualsiasi giorno',
  hr: 'Bilo koji dan',
};

/** A massage with an old and a new price at each time of use, whatever the quantity. */
export const hotStones: SampleGiftCard = {
  id: 'hot-stones',
  type: 'giftCard',
  isValueCard: false,
  image: 'wellness',
  categories: ['wellness', 'massages', 'special-offers'],
  priceLists: byTimeOfUse('hot-stones', { weekdays: [7900, 6900], weekend: [8900, 7900] }),
  words: completeWords(
    {
      sl: {
        url: 'masaza-z-vrocimi-kamni',
        name: 'Masaža z vročimi kamni',
        shortDescription: 'Topli bazaltni kamni in celodnevni vstop v Orhidelijo.',
        description:
          'Vroči bazaltni kamni sprostijo hrbet, ramena in noge. Pred masažo in po njej je vaš ves dan v Orhideliji.',
      },
      en: {
        url: 'hot-stone-massage',
        name: 'Hot stone massage',
        shortDescription: 'Warm basalt stones and all-day entry to Orhidelija.',
        description:
          'Hot basalt stones loosen back, shoulders and legs. Before and after the massage the whole day at Orhidelija is yours.',
      },
      de: {
        url: 'hot-stone-massage',
        name: 'Hot-Stone-Massage',
        shortDescription: 'Warme Basaltsteine und Tageseintritt in die Orhidelija.',
        description:
          'Heiße Basaltsteine lockern Rücken, Schultern und Beine. Davor und danach gehört Ihnen der ganze Tag in der Orhidelija.',
      },
      it: {
        url: 'massaggio-con-pietre-calde',
        name: 'Massaggio con pietre calde',
        shortDescription: 'Pietre di basalto calde e ingresso giornaliero a Orhidelija.',
        description:
          'Le pietre di basalto calde sciolgono schiena, spalle e gambe. Prima e dopo il massaggio l’intera giornata a Orhidelija è Sua.',
      },
      hr: {
        url: 'masaza-vrucim-kamenjem',
        name: 'Masaža vrućim kamenjem',
        shortDescription: 'Toplo bazaltno kamenje i cjelodnevni ulaz u Orhideliju.',
        description:
          'Vruće bazaltno kamenje opušta leđa, ramena i noge. Prije i poslije masaže cijeli dan u Orhideliji samo je vaš.',
      },
    },
    {
      terms: cardTerms({
        duration: minutes(75),
        persons: forOne,
        season: outsideHolidays,
        notice: threeDaysAhead,
        place: massageRooms,
      }),
      validity: twelveMonths,
      numberOfPeople: forOne,
      quantityDiscount: noWords,
    },
  ),
};

/** A massage that is cheaper from the second card on. */
export const aromaMassage: SampleGiftCard = {
  id: 'aroma-massage',
  type: 'giftCard',
  isValueCard: false,
  image: 'relax',
  quantityDiscountMinItems: 2,
  categories: ['massages'],
  priceLists: [{ id: 'aroma-massage-any-day', name: anyDay, price: 5500, priceWithDiscount: 4900 }],
  words: completeWords(
    {
      sl: {
        url: 'aromaticna-masaza',
        name: 'Aromatična masaža',
        shortDescription: 'Petdeset minut z oljem sivke ali pomaranče.',
        description: 'Nežni potegi, toplo olje po vaši izbiri in deset minut počitka v čajnem kotičku.',
      },
      en: {
        url: 'aroma-massage',
        name: 'Aroma massage',
        shortDescription: 'Fifty minutes with lavender or orange oil.',
        description: 'Gentle strokes, a warm oil of your choice and ten minutes of rest in the tea corner.',
      },
      de: {
        url: 'aromamassage',
        name: 'Aromamassage',
        shortDescription: 'Fünfzig Minuten mit Lavendel- oder Orangenöl.',
        description: 'Sanfte Griffe, ein warmes Öl nach Wahl und zehn Minuten Ruhe in der Teeecke.',
      },
      it: {
        url: 'massaggio-aromatico',
        name: 'Massaggio aromatico',
        shortDescription: 'Cinquanta minuti con olio di lavanda o d’arancia.',
        description: 'Movimenti delicati, un olio caldo a scelta e dieci minuti di riposo nell’angolo del tè.',
      },
      hr: {
        url: 'aroma-masaza',
        name: 'Aroma masaža',
        shortDescription: 'Pedeset minuta s uljem lavande ili naranče.',
        description: 'Nježni pokreti, toplo ulje po izboru i deset minuta odmora u čajnom kutku.',
      },
    },
    {
      terms: cardTerms({
        duration: minutes(50),
        persons: forOne,
        season: wholeYearRound,
        notice: threeDaysAhead,
        place: massageRooms,
      }),
      validity: twelveMonths,
      numberOfPeople: forOne,
      quantityDiscount: fromTwo,
    },
  ),
};
